import { TRANSACTION_STATES } from '@cauce/contract/wallet/transactions.lifecycle.ts'
import { parseTypedDate } from '@cauce/format/typed-date.ts'
import type { SyntheticEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { DateField, SelectField } from '../../ui/field.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { hasFilters, isYear, parseMovementFilters, yearFilter, type MovementFilters } from './movement-filters.ts'

interface FilterBarProps {
  readonly filters: MovementFilters
  /** Current year in Madrid. */
  readonly year: number
  readonly onFilters: (filters: MovementFilters) => void
}

export function MovementChips({ filters, year, onFilters }: FilterBarProps) {
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

export function MovementFilterForm({ filters, onFilters }: Omit<FilterBarProps, 'year'>) {
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
