import { useState, type ComponentProps, type ReactNode } from 'react'
import type { Noun } from '../../providers/nouns.ts'
import { isCertain, useMoneyAttempt } from '../money-attempt.ts'
import { LeaveGuardContext, useLeaveGuard } from '../leave-question.tsx'
import { useAction } from '../use-action.ts'
import { useWords } from '../words.ts'
import { FormDialog } from './form-dialog.tsx'

type Values = Readonly<Record<string, unknown>>

interface Props extends Omit<ComponentProps<typeof FormDialog>, 'action' | 'note' | 'children'> {
  /** The name under which the idempotency key is stored: one for each kind of movement and record. */
  readonly slot: string
  readonly send: (values: Values, idempotencyKey: string) => Promise<unknown>
  /** Nouns whose cache is stale after success. */
  readonly affects: readonly Noun[]
  /** The notice after success, which may name what was made. */
  readonly done: string | ((made: unknown) => string)
  /** Gets what was made. The dialog has closed. */
  readonly onDone?: (made: unknown) => void
  /** The fields. They are read only while it is uncertain whether the money moved: only the same call may be repeated. */
  readonly children: (isUncertain: boolean) => ReactNode
}

/** A form that moves money: sent once, repeated under the same idempotency key, refusals at the fields. */
export function MoneyDialog({ slot, send, affects, done, onDone, children, submitLabel, ...form }: Props) {
  const t = useWords()
  const attempt = useMoneyAttempt(slot)
  const guard = useLeaveGuard()
  const action = useAction((values: Values) => attempt.send((idempotencyKey) => send(values, idempotencyKey)), {
    words: done,
    after: (made) => {
      guard.saved()
      form.onClose()
      onDone?.(made)
    },
    affects,
  })
  const [isUncertain, setUncertain] = useState(false)
  const run = async (values: Values) => {
    const refused = await action.run(values)
    setUncertain(refused !== undefined && !isCertain(refused))
    return refused
  }
  return (
    <LeaveGuardContext value={guard}>
      <FormDialog
        {...form}
        action={{ ...action, run }}
        note={isUncertain ? t('backoffice.addTransaction.uncertain') : undefined}
        submitLabel={isUncertain ? t('common.retry') : submitLabel}
      >
        {children(isUncertain)}
      </FormDialog>
    </LeaveGuardContext>
  )
}
