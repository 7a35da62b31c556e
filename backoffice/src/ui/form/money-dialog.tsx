import { useId, useMemo, useState, type ReactNode } from 'react'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { Form } from 'react-admin'
import { useFormState } from 'react-hook-form'
import type { FormSchema } from '@cauce/client/form-resolver.ts'
import { presentTranslator } from '../../providers/i18n.ts'
import type { Noun } from '../../providers/nouns.ts'
import { fieldRefusalsOf } from '../../providers/refusal.ts'
import { isCertain, useMoneyAttempt } from '../money-attempt.ts'
import { UnsavedChanges, useLeaveGuard } from '../leave-question.tsx'
import { useAction } from '../use-action.ts'
import { useWords } from '../words.ts'
import { requiredBy, RequiredContext } from './required.ts'
import { schemaResolver, type RequiredFiles } from './schema-resolver.ts'

type Values = Readonly<Record<string, unknown>>

interface Props {
  readonly resource: Noun
  readonly title: string
  readonly schema: FormSchema
  readonly requiredFiles?: RequiredFiles
  readonly defaultValues: Values
  /** The name under which the idempotency key is stored: one for each kind of movement and record. */
  readonly slot: string
  readonly send: (values: Values, idempotencyKey: string) => Promise<unknown>
  /** Nouns whose cache is stale after success. */
  readonly affects: readonly Noun[]
  /** The notice after success, which may name what was made. */
  readonly done: string | ((made: unknown) => string)
  /** Gets what was made. The dialog has closed. */
  readonly onDone?: (made: unknown) => void
  readonly submitLabel: ReactNode
  readonly onClose: () => void
  /** The fields. They are disabled while it is uncertain whether the money moved: only the same call may be repeated. */
  readonly children: (isUncertain: boolean) => ReactNode
}

/** A form that moves money: sent once, repeated under the same idempotency key, refusals at the fields. */
export function MoneyDialog({ resource, title, schema, requiredFiles, defaultValues, slot, send, ...rest }: Props) {
  const { affects, done, onDone, submitLabel, onClose, children } = rest
  const t = useWords()
  const id = useId()
  const attempt = useMoneyAttempt(slot)
  const [isUncertain, setUncertain] = useState(false)
  const guard = useLeaveGuard()
  const isRequired = useMemo(() => requiredBy(schema, defaultValues), [schema, defaultValues])
  const { run, isBusy, refusal } = useAction(
    (values: Values) => attempt.send((idempotencyKey) => send(values, idempotencyKey)),
    {
      words: done,
      after: (made) => {
        guard.saved()
        onClose()
        onDone?.(made)
      },
      affects,
    },
  )
  const submit = async (values: Values) => {
    const refused = await run(values)
    setUncertain(refused !== undefined && !isCertain(refused))
    return fieldRefusalsOf(refused)
  }
  return (
    <Dialog open onClose={isBusy ? undefined : () => guard.leave(onClose)} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <Form
        resource={resource}
        record={{}}
        defaultValues={defaultValues}
        resolver={schemaResolver(schema, { t: presentTranslator, ...(requiredFiles && { requiredFiles }) })}
        onSubmit={submit as never}
        noValidate
        disableInvalidFormNotification
      >
        <UnsavedChanges guard={guard} />
        <DialogContent sx={{ paddingBlockStart: 0 }}>
          <RequiredContext value={isRequired}>{children(isUncertain)}</RequiredContext>
          {refusal && !fieldRefusalsOf(refusal) && (
            <Alert severity="error" sx={{ marginBlockStart: 1 }}>
              {refusal.message} {isUncertain && t('backoffice.addTransaction.uncertain')}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => guard.leave(onClose)} disabled={isBusy}>
            {t('common.cancel')}
          </Button>
          <SubmitButton>{isUncertain ? t('common.retry') : submitLabel}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

function SubmitButton({ children }: { readonly children: ReactNode }) {
  const { isSubmitting } = useFormState()
  return (
    <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
      {children}
    </Button>
  )
}
