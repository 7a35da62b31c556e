import { useMemo } from 'react'
import { formatDate } from '@cauce/format/dates.ts'
import { formatTypedAmount } from '@cauce/format/money.ts'
import type { WalletRecord } from '../../providers/records.ts'
import { Amount } from '../../ui/amount.tsx'
import { CustomerLink } from '../../ui/customer-link.tsx'
import type { Column } from '../../ui/list/column.ts'
import { useWords } from '../../ui/words.ts'

/** What a list of wallets can show. */
export function useWalletColumns(): Column<WalletRecord>[] {
  const t = useWords()
  return useMemo(
    () => [
      {
        source: 'userName',
        heading: t('wallets.fields.userName'),
        text: ({ userName }) => userName,
        cell: ({ userId, userName }) => <CustomerLink id={userId} name={userName} tab="wallet" />,
      },
      {
        source: 'createdAt',
        heading: t('wallets.fields.createdAt'),
        isSortable: true,
        text: ({ createdAt }) => formatDate(createdAt),
      },
      {
        source: 'reserved',
        heading: t('wallets.fields.reserved'),
        isFigure: true,
        text: ({ reserved }) => formatTypedAmount(reserved),
        cell: ({ reserved }) => <Amount value={reserved} />,
      },
      {
        source: 'available',
        heading: t('wallets.fields.available'),
        isFigure: true,
        isSortable: true,
        text: ({ available }) => formatTypedAmount(available),
        cell: ({ available }) => <Amount value={available} />,
      },
      {
        source: 'balance',
        heading: t('wallets.fields.balance'),
        isFigure: true,
        isSortable: true,
        text: ({ balance }) => formatTypedAmount(balance),
        cell: ({ balance }) => <Amount value={balance} />,
      },
    ],
    [t],
  )
}
