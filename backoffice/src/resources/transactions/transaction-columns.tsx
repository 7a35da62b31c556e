import { useMemo } from 'react'
import { formatDateTime } from '@cauce/format/dates.ts'
import { formatTypedAmount } from '@cauce/format/money.ts'
import type { TransactionRecord } from '../../providers/records.ts'
import { Amount } from '../../ui/amount.tsx'
import { CustomerLink } from '../../ui/customer-link.tsx'
import type { Column } from '../../ui/list/column.ts'
import { TransactionStatusBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { signedAmountOf } from './effect-of.ts'

/** What a list of movements can show; whose they are only where there is more than one customer. */
export function useTransactionColumns({ hasCustomer }: { readonly hasCustomer: boolean }): Column<TransactionRecord>[] {
  const t = useWords()
  return useMemo(() => {
    const customer: Column<TransactionRecord> = {
      source: 'userName',
      heading: t('transactions.fields.userName'),
      text: ({ userName }) => userName,
      cell: ({ userId, userName }) => <CustomerLink id={userId} name={userName} tab="wallet" />,
    }
    return [
      {
        source: 'createdAt',
        heading: t('transactions.fields.createdAt'),
        isSortable: true,
        text: ({ createdAt }) => formatDateTime(createdAt),
      },
      ...(hasCustomer ? [customer] : []),
      {
        source: 'type',
        heading: t('transactions.fields.type'),
        isSortable: true,
        text: ({ type }) => t(`transactions.type.${type}`),
      },
      {
        source: 'issuerName',
        heading: t('transactions.fields.issuerName'),
        text: ({ projectName, issuerName }) => projectName ?? t(`transactions.issuerName.${issuerName}`),
      },
      {
        source: 'status',
        heading: t('transactions.fields.status'),
        isSortable: true,
        text: ({ status }) => t(`transactions.status.${status}`),
        cell: ({ status }) => <TransactionStatusBadge status={status} />,
      },
      {
        source: 'rejectReason',
        heading: t('transactions.fields.rejectReason'),
        isHidden: true,
        text: ({ rejectReason }) => rejectReason,
      },
      {
        source: 'adminName',
        heading: t('transactions.fields.adminName'),
        isHidden: true,
        text: ({ adminName }) => adminName,
      },
      {
        source: 'amount',
        heading: t('transactions.fields.amount'),
        isFigure: true,
        isSortable: true,
        text: (row) => formatTypedAmount(signedAmountOf(row)),
        cell: (row) => <Amount value={signedAmountOf(row)} sign="always" isVoid={row.status === 'rejected'} />,
      },
      {
        source: 'balanceAfter',
        heading: t('transactions.fields.balanceAfter'),
        isFigure: true,
        text: ({ balanceAfter }) => (balanceAfter === null ? null : formatTypedAmount(balanceAfter)),
        cell: ({ balanceAfter }) => balanceAfter !== null && <Amount value={balanceAfter} />,
      },
    ]
  }, [t, hasCustomer])
}
