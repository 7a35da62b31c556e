import { MenuItem, TextField } from '@mui/material'
import { FieldTitle, InputHelperText, useInput } from 'react-admin'

interface Props<Value extends string> {
  readonly source: string
  readonly values: readonly Value[]
  readonly wordOf: (value: Value) => string
  readonly isRequired?: boolean
}

/** One of a closed list of the contract, by its word; none is null. */
export function ChoiceInput<Value extends string>({ source, values, wordOf, isRequired = false }: Props<Value>) {
  const { id, field, fieldState } = useInput({ source, isRequired })
  return (
    <TextField
      select
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={(field.value as Value | null | undefined) ?? ''}
      onChange={({ target: { value } }) => field.onChange(value === '' ? null : value)}
      onBlur={() => field.onBlur()}
      label={<FieldTitle source={source} isRequired={isRequired} />}
      error={fieldState.invalid}
      helperText={<InputHelperText error={fieldState.error?.message} helperText={false} />}
    >
      {!isRequired && <MenuItem value="">–</MenuItem>}
      {values.map((value) => (
        <MenuItem key={value} value={value}>
          {wordOf(value)}
        </MenuItem>
      ))}
    </TextField>
  )
}
