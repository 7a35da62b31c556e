import { useMemo, useRef, useState, type ReactNode } from 'react'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { Form, useRecordContext } from 'react-admin'
import type { FormSchema } from '@cauce/client/form-resolver.ts'
import { presentTranslator } from '../../providers/i18n.ts'
import type { Noun } from '../../providers/nouns.ts'
import { fieldRefusalsOf } from '../../providers/refusal.ts'
import { UnsavedChanges, useLeaveGuard } from '../leave-question.tsx'
import { useAction, type ActionOptions } from '../use-action.ts'
import { useWords } from '../words.ts'
import { KeptTyping } from './kept-typing.tsx'
import { areAtFields, schemaResolver, type Mistakes, type RequiredFiles } from './schema-resolver.ts'
import { requiredBy, RequiredContext } from './required.ts'

export interface FormDialogProps<Values, Value> extends Omit<ActionOptions<Values, Value>, 'undo'> {
  readonly resource: Noun
  readonly title: string
  readonly about?: ReactNode
  readonly schema: FormSchema
  readonly requiredFiles?: RequiredFiles | undefined
  readonly mistakes?: Mistakes | undefined
  readonly defaultValues?: Readonly<Record<string, unknown>>
  /** Gets the values; its refusal is shown at the fields, or below them. */
  readonly act: (values: Values) => Promise<Value>
  readonly note?: string | undefined
  readonly submitLabel?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

const NONE = {}

/** A form in a dialog whose values go to a call beside creating and editing. It closes when that is done. */
export function FormDialog<Values extends object, Value>(props: FormDialogProps<Values, Value>) {
  const { resource, title, about, schema, requiredFiles, mistakes } = props
  // Those of the moment in which it was opened.
  const [defaultValues] = useState(props.defaultValues ?? NONE)
  const { act, words, affects, after, note, submitLabel, onClose, children } = props
  const t = useWords()
  const guard = useLeaveGuard()
  const id = useRecordContext()?.id ?? ''
  const done = (value: Value) => {
    guard.saved()
    onClose()
    after?.(value)
  }
  const { run, isBusy, refusal } = useAction(act, { words, affects, after: done })
  const isRequired = useMemo(() => requiredBy(schema, defaultValues), [schema, defaultValues])
  const close = () => guard.leave(onClose)
  const content = useRef<HTMLDivElement>(null)
  const [isAtFields, setAtFields] = useState(false)
  const submit = async (values: Values) => {
    const refusals = fieldRefusalsOf(await run(values))
    setAtFields(areAtFields(refusals, content.current))
    return refusals
  }
  return (
    <Dialog open onClose={isBusy ? undefined : close} maxWidth="sm" fullWidth>
      <DialogTitle>{title}</DialogTitle>
      <Form
        resource={resource}
        record={NONE}
        defaultValues={defaultValues}
        resolver={schemaResolver(schema, { t: presentTranslator, requiredFiles, mistakes })}
        onSubmit={submit as never}
        noValidate
        disableInvalidFormNotification
      >
        <KeptTyping guard={guard} name={`${title}:${id}`} />
        <UnsavedChanges guard={guard} />
        <DialogContent ref={content} sx={{ paddingBlockStart: 0 }}>
          {about !== undefined && <DialogContentText component="div">{about}</DialogContentText>}
          <RequiredContext value={isRequired}>{children}</RequiredContext>
          {refusal && !isAtFields && (
            <Alert severity="error" sx={{ marginBlockStart: 1 }}>
              {refusal.message} {note}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={isBusy}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} loadingPosition="start">
            {submitLabel ?? title}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
