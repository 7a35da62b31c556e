import { TextField } from '@mui/material'
import { FieldTitle, InputHelperText, useInput } from 'react-admin'

interface Props {
  readonly source: string
  readonly isRequired?: boolean
  readonly label?: string
  readonly helperText?: string
  readonly type?: 'text' | 'email' | 'tel'
  /** More than one line, at least so many. */
  readonly lines?: number
  readonly disabled?: boolean
}

/**
 * A text; empty is null. react-admin's own input hands MUI 9 properties that it no longer knows. Browsers do not fill it
 * in: staff write about others, not about themselves.
 */
export function TextInput({
  source,
  isRequired = false,
  label,
  helperText,
  type = 'text',
  lines,
  disabled = false,
}: Props) {
  const { id, field, fieldState } = useInput({ source, isRequired })
  return (
    <TextField
      id={id}
      type={type}
      name={field.name}
      inputRef={field.ref}
      value={(field.value as string | null | undefined) ?? ''}
      onChange={({ target: { value } }) => field.onChange(value === '' ? null : value)}
      onBlur={() => field.onBlur()}
      disabled={disabled}
      autoComplete="off"
      {...(lines !== undefined && { multiline: true, minRows: lines })}
      label={<FieldTitle source={source} isRequired={isRequired} {...(label !== undefined && { label })} />}
      error={fieldState.invalid}
      helperText={<InputHelperText error={fieldState.error?.message} helperText={helperText ?? false} />}
    />
  )
}
