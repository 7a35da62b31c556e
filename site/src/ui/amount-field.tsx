import { formatTypedAmount, parseTypedAmount } from '@cauce/format'
import { useState, type ComponentProps, type ReactNode } from 'react'
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
  // What was typed, and the amount that it was reported as: when another one comes from outside (a preset), that is shown.
  const [typed, setTyped] = useState({ text: shownOf(value), value })
  const text = typed.value === value ? typed.text : shownOf(value)
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
              value={text}
              onChange={(event) => {
                const text = event.target.value
                const amount = parseTypedAmount(text) ?? text
                setTyped({ text, value: amount })
                onAmount(amount)
              }}
              onBlur={(event) => {
                setTyped({ text: shownOf(value), value })
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
