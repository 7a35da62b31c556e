import { Tab, Tabs } from '@mui/material'
import { useLocation, useNavigate } from 'react-admin'
import type { TransactionRecord, WalletRecord } from '../../providers/records.ts'
import { ListPage } from '../../ui/list/list-page.tsx'
import { useWords } from '../../ui/words.ts'
import { useTransactionColumns } from '../transactions/transaction-columns.tsx'
import { useTransactionFilters } from '../transactions/transaction-filters.ts'
import { TransactionsTable } from '../transactions/transactions-table.tsx'
import { useWalletColumns } from './wallet-columns.tsx'

/** /admin/wallet/: the movements of all wallets, and what each wallet holds. */
export function WalletsList() {
  const showsBalances = new URLSearchParams(useLocation().search).get('tab') === 'balances'
  return showsBalances ? <Balances /> : <Movements />
}

function Movements() {
  const t = useWords()
  const columns = useTransactionColumns({ hasCustomer: true })
  return (
    <ListPage<TransactionRecord>
      key="transactions"
      resource="transactions"
      title={t('wallets.title')}
      above={<WalletTabs open="transactions" />}
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={useTransactionFilters()}
      columns={columns}
    >
      <TransactionsTable columns={columns} />
    </ListPage>
  )
}

function Balances() {
  const t = useWords()
  return (
    <ListPage<WalletRecord>
      key="wallets"
      resource="wallets"
      title={t('wallets.title')}
      above={<WalletTabs open="balances" />}
      sort={{ field: 'balance', order: 'DESC' }}
      isInAddress={false}
      isPlain
      columns={useWalletColumns()}
    />
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
