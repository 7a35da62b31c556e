import { useId, useState } from 'react'
import { Chip, Menu, MenuItem, Popover } from '@mui/material'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { useListContext } from 'react-admin'
import type { Comparison } from '@cauce/contract/paging.ts'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import { optionOfPerson, useCountries, useCustomer, useNamedOptions, usePeople } from '../references.ts'
import { useWords } from '../words.ts'
import { CustomerFilterForm } from './customer-filter-form.tsx'
import type { Choice, Filter, TypedFilter } from './filters.ts'
import { TypedFilterForm } from './typed-filter-form.tsx'

type Value = string | boolean | undefined

const folded = (isFolded: boolean) => ({ display: { xs: isFolded ? 'none' : 'inline-flex', sm: 'inline-flex' } })

const BELOW = { vertical: 'bottom', horizontal: 'left' } as const

interface Props {
  readonly filter: Filter
  /** A telephone does not show it. */
  readonly isFolded: boolean
}

/** One filter: outlined while it is off, filled and with its value while it is on. It opens its choices. */
export function FilterChip({ filter, isFolded }: Props) {
  const t = useWords()
  const id = useId()
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const values = filterValues as Readonly<Record<string, unknown>>
  const value = values[filter.source] as Value
  const choices = useChoices(filter, value)
  const isOn = value !== undefined && value !== ''

  // A manager may not read the other managers; then there is nothing to choose from.
  if (filter.kind === 'reference' && choices.length === 0) return null
  const close = () => setAnchor(null)
  const comparisonOf = 'comparison' in filter ? filter.comparison : undefined
  const compared = comparisonOf === undefined ? undefined : values[comparisonOf]
  const comparison = (compared as Comparison | undefined) ?? 'eq'
  const choose = (chosen: Value, chosenComparison?: Comparison) => {
    close()
    const isCompared = comparisonOf !== undefined && chosen !== undefined && chosenComparison !== 'eq'
    const others = { ...values, [filter.source]: chosen }
    setFilters(
      comparisonOf === undefined ? others : { ...others, [comparisonOf]: isCompared ? chosenComparison : undefined },
      displayedFilters,
      false,
    )
  }

  return (
    <>
      <Chip
        clickable
        component="button"
        type="button"
        aria-haspopup="true"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        color={isOn ? 'primary' : 'default'}
        variant={isOn ? 'filled' : 'outlined'}
        sx={folded(isFolded)}
        label={isOn ? `${filter.label(t)}: ${wordsOf(filter, value, comparison, choices, t)}` : filter.label(t)}
        {...(isOn
          ? { onDelete: () => choose(undefined) }
          : {
              deleteIcon: <ExpandMoreIcon />,
              onDelete: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget.parentElement),
            })}
        onClick={(event) => setAnchor(event.currentTarget as HTMLElement)}
      />
      {filter.kind === 'customer' ? (
        <Popover id={id} open={anchor !== null} anchorEl={anchor} onClose={close} anchorOrigin={BELOW}>
          <CustomerFilterForm label={filter.label(t)} onChoose={choose} />
        </Popover>
      ) : isTyped(filter) ? (
        <Popover id={id} open={anchor !== null} anchorEl={anchor} onClose={close} anchorOrigin={BELOW}>
          <TypedFilterForm
            filter={filter}
            value={value === undefined ? '' : String(value)}
            comparison={comparison}
            onChoose={choose}
          />
        </Popover>
      ) : (
        <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={close}>
          <MenuItem selected={!isOn} onClick={() => choose(undefined)}>
            {t('common.all')}
          </MenuItem>
          {choices.map((choice) => (
            <MenuItem key={String(choice.value)} selected={choice.value === value} onClick={() => choose(choice.value)}>
              {choice.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}

/** The choices of a filter; none for one that is typed. Of customers only the chosen one is known. */
function useChoices(filter: Filter, value: Value): readonly Choice[] {
  const t = useWords()
  const to = filter.kind === 'reference' ? filter.to : undefined
  const managers = usePeople('operator', to === 'managers' || to === 'staff')
  const administrators = usePeople('admin', to === 'staff')
  const types = useNamedOptions('projectTypes', to === 'projectTypes')
  const countries = useCountries(to === 'countries')
  const customer = useCustomer(filter.kind === 'customer' ? value : undefined)
  if (filter.kind === 'choice') return filter.choices.map(({ value, label }) => ({ value, label: label(t) }))
  if (customer) return [customer]
  if (to === 'projectTypes') return types
  if (to === 'countries') return countries
  if (to === 'managers') return managers.map(optionOfPerson)
  return to === 'staff' ? [...managers, ...administrators].map(optionOfPerson) : []
}

const isTyped = (filter: Filter): filter is TypedFilter =>
  filter.kind !== 'choice' && filter.kind !== 'reference' && filter.kind !== 'customer'

const SIGNS = { lt: '< ', lte: '≤ ', eq: '', gt: '> ', gte: '≥ ' } as const satisfies Record<Comparison, string>

function wordsOf(
  filter: Filter,
  value: string | boolean,
  comparison: Comparison,
  choices: readonly Choice[],
  t: Translate,
): string {
  if (!isTyped(filter)) return choices.find((choice) => choice.value === value)?.label ?? '…'
  const sign = SIGNS[filter.bound ?? comparison]
  const words = {
    amount: () => formatMoney(String(value)),
    percent: () => formatPercent(Number(value)),
    months: () => t('backoffice.list.months', { smart_count: Number(value) }),
    date: () => formatDate(String(value)),
    // Identifiers of one hour begin alike.
    id: () => `…${String(value).slice(-12)}`,
  }
  return `${sign}${words[filter.kind]()}`
}
