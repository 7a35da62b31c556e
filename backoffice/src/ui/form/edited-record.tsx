import { useEffect, useId, useState, type ReactNode } from 'react'
import {
  HttpError,
  RecordContextProvider,
  SaveContextProvider,
  useEditContext,
  useNotify,
  useUpdate,
  type RaRecord,
} from 'react-admin'
import type { FormSchema } from '@cauce/client/form-resolver.ts'
import { codeOf, fieldRefusalsOf } from '../../providers/refusal.ts'
import { useWords } from '../words.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { RecordForm } from './record-form.tsx'
import { useLeaveGuard, type LeaveGuard } from '../leave-question.tsx'
import { useHasChanges } from './unsaved-changes.tsx'

export interface FormProps {
  /** The parent of the record, where the path of its calls goes through one. */
  readonly meta?: Readonly<Record<string, unknown>> | undefined
  readonly schema: FormSchema
  readonly onCancel?: (() => void) | undefined
  readonly onSaved?: ((record: RaRecord) => void) | undefined
  readonly guard?: LeaveGuard | undefined
  readonly children: ReactNode
}

type Values = Readonly<Record<string, unknown>>

/** The form of a record, what saves it, and what a conflict asks. */
export function EditedRecord({
  present,
  meta,
  schema,
  onSaved,
  guard: given,
  children,
  ...form
}: FormProps & { readonly present: RaRecord }) {
  const t = useWords()
  const notify = useNotify()
  const { resource } = useEditContext()
  const [update] = useUpdate<RaRecord>()
  const own = useLeaveGuard()
  const guard = given ?? own
  const id = useId()
  // The record that the typing began with. One that is read again meanwhile waits: it would overwrite what was typed, or lend
  // its version to a change that was based on another.
  const [base, setBase] = useState(present)
  const [isDirty, setDirty] = useState(false)
  const [refused, setRefused] = useState<Values>()
  // The stored record on top of which what was chosen after a conflict is saved.
  const [chosen, setChosen] = useState<RaRecord>()
  if (!isDirty && !chosen && present !== base) setBase(present)

  // The effects of the form have taken the chosen values over before this one.
  useEffect(() => {
    if (chosen) document.querySelector<HTMLFormElement>(`form[id="${id}"]`)?.requestSubmit()
  }, [chosen, id])

  const save = async (data: Values) => {
    try {
      const sent = { id: base.id, data, previousData: base, meta }
      const saved = (await update(resource, sent, { returnPromise: true })) as unknown as RaRecord
      guard.saved()
      setDirty(false)
      setChosen(undefined)
      setBase({ ...base, ...saved })
      notify(t('common.saved'), { type: 'success' })
      onSaved?.(saved)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      const fields = fieldRefusalsOf(error)
      if (fields) return fields
      if (codeOf(error) === 'edit-conflict') setRefused(data)
      else notify(error.message, { type: 'error' })
    }
    return undefined
  }

  return (
    <SaveContextProvider value={{ save: save as never, saving: false, mutationMode: 'pessimistic' }}>
      <RecordContextProvider value={base}>
        <RecordForm {...form} id={id} schema={schema} guard={guard} keepsTyped={chosen !== undefined}>
          <ChangesWatch onChange={setDirty} />
          {children}
          {refused && (
            <ConflictDialog
              resource={resource}
              meta={meta}
              before={base}
              mine={refused}
              onBack={() => setRefused(undefined)}
              onChosen={(saved) => {
                setRefused(undefined)
                setBase(saved)
                setChosen(saved)
              }}
            />
          )}
        </RecordForm>
      </RecordContextProvider>
    </SaveContextProvider>
  )
}

function ChangesWatch({ onChange }: { readonly onChange: (hasChanges: boolean) => void }) {
  const hasChanges = useHasChanges()
  useEffect(() => onChange(hasChanges), [hasChanges, onChange])
  return null
}
