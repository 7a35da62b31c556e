import { formatDate, formatMoney } from '@cauce/format'
import type { Translate } from '@cauce/i18n/translate.ts'
import { Badge } from '../../ui/blocks.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { Table, type Column } from '../../ui/table.tsx'
import type { Transaction } from './movement-filters.ts'
import { amountClassOf, conceptOf, noteOf, signedAmountOf, STATUS_COLOURS } from './movement-words.ts'

/** The movements of a wallet. Pending and rejected ones have not changed the balance. */
export function MovementTable({ rows }: { rows: readonly Transaction[] }) {
  const t = useTranslate<'transactions'>()
  return (
    <Table
      label={t('transactions.list.title')}
      columns={columnsOf(t)}
      rows={rows}
      keyOf={({ transactionId }) => transactionId}
    />
  )
}

function columnsOf(t: Translate<'transactions'>): Column<Transaction>[] {
  return [
    { key: 'date', heading: t('transactions.fields.createdAt'), cell: ({ createdAt }) => formatDate(createdAt) },
    { key: 'concept', heading: t('transactions.list.concept'), isRowHeading: true, cell: (row) => conceptCell(t, row) },
    {
      key: 'status',
      heading: t('transactions.fields.status'),
      cell: ({ status }) => <Badge colour={STATUS_COLOURS[status]}>{t(`transactions.status.${status}`)}</Badge>,
    },
    {
      key: 'amount',
      heading: t('transactions.fields.amount'),
      isNumber: true,
      isLead: true,
      cell: (row) => <span className={amountClassOf(row)}>{signedAmountOf(row)}</span>,
    },
    {
      key: 'balance',
      heading: t('transactions.list.balance'),
      label: t('transactions.list.balance'),
      isNumber: true,
      className: ({ balanceAfter }) => (balanceAfter === null ? 'wide-only' : undefined),
      cell: (row) => balanceCell(t, row),
    },
  ]
}

function conceptCell(t: Translate<'transactions'>, row: Transaction) {
  const note = noteOf(t, row)
  return (
    <>
      {conceptOf(t, row)}
      {note && <span className="secondary">{note}</span>}
    </>
  )
}

function balanceCell(t: Translate<'transactions'>, { balanceAfter }: Transaction) {
  if (balanceAfter !== null) return formatMoney(balanceAfter)
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('transactions.list.unchanged')}</span>
    </>
  )
}
