import { Tab, Tabs } from '@mui/material'
import { DataTable, List, useNavigate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import type { RecordOf } from '../../providers/records.ts'
import { CustomerField, DayField, MoneyField } from '../../ui/fields.tsx'
import { ListTitle } from '../../ui/list/list-defaults.tsx'
import { ListActions } from '../../ui/list/list-actions.tsx'
import { ListSums } from '../../ui/list/list-sums.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { useWords } from '../../ui/words.ts'
import { ImportButton } from '../imports/import-button.tsx'
import { filtersOfAllWallets, TransactionsTable } from '../transactions/transaction-lists.tsx'

const Col = DataTable.Col<RecordOf<'wallets'>>

/** /admin/wallet/: the movements of all wallets, and the balance of each wallet. */
export function WalletsList() {
  const open = new URLSearchParams(useLocation().search).get('tab') === 'balances' ? 'balances' : 'transactions'
  return (
    <>
      <WalletTabs open={open} />
      {open === 'balances' ? <Balances /> : <Movements />}
    </>
  )
}

const Movements = () => (
  <List
    resource="transactions"
    title={<ListTitle title="wallets.title" />}
    filters={filtersOfAllWallets}
    sort={{ field: 'createdAt', order: 'DESC' }}
    actions={
      <ListActions>
        <ImportButton kind="movements" />
      </ListActions>
    }
  >
    <TransactionsTable />
  </List>
)

const Balances = () => (
  <List title={<ListTitle title="wallets.title" />} sort={{ field: 'balance', order: 'DESC' }} disableSyncWithLocation>
    <DataTable<RecordOf<'wallets'>> rowClick={(_id, _resource, { userId }) => `/users/${userId as string}/show/wallet`}>
      <Col source="userName" render={() => <CustomerField source="userName" tab="wallet" />} />
      <Col source="createdAt" field={DayField} sx={FROM.desk} />
      <Col source="reserved" field={MoneyField} align="right" sx={FROM.tablet} />
      <Col source="available" field={MoneyField} align="right" sx={FROM.tablet} />
      <Col source="balance" field={MoneyField} align="right" />
    </DataTable>
    <ListSums labels={{ reserved: 'reserved', available: 'available', balance: 'balance' }} />
  </List>
)

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
