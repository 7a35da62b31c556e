import { useId, useState } from 'react'
import { TextField } from '@mui/material'
import { maskDate, parseTypedDate } from '@cauce/format/typed-date.ts'
import { CalendarButton } from './calendar-button.tsx'
import { typedDate } from './time.tsx'
import { useWords } from './words.ts'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (date: string) => void
  readonly refusal?: string | undefined
}

/** A date outside of a form. What is typed may be no date yet; `onChange` hears whole dates only. */
export function DayField({ label, value, onChange, refusal }: Props) {
  const t = useWords()
  const id = useId()
  const [typed, setTyped] = useState(() => maskDate(value))
  const date = parseTypedDate(typed)
  const error = date === undefined ? t('errors.date-invalid') : refusal
  const take = (text: string) => {
    const next = maskDate(text)
    setTyped(next)
    const whole = parseTypedDate(next)
    if (whole !== undefined) onChange(whole)
  }
  return (
    <TextField
      {...typedDate(t('forms.datePattern'), <CalendarButton date={date ?? ''} onChoose={take} fieldId={id} />)}
      id={id}
      margin="none"
      fullWidth={false}
      label={label}
      value={typed}
      error={error !== undefined}
      helperText={error}
      onChange={({ target }) => take(target.value)}
    />
  )
}
