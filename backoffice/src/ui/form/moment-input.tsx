import { TextField } from '@mui/material'
import { FieldTitle, InputHelperText, useInput } from 'react-admin'
import { fromMadridTime, toMadridTime } from './madrid-time.ts'

interface Props {
  readonly source: string
  readonly isRequired?: boolean
  readonly helperText?: string
}

/** A day and an hour in Madrid, held as an instant of the wire. */
export function MomentInput({ source, isRequired = false, helperText }: Props) {
  const { id, field, fieldState } = useInput({ source, isRequired })
  const held: unknown = field.value
  return (
    <TextField
      id={id}
      type="datetime-local"
      name={field.name}
      inputRef={field.ref}
      value={typeof held === 'string' && held !== '' ? toMadridTime(held) : ''}
      onChange={({ target: { value } }) => field.onChange(fromMadridTime(value) ?? null)}
      onBlur={() => field.onBlur()}
      label={<FieldTitle source={source} isRequired={isRequired} />}
      error={fieldState.invalid}
      helperText={<InputHelperText error={fieldState.error?.message} helperText={helperText ?? false} />}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}
