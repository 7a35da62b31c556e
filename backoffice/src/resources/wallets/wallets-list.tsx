import { Tab, Tabs } from '@mui/material'
import { useLocation, useNavigate } from 'react-admin'
import { columnsOf } from '../../ui/list/column.tsx'
import { defineList, ListPage } from '../../ui/list/list.tsx'
import { useWords } from '../../ui/words.ts'
import { ImportButton } from '../imports/import-button.tsx'
import { transactions } from '../transactions/transaction-lists.tsx'

const column = columnsOf('wallets')
const balances = defineList({
  resource: 'wallets',
  sort: { field: 'balance', order: 'DESC' },
  isPlain: true,
  columns: [
    column.customer('userName', 'wallet'),
    column.date('createdAt', { isSortable: true, from: 'desk' }),
    column.money('reserved', { from: 'tablet' }),
    column.money('available', { isSortable: true, from: 'tablet' }),
    column.money('balance', { isSortable: true }),
  ],
  sums: {
    reserved: (t) => t('backoffice.list.sumOf.reserved'),
    available: (t) => t('backoffice.list.sumOf.available'),
    balance: (t) => t('backoffice.list.sumOf.balance'),
  },
})

/** /admin/wallet/: the movements of all wallets, and the balance of each wallet. */
export function WalletsList() {
  const t = useWords()
  const open = new URLSearchParams(useLocation().search).get('tab') === 'balances' ? 'balances' : 'transactions'
  const page = { title: t('wallets.title'), above: <WalletTabs open={open} /> }
  return open === 'balances' ? (
    <ListPage key={open} list={balances} isInAddress={false} {...page} />
  ) : (
    <ListPage key={open} list={transactions} actions={<ImportButton kind="movements" />} {...page} />
  )
}

function WalletTabs({ open }: { readonly open: 'transactions' | 'balances' }) {
  const t = useWords()
  const navigate = useNavigate()
  return (
    <Tabs
      value={open}
      aria-label={t('wallets.title')}
      onChange={(_event, tab: string) => navigate({ search: tab === 'balances' ? '?tab=balances' : '' })}
      sx={{ marginBlockEnd: 1.5 }}
    >
      <Tab value="transactions" label={t('transactions.title')} />
      <Tab value="balances" label={t('backoffice.wallets.balances')} />
    </Tabs>
  )
}
