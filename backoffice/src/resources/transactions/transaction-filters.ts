import { IssuerName, TRANSACTION_STATUSES, TransactionType } from '@cauce/contract'
import type { FilterSpec } from '../../ui/list/filter-spec.ts'
import { useWords } from '../../ui/words.ts'

/** The filters of spec section 7, "Wallet". */
export function useTransactionFilters(): FilterSpec[] {
  const t = useWords()
  return [
    {
      kind: 'choice',
      source: 'status',
      label: t('transactions.fields.status'),
      choices: TRANSACTION_STATUSES.map((value) => ({ value, label: t(`transactions.status.${value}`) })),
    },
    {
      kind: 'choice',
      source: 'type',
      label: t('transactions.fields.type'),
      choices: TransactionType.options.map((value) => ({ value, label: t(`transactions.type.${value}`) })),
    },
    {
      kind: 'choice',
      source: 'issuerName',
      label: t('transactions.fields.issuerName'),
      choices: IssuerName.options.map((value) => ({ value, label: t(`transactions.issuerName.${value}`) })),
    },
    { kind: 'amount', source: 'amount', label: t('transactions.fields.amount') },
    { kind: 'date', source: 'fromDate', label: t('common.from') },
    { kind: 'date', source: 'toDate', label: t('common.to') },
  ]
}
