import { useId, useState } from 'react'
import { Box, Button, Chip, Menu, MenuItem, Popover, TextField } from '@mui/material'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { useListContext } from 'react-admin'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney, formatTypedAmount } from '@cauce/format/money.ts'
import { parseTypedAmount } from '@cauce/format/typed-amount.ts'
import type { ProjectTypeRecord } from '../../providers/records.ts'
import { optionOfNamed, optionOfPerson, useNamed, usePeople } from '../references.ts'
import { focusAtOnce } from '../use-hotkey.ts'
import { useWords } from '../words.ts'
import type { Choice, Filter, TypedFilter } from './filters.ts'

type Value = string | boolean | undefined

const BELOW = { vertical: 'bottom', horizontal: 'left' } as const

/** One filter: outlined while it is off, filled and with its value while it is on. It opens its choices. */
export function FilterChip({ filter }: { readonly filter: Filter }) {
  const t = useWords()
  const id = useId()
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const value = (filterValues as Record<string, unknown>)[filter.source] as Value
  const choices = useChoices(filter)
  const isOn = value !== undefined && value !== ''

  // A manager may not read the other managers; then there is nothing to choose from.
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
        label={isOn ? `${filter.label(t)}: ${wordsOf(filter, value, choices)}` : filter.label(t)}
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

/** The choices of a filter; none for one that is typed. */
function useChoices(filter: Filter): readonly Choice[] {
  const t = useWords()
  const to = filter.kind === 'reference' ? filter.to : undefined
  const managers = usePeople('operator', to === 'managers' || to === 'staff')
  const administrators = usePeople('admin', to === 'staff')
  const types = useNamed<ProjectTypeRecord>('projectTypes', to === 'projectTypes')
  if (filter.kind === 'choice') return filter.choices.map(({ value, label }) => ({ value, label: label(t) }))
  if (to === 'projectTypes') return types.map(optionOfNamed)
  if (to === 'managers') return managers.map(optionOfPerson)
  return to === 'staff' ? [...managers, ...administrators].map(optionOfPerson) : []
}

function wordsOf(filter: Filter, value: string | boolean, choices: readonly Choice[]): string {
  if (filter.kind === 'amount') return formatMoney(String(value))
  if (filter.kind === 'date') return formatDate(String(value))
  return choices.find((choice) => choice.value === value)?.label ?? '…'
}

interface FormProps {
  readonly filter: TypedFilter
  readonly value: string
  readonly onChoose: (value: string | undefined) => void
}

/** An amount or a date to filter by. */
function TypedFilterForm({ filter, value, onChoose }: FormProps) {
  const t = useWords()
  const isAmount = filter.kind === 'amount'
  const [typed, setTyped] = useState(isAmount && value !== '' ? formatTypedAmount(value) : value)
  const [isRefused, setRefused] = useState(false)
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const chosen = typed === '' ? undefined : isAmount ? parseTypedAmount(typed) : typed
        if (typed !== '' && chosen === undefined) setRefused(true)
        else onChoose(chosen)
      }}
      sx={{ display: 'grid', gap: 1, padding: 2, width: '16rem' }}
    >
      <TextField
        inputRef={focusAtOnce}
        label={filter.label(t)}
        type={isAmount ? 'text' : 'date'}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={isRefused}
        helperText={isRefused ? t('errors.amount-invalid') : undefined}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: isAmount ? { inputMode: 'decimal' } : {} }}
      />
      <Button type="submit" variant="contained">
        {t('backoffice.list.apply')}
      </Button>
    </Box>
  )
}
