import { useState } from 'react'
import { Box, Button, TextField } from '@mui/material'
import { formatTypedAmount } from '@cauce/format/money.ts'
import { parseTypedAmount } from '@cauce/format/typed-amount.ts'
import { focusAtOnce } from '../use-hotkey.ts'
import { useWords } from '../words.ts'
import type { TypedFilter } from './filters.ts'

interface FormProps {
  readonly filter: TypedFilter
  readonly value: string
  readonly onChoose: (value: string | undefined) => void
}

/** An amount or a date to filter by. */
export function TypedFilterForm({ filter, value, onChoose }: FormProps) {
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
