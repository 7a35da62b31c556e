import { ListBase, Pagination } from 'react-admin'
import { FilterBar } from '../../ui/list/filter-bar.tsx'
import { Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { useTransactionColumns } from '../transactions/transaction-columns.tsx'
import { useTransactionFilters } from '../transactions/transaction-filters.ts'
import { TransactionsTable } from '../transactions/transactions-table.tsx'

const ROWS = [10, 25, 50]

/** The movements of one wallet. */
export function UserWalletMovements({ userId }: { readonly userId: string }) {
  const t = useWords()
  const columns = useTransactionColumns({ hasCustomer: false })
  return (
    <Section title={t('transactions.title')}>
      <ListBase
        resource="transactions"
        filter={{ userId }}
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={ROWS[0]!}
        disableSyncWithLocation
        storeKey={`users.${userId}.transactions`}
      >
        <FilterBar filters={useTransactionFilters()} />
        <TransactionsTable columns={columns} />
        <Pagination rowsPerPageOptions={ROWS} />
      </ListBase>
    </Section>
  )
}
