import { WIRE_AMOUNT } from '@cauce/contract/cents.ts'
import { formatTypedAmount, parseTypedAmount } from '@cauce/format'
import { useState, type ReactNode } from 'react'
import { FieldFrame } from './field.tsx'

interface AmountFieldProps {
  readonly id: string
  readonly label: ReactNode
  readonly error?: string | undefined
  readonly help?: ReactNode
  readonly value: string
  readonly onAmount: (value: string) => void
}

const shownOf = (value: string) => (WIRE_AMOUNT.test(value) ? formatTypedAmount(value) : value)

export function AmountField({ id, label, error, help, value, onAmount }: AmountFieldProps) {
  // The typed text with the value it was reported as; another value comes from outside and replaces the text.
  const [typed, setTyped] = useState({ text: shownOf(value), value })
  const text = typed.value === value ? typed.text : shownOf(value)
  const type = (text: string) => {
    const amount = parseTypedAmount(text) ?? text
    setTyped({ text, value: amount })
    onAmount(amount)
  }
  return (
    <FieldFrame id={id} label={label} error={error} help={help}>
      {(control) => (
        <div className="affix big">
          <input
            {...control}
            data-autofocus
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setTyped({ text: shownOf(value), value })}
          />
          <span aria-hidden="true">€</span>
        </div>
      )}
    </FieldFrame>
  )
}
