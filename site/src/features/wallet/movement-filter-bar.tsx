import { TRANSACTION_STATUSES } from '@cauce/contract/wallet/transactions.ts'
import type { SyntheticEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { hasFilters, isYear, parseMovementFilters, yearFilter, type MovementFilters } from './movement-filters.ts'

interface FilterBarProps {
  readonly filters: MovementFilters
  /** The present year in Madrid. */
  readonly year: number
  readonly onFilters: (filters: MovementFilters) => void
}

/** What one asks for most stands as chips; the rest opens below. */
export function MovementChips({ filters, year, onFilters }: FilterBarProps) {
  const t = useTranslate<'transactions'>()
  const { type, ...others } = filters
  const { fromDate: _from, toDate: _to, ...withoutDates } = filters
  const chips = [
    { label: t('transactions.list.all'), isOn: !hasFilters(filters), next: {} },
    {
      label: t('transactions.list.income'),
      isOn: type === 'income',
      next: type === 'income' ? others : { ...filters, type: 'income' as const },
    },
    {
      label: t('transactions.list.withdraw'),
      isOn: type === 'withdraw',
      next: type === 'withdraw' ? others : { ...filters, type: 'withdraw' as const },
    },
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

/** Status and days. */
export function MovementFilterForm({ filters, onFilters }: Omit<FilterBarProps, 'year'>) {
  const t = useTranslate<'transactions'>()
  const apply = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new URLSearchParams(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    )
    onFilters({ ...parseMovementFilters(typed), ...(filters.type && { type: filters.type }) })
  }
  return (
    <details className="disclosure" open={filters.status !== undefined}>
      <summary>{t('transactions.list.moreFilters')}</summary>
      {/* A chip that changes the days changes the fields too. */}
      <form className="form" key={JSON.stringify(filters)} onSubmit={apply}>
        <div className="field-row">
          <SelectField name="status" label={t('transactions.list.status')} defaultValue={filters.status ?? ''}>
            <option value="">{t('transactions.list.anyStatus')}</option>
            {TRANSACTION_STATUSES.map((status) => (
              <option key={status} value={status}>
                {t(`transactions.status.${status}`)}
              </option>
            ))}
          </SelectField>
          <Field name="fromDate" type="date" label={t('transactions.list.fromDate')} defaultValue={filters.fromDate} />
          <Field name="toDate" type="date" label={t('transactions.list.toDate')} defaultValue={filters.toDate} />
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
