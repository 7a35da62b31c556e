import { useMemo, useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { IssuerName, stateOfTransaction, TRANSACTION_STATES, TransactionType } from '@cauce/contract'
import { formatDateTime } from '@cauce/format/dates.ts'
import { maskIban } from '@cauce/format/iban.ts'
import { formatTypedAmount } from '@cauce/format/money.ts'
import type { TransactionRecord } from '../../providers/records.ts'
import { Amount } from '../../ui/figures.tsx'
import { RowButton } from '../../ui/links.tsx'
import { columnsOf, type Column } from '../../ui/list/column.tsx'
import { customerFilter, filtersOf, period } from '../../ui/list/filters.ts'
import { defineList } from '../../ui/list/list.tsx'
import { RowsTable } from '../../ui/list/rows-table.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { TransactionStatusBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { signedAmountOf } from './effect-of.ts'
import { movementKindOf } from './movement-kind.ts'
import { TransactionDecision } from './transaction-decision.tsx'

const column = columnsOf('transactions')
const filter = filtersOf('transactions')
const customer = column.customer('userName', 'wallet')

/** The movements of all wallets. */
export const transactions = defineList({
  resource: 'transactions',
  sort: { field: 'createdAt', order: 'DESC' },
  // The filters of handbook rule 16.13.
  filters: [
    filter.choice('state', TRANSACTION_STATES, (t, state) => t(`transactions.status.${state}`), {
      labelField: 'status',
    }),
    filter.choice('type', TransactionType.options, (t, type) => t(`transactions.list.${type}`)),
    filter.choice('issuerName', IssuerName.options, (t, issuer) => t(`transactions.issuerName.${issuer}`)),
    customerFilter('userId', 'transactions'),
    filter.id('walletId'),
    filter.id('transactionId'),
    filter.amount('amount', 'amountComparison'),
    ...period,
  ],
  search: { source: 'number', label: (t) => t('transactions.list.search') },
  columns: [
    column.moment('createdAt', { isSortable: true }),
    customer,
    column.of('type', (row, t) => t(`transactions.kind.${movementKindOf(row)}`), {
      isSortable: true,
      share: 2,
      from: 'desk',
    }),
    column.of(
      'issuerName',
      ({ projectName, issuerName }, t) => projectName ?? t(`transactions.issuerName.${issuerName}`),
      { share: 3, from: 'tablet' },
    ),
    column.of('status', (row, t) => t(`transactions.status.${stateOfTransaction(row)}`), {
      isSortable: true,
      from: 'tablet',
      cell: (row) => <TransactionStatusBadge record={row} />,
    }),
    column.plain('number', { isHidden: true }),
    column.plain('rejectReason', { isHidden: true, share: 3 }),
    column.plain('adminName', { isHidden: true }),
    column.of('cancelledAt', ({ cancelledAt }) => cancelledAt && formatDateTime(cancelledAt), { isHidden: true }),
    column.of('amount', (row) => formatTypedAmount(signedAmountOf(row)), {
      isFigure: true,
      isSortable: true,
      cell: (row) => <Amount value={signedAmountOf(row)} sign="always" isVoid={row.status === 'rejected'} />,
    }),
    column.money('balanceAfter', { from: 'desk' }),
    column.plain('walletId', { isExportOnly: true }),
    column.plain('userId', { isExportOnly: true, heading: (t) => t('backoffice.list.customerId') }),
    column.plain('orderId', { isExportOnly: true, heading: (t) => t('backoffice.list.orderId') }),
    column.of('bankAccount', ({ bankAccount }) => bankAccount && maskIban(bankAccount.account), { isExportOnly: true }),
    column.plain('managerName', { isExportOnly: true }),
    column.moment('updatedAt', { isExportOnly: true }),
  ],
  sums: {
    incoming: (t) => t('backoffice.list.sumOf.incoming'),
    outgoing: (t) => t('backoffice.list.sumOf.outgoing'),
  },
  Table: TransactionsTable,
})

/** The movements of one wallet. */
export const transactionsOfCustomer = {
  ...transactions,
  filters: transactions.filters?.filter(({ source }) => source !== 'userId' && source !== 'walletId') ?? [],
  columns: transactions.columns.filter((one) => one !== customer),
}

/** Movements of wallets. Each opens beside the list, where a pending one is decided. */
function TransactionsTable({ columns }: { readonly columns: readonly Column<TransactionRecord>[] }) {
  const t = useWords()
  const notify = useNotify()
  const { data = [], refetch } = useListContext<TransactionRecord>()
  const [openId, setOpenId] = useState<string>()
  const open = data.find(({ id }) => id === openId)
  const opening = useMemo(() => withOpening(columns, setOpenId), [columns])
  return (
    <>
      <RowsTable columns={opening} onOpen={({ id }) => setOpenId(id)} />
      <SideDrawer label={t('transactions.one')} isOpen={open !== undefined} onClose={() => setOpenId(undefined)}>
        {open && (
          <TransactionDecision
            key={open.id}
            record={open}
            onReload={() => void refetch()}
            onDecided={({ status, userName }) => {
              notify(t(`backoffice.done.transaction.${status}`, { name: userName }), { type: 'success' })
              setOpenId(undefined)
            }}
          />
        )}
      </SideDrawer>
    </>
  )
}

/** The first column opens its row with the keyboard. */
const withOpening = (
  [first, ...others]: readonly Column<TransactionRecord>[],
  onOpen: (id: string) => void,
): Column<TransactionRecord>[] => [
  {
    ...first!,
    cell: (row, t, language) => (
      <RowButton opensDialog onClick={() => onOpen(row.id)}>
        {first!.text(row, t, language)}
      </RowButton>
    ),
  },
  ...others,
]
