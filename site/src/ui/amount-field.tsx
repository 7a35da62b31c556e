import { formatTypedAmount, parseTypedAmount } from '@cauce/format'
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { FieldFrame } from './field.tsx'

interface AmountFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  readonly label: ReactNode
  readonly error?: string | undefined
  readonly help?: ReactNode
  readonly isBig?: boolean
  /** The wire amount ("1250.00"), or what was typed while it is none. */
  readonly value: string
  /** Gets the wire amount as soon as what is typed is one, else the typed text itself; `parseAmount` tells them apart. */
  readonly onAmount: (value: string) => void
  /** Below the amount: presets. */
  readonly children?: ReactNode
}

const WIRE = /^-?\d+\.\d{2}$/
const shownOf = (value: string) => (WIRE.test(value) ? formatTypedAmount(value) : value)

/** An amount as people type it in Spain (`1.250,50`), read on every key and set in order when the field is left. */
export function AmountField({
  label,
  error,
  help,
  isBig,
  value,
  onAmount,
  children,
  onBlur,
  ...input
}: AmountFieldProps) {
  const [typed, setTyped] = useState(shownOf(value))
  const current = parseTypedAmount(typed) ?? typed
  // A preset or a reset came from outside: what it says is shown. While somebody types, their own spelling stays.
  useEffect(() => {
    if (value !== current) setTyped(shownOf(value))
  }, [value])
  return (
    <FieldFrame id={input.id ?? input.name} label={label} error={error} help={help}>
      {(control) => (
        <>
          <div className={isBig ? 'affix big' : 'affix'}>
            <input
              {...input}
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                onAmount(parseTypedAmount(event.target.value) ?? event.target.value)
              }}
              onBlur={(event) => {
                setTyped(shownOf(parseTypedAmount(typed) ?? typed))
                onBlur?.(event)
              }}
            />
            <span aria-hidden="true">€</span>
          </div>
          {children}
        </>
      )}
    </FieldFrame>
  )
}
