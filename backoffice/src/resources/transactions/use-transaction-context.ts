import { useQuery } from '@tanstack/react-query'
import { useCall } from '../../providers/call.ts'
import type { TransactionRecord } from '../../providers/records.ts'

/** What a movement is decided by, and what was decided on it. */
export function useTransactionContext({ id, updatedAt }: TransactionRecord) {
  const call = useCall()
  return useQuery({
    queryKey: ['transactions', 'context', id, updatedAt],
    queryFn: () => call('GET /v1/wallet/transactions/{id}/context', { params: { id } }),
  })
}

export type TransactionContextQuery = ReturnType<typeof useTransactionContext>
export type StaffFacts = NonNullable<NonNullable<TransactionContextQuery['data']>['forStaff']>

/** Whether an approval by the reader would be the first of two, as the API decides it. */
export const isFirstOfTwo = ({ data }: TransactionContextQuery): boolean => data?.forStaff?.verdict === 'first'
