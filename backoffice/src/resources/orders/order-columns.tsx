import { useMemo } from 'react'
import { formatDateTime } from '@cauce/format/dates.ts'
import { formatTypedAmount } from '@cauce/format/money.ts'
import type { OrderRecord } from '../../providers/records.ts'
import { Amount } from '../../ui/amount.tsx'
import { CustomerLink } from '../../ui/customer-link.tsx'
import type { Column } from '../../ui/list/column.ts'
import { OrderStatusBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'

/** What a list of the orders of a project shows. */
export function useOrderColumns(): Column<OrderRecord>[] {
  const t = useWords()
  return useMemo(
    () => [
      {
        source: 'createdAt',
        heading: t('orders.fields.createdAt'),
        isSortable: true,
        text: ({ createdAt }) => formatDateTime(createdAt),
      },
      {
        source: 'userName',
        heading: t('orders.fields.userName'),
        text: ({ userName }) => userName,
        cell: ({ userId, userName }) => <CustomerLink id={userId} name={userName} tab="wallet" />,
      },
      {
        source: 'status',
        heading: t('orders.fields.status'),
        isSortable: true,
        text: ({ status }) => t(`orders.status.${status}`),
        cell: ({ status }) => <OrderStatusBadge status={status} />,
      },
      {
        source: 'reflectionEndsAt',
        heading: t('orders.fields.reflectionEndsAt'),
        text: ({ status, reflectionEndsAt }) => (status === 'pending' ? formatDateTime(reflectionEndsAt) : null),
      },
      {
        source: 'returned',
        heading: t('orders.fields.returned'),
        isFigure: true,
        text: ({ returned }) => formatTypedAmount(returned),
        cell: ({ returned }) => <Amount value={returned} />,
      },
      {
        source: 'amount',
        heading: t('orders.fields.amount'),
        isFigure: true,
        isSortable: true,
        text: ({ amount }) => formatTypedAmount(amount),
        cell: ({ amount, status }) => <Amount value={amount} isVoid={status === 'cancelled'} />,
      },
    ],
    [t],
  )
}
