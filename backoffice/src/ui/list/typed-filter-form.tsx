import { useId, useState } from 'react'
import { Box, Button, MenuItem, TextField } from '@mui/material'
import type { Comparison } from '@cauce/contract/paging.ts'
import { formatTypedAmount } from '@cauce/format/money.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import { parseTypedAmount, parseTypedPercent } from '@cauce/format/typed-amount.ts'
import { maskDate, parseTypedDate } from '@cauce/format/typed-date.ts'
import { CalendarButton } from '../calendar-button.tsx'
import { typedDate } from '../time.tsx'
import { focusAtOnce } from '../use-hotkey.ts'
import { useWords } from '../words.ts'
import type { TypedFilter } from './filters.ts'

interface FormProps {
  readonly filter: TypedFilter
  readonly value: string
  /** How the value is compared, where the reader may choose it. */
  readonly comparison: Comparison
  readonly onChoose: (value: string | undefined, comparison: Comparison) => void
}

/** A value to filter by, typed as it is shown, and how it is compared. */
export function TypedFilterForm({ filter, value, comparison, onChoose }: FormProps) {
  const t = useWords()
  const id = useId()
  const { show, mask, parse, refusal } = KINDS[filter.kind]
  const [typed, setTyped] = useState(value === '' ? '' : show(value))
  const [compared, setCompared] = useState(comparison)
  const [isRefused, setRefused] = useState(false)
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const chosen = typed === '' ? undefined : parse(typed)
        if (typed !== '' && chosen === undefined) setRefused(true)
        else onChoose(chosen, compared)
      }}
      sx={{ display: 'grid', gap: 1, padding: 2, width: '16rem' }}
    >
      {filter.comparison !== undefined && (
        <TextField
          select
          label={t('backoffice.list.comparison')}
          value={compared}
          onChange={({ target }) => setCompared(target.value as Comparison)}
        >
          {COMPARISONS.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`backoffice.list.compared.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        {...(filter.kind === 'date'
          ? typedDate(
              t('forms.datePattern'),
              <CalendarButton date={parse(typed) ?? ''} onChoose={(date) => setTyped(mask(date))} fieldId={id} />,
            )
          : filter.kind === 'id'
            ? {}
            : typedAmount)}
        id={id}
        inputRef={focusAtOnce}
        label={filter.label(t)}
        value={typed}
        onChange={({ target }) => setTyped(mask(target.value))}
        error={isRefused}
        helperText={isRefused ? t(refusal) : undefined}
      />
      <Button type="submit" variant="contained">
        {t('backoffice.list.apply')}
      </Button>
    </Box>
  )
}

/** In the order in which they are offered. */
const COMPARISONS = ['eq', 'gte', 'gt', 'lte', 'lt'] as const satisfies readonly Comparison[]

const LONGEST_MONTHS = 600
const IDENTIFIER = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** How a value of the contract is shown in the field and read from it. */
const KINDS = {
  amount: {
    show: formatTypedAmount,
    mask: (typed: string) => typed,
    parse: parseTypedAmount,
    refusal: 'errors.amount-invalid',
  },
  percent: {
    show: (value: string) => formatPercent(Number(value)),
    mask: (typed: string) => typed,
    parse: (typed: string) => {
      const percent = parseTypedPercent(typed)
      return percent === undefined || percent < 0 ? undefined : String(percent)
    },
    refusal: 'errors.number-invalid',
  },
  months: {
    show: (value: string) => value,
    mask: (typed: string) => typed.replaceAll(/\D/g, ''),
    parse: (typed: string) => (Number(typed) <= LONGEST_MONTHS ? String(Number(typed)) : undefined),
    refusal: 'errors.integer-invalid',
  },
  id: {
    show: (value: string) => value,
    mask: (typed: string) => typed.trim().toLowerCase(),
    parse: (typed: string) => (IDENTIFIER.test(typed) ? typed : undefined),
    refusal: 'errors.id-invalid',
  },
  date: { show: maskDate, mask: maskDate, parse: parseTypedDate, refusal: 'errors.date-invalid' },
} as const

const typedAmount = { slotProps: { inputLabel: { shrink: true }, htmlInput: { inputMode: 'decimal' } } } as const
