import { useState } from 'react'
import { InputAdornment, TextField } from '@mui/material'
import { FieldTitle, InputHelperText, useInput } from 'react-admin'
import { formatTypedAmount } from '@cauce/format/money.ts'
import { parseTypedAmount } from '@cauce/format/typed-amount.ts'
import { WIRE_AMOUNT } from '@cauce/contract/cents.ts'

interface Props {
  readonly source: string
  readonly isRequired?: boolean
  readonly helperText?: string
  readonly label?: string
  readonly disabled?: boolean
}

/** An amount as people type it (`1.250,50`), held as the wire wants it. What cannot be read stays as typed, and is refused. */
export const MoneyInput = (props: Props) => (
  <DecimalInput
    {...props}
    unit="€"
    parse={(typed) => parseTypedAmount(typed) ?? typed}
    format={(value) => (typeof value === 'string' && WIRE_AMOUNT.test(value) ? formatTypedAmount(value) : undefined)}
  />
)

interface DecimalProps extends Props {
  readonly unit: string
  readonly parse: (typed: string) => unknown
  /** The value as people read it; `undefined` when it is not one. */
  readonly format: (value: unknown) => string | undefined
}

/** A figure with its unit. While one types it stays as typed; on leaving it is set in order. */
export function DecimalInput({
  source,
  isRequired = false,
  helperText,
  label,
  disabled = false,
  unit,
  parse,
  format,
}: DecimalProps) {
  const { id, field, fieldState } = useInput({ source, isRequired, disabled })
  // What stands in the field while somebody is in it; otherwise the value does.
  const [typed, setTyped] = useState<string>()
  const held: unknown = field.value
  const inOrder = format(held) ?? (typeof held === 'string' ? held : '')

  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={typed ?? inOrder}
      onFocus={() => setTyped(inOrder)}
      onChange={({ target: { value } }) => {
        setTyped(value)
        field.onChange(value.trim() === '' ? null : parse(value))
      }}
      onBlur={() => {
        setTyped(undefined)
        field.onBlur()
      }}
      disabled={disabled}
      label={<FieldTitle source={source} isRequired={isRequired} {...(label !== undefined && { label })} />}
      error={fieldState.invalid}
      helperText={<InputHelperText error={fieldState.error?.message} helperText={helperText ?? false} />}
      slotProps={{
        htmlInput: { inputMode: 'decimal', style: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } },
        input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
      }}
    />
  )
}
