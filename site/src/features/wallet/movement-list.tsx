import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { notify } from '../../ui/snackbar.ts'
import { MovementChips, MovementFilterForm } from './movement-filter-bar.tsx'
import { hasFilters, withMovementFilters, type MovementFilters } from './movement-filters.ts'
import { MovementTable } from './movement-table.tsx'
import { csvRows } from './movement-words.ts'
import { toCsv } from './movements-csv.ts'
import { readAllMovements, type MovementsStore } from './movements.store.ts'

interface MovementListProps {
  readonly store: MovementsStore
  readonly walletId: string
  readonly year: number
}

/** Every movement of the wallet, filtered as one likes; the filters stand in the address. */
export function MovementList({ store, walletId, year }: MovementListProps) {
  const t = useTranslate<'transactions' | 'forms'>()
  const { filters, rows, total, status } = useStore(store.$list)
  const isEmpty = total === 0 && !hasFilters(filters)
  const show = (next: MovementFilters) => {
    const query = withMovementFilters(new URLSearchParams(location.search), next)
    history.replaceState(history.state, '', `?${query}`)
    void store.show(next)
  }
  return (
    <section className="movements">
      <div className="section-head">
        <h2>{t('transactions.list.title')}</h2>
        {!isEmpty && (
          <div className="row">
            <MovementChips filters={filters} year={year} onFilters={show} />
            {rows.length > 0 && <CsvButton walletId={walletId} filters={filters} />}
          </div>
        )}
      </div>
      {!isEmpty && <MovementFilterForm filters={filters} onFilters={show} />}
      <div aria-busy={status === 'loading'} aria-live="polite" data-loading={status === 'loading' || undefined}>
        {rows.length > 0 && <MovementTable rows={rows} />}
        {status === 'ready' && rows.length === 0 && <Nothing isFiltered={hasFilters(filters)} />}
      </div>
      {status === 'failed' && (
        <div className="failed" role="alert">
          <h3>{t('transactions.list.failedTitle')}</h3>
          <p>{t('transactions.list.failed')}</p>
          <Button look="quiet" isSmall onClick={() => void store.reload()}>
            {t('forms.retry')}
          </Button>
        </div>
      )}
      {rows.length > 0 && (
        <p className="row between small muted">
          <span>{t('transactions.list.shown', { shown: rows.length, total })}</span>
          {rows.length < total && (
            <Button
              look="quiet"
              isSmall
              isBusy={status === 'loading'}
              busyLabel={t('transactions.list.loading')}
              onClick={() => void store.more()}
            >
              {t('transactions.list.more')}
            </Button>
          )}
        </p>
      )}
    </section>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslate<'transactions'>()
  return (
    <div className="empty">
      <h3>{t(isFiltered ? 'transactions.list.noneTitle' : 'transactions.list.emptyTitle')}</h3>
      <p>{t(isFiltered ? 'transactions.list.none' : 'transactions.list.empty')}</p>
    </div>
  )
}

/** Everything that matches the filters, not only what has been read so far. */
function CsvButton({ walletId, filters }: { walletId: string; filters: MovementFilters }) {
  const t = useTranslate<'transactions'>()
  const [isMaking, setMaking] = useState(false)
  const make = async () => {
    setMaking(true)
    const all = await readAllMovements(walletId, filters)
    setMaking(false)
    if (all) saveFile(t('transactions.list.csvName'), toCsv(csvRows(t, all)), 'text/csv')
    else notify({ kind: 'error', text: t('transactions.list.csvFailed') })
  }
  return (
    <Button
      look="plain"
      isSmall
      isBusy={isMaking}
      busyLabel={t('transactions.list.csvMaking')}
      onClick={() => void make()}
    >
      {t('transactions.list.csv')}
    </Button>
  )
}
