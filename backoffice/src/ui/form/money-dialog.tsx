import { useState, type ReactNode } from 'react'
import { isCertain, useMoneyAttempt } from '../money-attempt.ts'
import { useWords } from '../words.ts'
import { FormDialog, type FormDialogProps } from './form-dialog.tsx'

type Values = Readonly<Record<string, unknown>>

interface Props<Value> extends Omit<FormDialogProps<Values, Value>, 'act' | 'note' | 'children'> {
  /** The name under which the idempotency key is stored: one for each kind of movement and record. */
  readonly slot: string
  readonly send: (values: Values, idempotencyKey: string) => Promise<Value>
  /** The fields. They are read only while it is uncertain whether the money moved: only the same call may be repeated. */
  readonly children: (isUncertain: boolean) => ReactNode
}

/** A form that moves money: sent once, repeated under the same idempotency key, refusals at the fields. */
export function MoneyDialog<Value>({ slot, send, children, submitLabel, ...form }: Props<Value>) {
  const t = useWords()
  const attempt = useMoneyAttempt(slot)
  const [isUncertain, setUncertain] = useState(false)
  const act = async (values: Values) => {
    try {
      return await attempt.send((idempotencyKey) => send(values, idempotencyKey))
    } catch (error) {
      setUncertain(!isCertain(error))
      throw error
    }
  }
  return (
    <FormDialog
      {...form}
      act={act}
      note={isUncertain ? t('backoffice.addTransaction.uncertain') : undefined}
      submitLabel={isUncertain ? t('common.retry') : submitLabel}
    >
      {children(isUncertain)}
    </FormDialog>
  )
}
