import { TextField } from '@mui/material'
import { FieldTitle, InputHelperText, useInput } from 'react-admin'

interface Props {
  readonly source: string
  readonly isRequired?: boolean
}

/** A calendar date, in the browser's own field; empty is null. */
export function DayInput({ source, isRequired = false }: Props) {
  const { id, field, fieldState } = useInput({ source, isRequired })
  return (
    <TextField
      id={id}
      type="date"
      name={field.name}
      inputRef={field.ref}
      value={(field.value as string | null | undefined) ?? ''}
      onChange={({ target: { value } }) => field.onChange(value === '' ? null : value)}
      onBlur={() => field.onBlur()}
      label={<FieldTitle source={source} isRequired={isRequired} />}
      error={fieldState.invalid}
      helperText={<InputHelperText error={fieldState.error?.message} helperText={false} />}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}
