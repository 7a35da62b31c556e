import { useMemo } from 'react'
import { formatDateTime } from '@cauce/format/dates.ts'
import { formatTypedAmount } from '@cauce/format/money.ts'
import type { OrderMovementRecord } from '../../providers/records.ts'
import { Amount } from '../../ui/amount.tsx'
import { CustomerLink } from '../../ui/customer-link.tsx'
import type { Column } from '../../ui/list/column.ts'
import { useWords } from '../../ui/words.ts'

/** What comes into the project has no sign; what leaves it has a minus. */
const signed = ({ type, amount }: OrderMovementRecord) => (type === 'invest' ? amount : `-${amount}`)

/** What a list of the movements of a project shows. */
export function useOrderMovementColumns(): Column<OrderMovementRecord>[] {
  const t = useWords()
  return useMemo(
    () => [
      {
        source: 'createdAt',
        heading: t('orderMovements.fields.createdAt'),
        isSortable: true,
        text: ({ createdAt }) => formatDateTime(createdAt),
      },
      {
        source: 'userName',
        heading: t('orderMovements.fields.userName'),
        text: ({ userName }) => userName,
        cell: ({ userId, userName }) => <CustomerLink id={userId} name={userName} tab="wallet" />,
      },
      {
        source: 'type',
        heading: t('orderMovements.fields.type'),
        isSortable: true,
        text: ({ type }) => t(`orderMovements.type.${type}`),
      },
      {
        source: 'penaltyAmount',
        heading: t('orderMovements.fields.penaltyAmount'),
        isFigure: true,
        text: ({ penaltyAmount }) => formatTypedAmount(penaltyAmount),
        cell: ({ penaltyAmount }) => <Amount value={penaltyAmount} />,
      },
      {
        source: 'amount',
        heading: t('orderMovements.fields.amount'),
        isFigure: true,
        isSortable: true,
        text: (row) => formatTypedAmount(signed(row)),
        cell: (row) => <Amount value={signed(row)} sign="always" />,
      },
    ],
    [t],
  )
}
