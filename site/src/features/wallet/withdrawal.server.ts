import type { Client } from '@cauce/client'
import { dataOrMissing, isId } from '../../http/client.server.ts'
import type { Transaction } from './movement-filters.ts'
import { isWithdrawal } from './withdrawal-steps.ts'

/** Undefined if missing. Staff use the back office for others'. */
export async function loadWithdrawal(client: Client, userId: string, id: string): Promise<Transaction | undefined> {
  if (!isId(id)) return undefined
  const found = await dataOrMissing(client.GET('/v1/wallet/transactions/{id}', { params: { path: { id } } }))
  return found?.userId === userId && isWithdrawal(found) ? found : undefined
}
