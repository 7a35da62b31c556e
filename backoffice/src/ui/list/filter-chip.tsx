import { useId, useState } from 'react'
import { Chip, Menu, MenuItem, Popover } from '@mui/material'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { useListContext } from 'react-admin'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { useWords } from '../words.ts'
import type { ChoiceFilter, FilterSpec } from './filter-spec.ts'
import { TypedFilterForm } from './typed-filter-form.tsx'
import { useReferenceChoices } from './use-reference-choices.ts'

type Value = string | boolean | undefined

const BELOW = { vertical: 'bottom', horizontal: 'left' } as const

/** One filter: an outline while it is off, filled with its value when it is on; it opens its choices. */
export function FilterChip({ filter }: { readonly filter: FilterSpec }) {
  const t = useWords()
  const id = useId()
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const value = (filterValues as Record<string, unknown>)[filter.source] as Value
  const choices = useChoices(filter)
  const isOn = value !== undefined && value !== ''

  // A manager may see no other managers: then there is nothing to choose from.
  if (filter.kind === 'reference' && choices.length === 0) return null
  const close = () => setAnchor(null)
  const choose = (chosen: Value) => {
    close()
    setFilters({ ...filterValues, [filter.source]: chosen }, displayedFilters, false)
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
        label={isOn ? `${filter.label}: ${wordsOf(filter, value, choices)}` : filter.label}
        {...(isOn
          ? { onDelete: () => choose(undefined) }
          : {
              deleteIcon: <ExpandMoreIcon />,
              onDelete: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget.parentElement),
            })}
        onClick={(event) => setAnchor(event.currentTarget as HTMLElement)}
      />
      {filter.kind === 'amount' || filter.kind === 'date' ? (
        <Popover id={id} open={anchor !== null} anchorEl={anchor} onClose={close} anchorOrigin={BELOW}>
          <TypedFilterForm filter={filter} value={typeof value === 'string' ? value : ''} onChoose={choose} />
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

function useChoices(filter: FilterSpec): ChoiceFilter['choices'] {
  const references = useReferenceChoices(filter.kind === 'reference' ? filter.to : undefined)
  return filter.kind === 'choice' ? filter.choices : references
}

function wordsOf(filter: FilterSpec, value: string | boolean, choices: ChoiceFilter['choices']): string {
  if (filter.kind === 'amount') return formatMoney(String(value))
  if (filter.kind === 'date') return formatDate(String(value))
  return choices.find((choice) => choice.value === value)?.label ?? '…'
}
