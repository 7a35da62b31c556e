import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { useState, type SyntheticEvent } from 'react'
import { call, client, saveFile } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { LIST_TAKE, type InitialList } from '../../ui/list.store.ts'
import { PagedRows, useList, type List } from '../../ui/list.tsx'
import { notify } from '../../ui/snackbar.ts'
import { CancelDialog, type useCancelling } from './cancel-dialog.tsx'
import {
  hasFilters,
  queryOf,
  withMovementFilters,
  type MovementFilters,
  type Transaction,
  isYear,
  parseMovementFilters,
  yearFilter,
} from './movement-filters.ts'
import { MovementTable } from './movement-table.tsx'
import { toCsv, bareAmount } from '@cauce/format/csv.ts'
import { stateOfTransaction, TRANSACTION_STATES } from '@cauce/contract/wallet/transactions.lifecycle.ts'
import { formatDate, formatMoney } from '@cauce/format'
import type { Translate } from '@cauce/i18n/translate.ts'
import { fullConceptOf, signedAmountOf } from './movement-words.ts'
import { parseTypedDate } from '@cauce/format/typed-date.ts'
import { DateField, SelectField } from '../../ui/field.tsx'

export type InitialMovements = InitialList<Transaction, MovementFilters>
type MovementsList = List<Transaction, MovementFilters>

export const useMovements = (walletId: string, initial: InitialMovements): MovementsList =>
  useList(() => ({
    initial,
    idOf: ({ transactionId }) => transactionId,
    load: (filters, skip) => readMovements(walletId, filters, skip, LIST_TAKE),
  }))

async function readMovements(walletId: string, filters: MovementFilters, skip: number, take: number) {
  const query = { walletId, ...queryOf(filters), skip, take }
  return (await call(client.GET('/v1/wallet/transactions', { params: { query } }))).data
}

interface MovementListProps {
  readonly list: MovementsList
  readonly walletId: string
  /** Current year in Madrid. */
  readonly year: number
  readonly cancelling: ReturnType<typeof useCancelling>
  readonly onDeposit: (row: Transaction) => void
}

export function MovementList({ list, walletId, year, cancelling, onDeposit }: MovementListProps) {
  const t = useTranslate<'transactions'>()
  const { filters, rows, total, status } = list
  const { heading, ask, dialog } = cancelling
  const isFiltered = hasFilters(filters)
  const isEmpty = status === 'ready' && total === 0 && !isFiltered
  const show = (next: MovementFilters) => {
    const query = withMovementFilters(new URLSearchParams(location.search), next)
    history.replaceState(history.state, '', `?${query}`)
    void list.show(next)
  }
  return (
    <section className="movements">
      <div className="section-head">
        <h2 ref={heading} tabIndex={-1}>
          {t('transactions.list.title')}
        </h2>
        {!isEmpty && (
          <div className="row">
            <MovementChips filters={filters} year={year} onFilters={show} />
            {rows.length > 0 && <CsvButton walletId={walletId} filters={filters} />}
          </div>
        )}
      </div>
      {!isEmpty && <MovementFilterForm filters={filters} onFilters={show} />}
      <PagedRows
        list={list}
        failedTitle={t('transactions.list.failedTitle')}
        failed={t('transactions.list.failed')}
        shown={t('transactions.list.shown', { shown: rows.length, smart_count: total })}
        moreLabel={t('transactions.list.more')}
        empty={
          <div className="empty">
            <h3>{t(isFiltered ? 'transactions.list.noneTitle' : 'transactions.list.emptyTitle')}</h3>
            <p>{t(isFiltered ? 'transactions.list.none' : 'transactions.list.empty')}</p>
          </div>
        }
      >
        {(shown) => <MovementTable rows={shown} onCancel={ask} onDeposit={onDeposit} />}
      </PagedRows>
      <CancelDialog {...dialog} />
    </section>
  )
}

/** Exports every match, also those not loaded. */
function CsvButton({ walletId, filters }: { walletId: string; filters: MovementFilters }) {
  const t = useTranslate<'transactions'>()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const all = await readAllMovements(walletId, filters)
    setBusy(false)
    if (all) saveFile(t('transactions.list.csvName'), toCsv(csvRows(t, all)), 'text/csv')
    else notify({ kind: 'error', text: t('transactions.list.csvFailed') })
  }
  return (
    <Button
      look="plain"
      isSmall
      isBusy={isBusy}
      busyLabel={t('transactions.list.csvMaking')}
      onClick={() => void save()}
    >
      {t('transactions.list.csv')}
    </Button>
  )
}

/** Undefined after a failure. */
async function readAllMovements(walletId: string, filters: MovementFilters): Promise<Transaction[] | undefined> {
  const rows = new Map<string, Transaction>()
  for (let skip = 0; ; skip += MAXIMUM_TAKE) {
    const page = await readMovements(walletId, filters, skip, MAXIMUM_TAKE)
    if (!page) return undefined
    for (const row of page.data) rows.set(row.transactionId, row)
    if (page.data.length < MAXIMUM_TAKE) return [...rows.values()]
  }
}

const PARTS = ['principal', 'interest', 'fee', 'withheld'] as const

export function csvRows(t: Translate<'transactions'>, transactions: readonly Transaction[]): string[][] {
  const head = [
    t('transactions.fields.createdAt'),
    t('transactions.list.concept'),
    t('transactions.fields.number'),
    t('transactions.fields.status'),
    t('transactions.fields.rejectReason'),
    t('transactions.fields.amount'),
    t('transactions.list.balance'),
    ...PARTS.map((part) => t(`transactions.list.${part}`)),
  ]
  const rows = transactions.map((transaction) => [
    formatDate(transaction.createdAt),
    fullConceptOf(t, transaction),
    transaction.number ?? '',
    t(`transactions.status.${stateOfTransaction(transaction)}`),
    transaction.rejectReason ?? '',
    bareAmount(signedAmountOf(transaction)),
    transaction.balanceAfter === null ? '' : bareAmount(formatMoney(transaction.balanceAfter)),
    ...PARTS.map((part) => (transaction.payment === null ? '' : bareAmount(formatMoney(transaction.payment[part])))),
  ])
  return [head, ...rows]
}

interface FilterBarProps {
  readonly filters: MovementFilters
  /** Current year in Madrid. */
  readonly year: number
  readonly onFilters: (filters: MovementFilters) => void
}

function MovementChips({ filters, year, onFilters }: FilterBarProps) {
  const t = useTranslate<'transactions'>()
  const { type, ...others } = filters
  const { fromDate: _from, toDate: _to, ...withoutDates } = filters
  const chips = [
    { label: t('transactions.list.all'), isOn: !hasFilters(filters), next: {} },
    ...(['income', 'withdraw'] as const).map((each) => ({
      label: t(`transactions.list.${each}`),
      isOn: type === each,
      next: type === each ? others : { ...filters, type: each },
    })),
    ...[year, year - 1].map((each) => ({
      label: String(each),
      isOn: isYear(filters, each),
      next: isYear(filters, each) ? withoutDates : { ...filters, ...yearFilter(each) },
    })),
  ]
  return (
    <div className="chips">
      {chips.map(({ label, isOn, next }) => (
        <button key={label} type="button" className="chip" aria-pressed={isOn} onClick={() => onFilters(next)}>
          {label}
        </button>
      ))}
    </div>
  )
}

function MovementFilterForm({ filters, onFilters }: Omit<FilterBarProps, 'year'>) {
  const t = useTranslate<'transactions'>()
  const apply = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new URLSearchParams(
      [...new FormData(event.currentTarget)].map(([name, value]) => [
        name,
        parseTypedDate(String(value)) ?? String(value),
      ]),
    )
    onFilters({ ...parseMovementFilters(typed), ...(filters.type && { type: filters.type }) })
  }
  const statuses = TRANSACTION_STATES.map((value) => ({ value, label: t(`transactions.status.${value}`) }))
  return (
    <details className="disclosure" open={filters.status !== undefined}>
      <summary>{t('transactions.list.moreFilters')}</summary>
      {/* The key resets the fields when a chip changes the dates. */}
      <form className="form" key={JSON.stringify(filters)} onSubmit={apply}>
        <div className="field-row">
          <SelectField
            name="status"
            label={t('transactions.list.status')}
            defaultValue={filters.status ?? ''}
            choices={[{ value: '', label: t('transactions.list.anyStatus') }, ...statuses]}
          />
          <DateField name="fromDate" label={t('transactions.list.fromDate')} defaultValue={filters.fromDate} />
          <DateField name="toDate" label={t('transactions.list.toDate')} defaultValue={filters.toDate} />
        </div>
        <p className="row">
          <Button type="submit" look="quiet" isSmall>
            {t('transactions.list.apply')}
          </Button>
          {hasFilters(filters) && (
            <Button look="plain" isSmall onClick={() => onFilters({})}>
              {t('transactions.list.clear')}
            </Button>
          )}
        </p>
      </form>
    </details>
  )
}
