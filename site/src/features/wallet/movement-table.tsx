import { paths } from '@cauce/contract/pages.ts'
import { stateOfTransaction } from '@cauce/contract/wallet/transactions.lifecycle.ts'
import { formatDate, formatMoney } from '@cauce/format'
import type { Translate } from '@cauce/i18n/translate.ts'
import { Badge } from '../../ui/blocks.tsx'
import { Button } from '../../ui/button.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { Table, type Column } from '../../ui/table.tsx'
import type { Transaction } from './movement-filters.ts'
import {
  amountClassOf,
  conceptOf,
  isAnnounced,
  isCancellable,
  isTransferOpen,
  noteOf,
  signedAmountOf,
  STATUS_COLOURS,
} from './movement-words.ts'
import { isWithdrawal } from './withdrawal-steps.ts'

interface MovementTableProps {
  readonly rows: readonly Transaction[]
  readonly onCancel: (row: Transaction) => void
  readonly onDeposit: (row: Transaction) => void
}
type Actions = Omit<MovementTableProps, 'rows'>

/** Only completed movements have changed the balance. */
export function MovementTable({ rows, ...actions }: MovementTableProps) {
  const t = useTranslate<'transactions'>()
  return (
    <Table
      label={t('transactions.list.title')}
      columns={columnsOf(t, actions)}
      rows={rows}
      keyOf={({ transactionId }) => transactionId}
    />
  )
}

function columnsOf(t: Translate<'transactions'>, actions: Actions): Column<Transaction>[] {
  return [
    { key: 'date', heading: t('transactions.fields.createdAt'), cell: ({ createdAt }) => formatDate(createdAt) },
    {
      key: 'concept',
      heading: t('transactions.list.concept'),
      isRowHeading: true,
      cell: (row) => <Concept row={row} />,
    },
    {
      key: 'status',
      heading: t('transactions.fields.status'),
      cell: (row) => <State row={row} {...actions} />,
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

function Concept({ row }: { readonly row: Transaction }) {
  const t = useTranslate<'transactions'>()
  const note = noteOf(t, row)
  return (
    <>
      {isWithdrawal(row) ? (
        <a className="concept" href={paths.withdrawal(row.transactionId)}>
          {conceptOf(t, row)}
        </a>
      ) : (
        <span className="concept">{conceptOf(t, row)}</span>
      )}
      {row.number !== null && <span className="secondary figure">{row.number}</span>}
      {note && <span className="secondary">{note}</span>}
    </>
  )
}

function State({ row, onCancel, onDeposit }: Actions & { readonly row: Transaction }) {
  const t = useTranslate<'transactions' | 'deposits'>()
  const state = stateOfTransaction(row)
  return (
    <div className="movement-state">
      <Badge colour={STATUS_COLOURS[state]}>{t(`transactions.status.${state}`)}</Badge>
      {isAnnounced(row) && (
        <Button
          look="plain"
          isSmall
          aria-label={t('deposits.showOf', { amount: formatMoney(row.amount) })}
          onClick={() => onDeposit(row)}
        >
          {t('deposits.show')}
        </Button>
      )}
      {(isCancellable(row) || isTransferOpen(row)) && (
        <Button
          look="plain"
          isSmall
          aria-label={t('transactions.cancel.actionOf', { concept: conceptOf(t, row), amount: signedAmountOf(row) })}
          onClick={() => onCancel(row)}
        >
          {t('transactions.cancel.action')}
        </Button>
      )}
    </div>
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
