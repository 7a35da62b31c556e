import { useState } from 'react'
import { Box, Button, TextField } from '@mui/material'
import { formatTypedAmount } from '@cauce/format/money.ts'
import { parseTypedAmount } from '@cauce/format/typed-amount.ts'
import { maskDate, parseTypedDate } from '@cauce/format/typed-date.ts'
import { typedDate } from '../time.tsx'
import { focusAtOnce } from '../use-hotkey.ts'
import { useWords } from '../words.ts'
import type { TypedFilter } from './filters.ts'

interface FormProps {
  readonly filter: TypedFilter
  readonly value: string
  readonly onChoose: (value: string | undefined) => void
}

/** An amount or a date to filter by, typed as it is shown. */
export function TypedFilterForm({ filter, value, onChoose }: FormProps) {
  const t = useWords()
  const { show, mask, parse, refusal } = KINDS[filter.kind]
  const [typed, setTyped] = useState(value === '' ? '' : show(value))
  const [isRefused, setRefused] = useState(false)
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const chosen = typed === '' ? undefined : parse(typed)
        if (typed !== '' && chosen === undefined) setRefused(true)
        else onChoose(chosen)
      }}
      sx={{ display: 'grid', gap: 1, padding: 2, width: '16rem' }}
    >
      <TextField
        {...(filter.kind === 'date' ? typedDate(t('forms.datePattern')) : typedAmount)}
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

/** How a value of the contract is shown in the field and read from it. */
const KINDS = {
  amount: {
    show: formatTypedAmount,
    mask: (typed: string) => typed,
    parse: parseTypedAmount,
    refusal: 'errors.amount-invalid',
  },
  date: { show: maskDate, mask: maskDate, parse: parseTypedDate, refusal: 'errors.date-invalid' },
} as const

const typedAmount = { slotProps: { inputLabel: { shrink: true }, htmlInput: { inputMode: 'decimal' } } } as const
