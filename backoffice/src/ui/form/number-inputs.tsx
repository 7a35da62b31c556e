import { useState } from 'react'
import { InputAdornment, TextField } from '@mui/material'
import { WIRE_AMOUNT } from '@cauce/contract/cents.ts'
import { formatTypedAmount } from '@cauce/format/money.ts'
import { formatPercent, formatRatio } from '@cauce/format/percent.ts'
import { parseTypedAmount, parseTypedPercent } from '@cauce/format/typed-amount.ts'
import { useTextField, type FieldProps } from './inputs.tsx'

/** Euro as people type it (`1.250,50`), kept as the decimal string of the API. */
export const MoneyInput = (props: FieldProps) => (
  <NumberInput
    {...props}
    unit="€"
    parse={parseTypedAmount}
    format={(value) => (typeof value === 'string' && WIRE_AMOUNT.test(value) ? formatTypedAmount(value) : undefined)}
  />
)

/** A percentage as people type it (`7,25`), kept as a number. */
export const PercentInput = (props: FieldProps) => (
  <NumberInput
    {...props}
    unit="%"
    parse={parseTypedPercent}
    format={(value) => (typeof value === 'number' ? formatPercent(value).replace(/\s?%$/u, '') : undefined)}
  />
)

/** The same, kept as the decimal string of the API. */
export const PercentTextInput = (props: FieldProps) => (
  <NumberInput
    {...props}
    unit="%"
    parse={(typed) => parseTypedPercent(typed)?.toString()}
    format={(value) => {
      const percent = typeof value === 'string' && value !== '' ? Number(value) : Number.NaN
      return Number.isNaN(percent) ? undefined : formatPercent(percent).replace(/\s?%$/u, '')
    }}
  />
)

/** A ratio with at most two decimals (`1,29`), kept as a number. */
export const RatioInput = (props: FieldProps) => (
  <NumberInput
    {...props}
    unit=""
    parse={parseTypedPercent}
    format={(value) => (typeof value === 'number' ? formatRatio(value) : undefined)}
  />
)

export const WholeNumberInput = (props: FieldProps) => (
  <NumberInput
    {...props}
    unit=""
    parse={(typed) => (/^\s*-?\d+\s*$/.test(typed) ? Number(typed) : undefined)}
    format={(value) => (typeof value === 'number' ? String(value) : undefined)}
  />
)

interface NumberProps extends FieldProps {
  readonly unit: string
  /** The value of a typed text; `undefined` when it cannot be read. The form then keeps the text, and the contract refuses it. */
  readonly parse: (typed: string) => unknown
  /** The value as people read it; `undefined` when it is not a number. */
  readonly format: (value: unknown) => string | undefined
}

/** A number with its unit. It stays as typed while the field has the focus, and is formatted when the focus leaves. */
function NumberInput({ unit, parse, format, ...props }: NumberProps) {
  const { value, set, textField } = useTextField(props)
  // What is no number stands as it was typed.
  const formatted = format(value) ?? (typeof value === 'string' ? value : '')
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      {...textField}
      value={typed ?? formatted}
      onFocus={() => setTyped(formatted)}
      onChange={({ target }) => {
        setTyped(target.value)
        set(target.value.trim() === '' ? null : (parse(target.value) ?? target.value))
      }}
      onBlur={() => {
        setTyped(undefined)
        textField.onBlur()
      }}
      slotProps={{
        htmlInput: { inputMode: 'decimal', style: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } },
        input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
      }}
    />
  )
}
