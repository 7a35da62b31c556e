import { useState, type ReactNode } from 'react'
import { Alert, Button } from '@mui/material'
import { EditBase, useEditContext, useNotify, type HttpError, type RaRecord } from 'react-admin'
import type { FormSchema } from '@cauce/client/form-resolver.ts'
import { codeOf, fieldRefusalsOf } from '../../providers/refusal.ts'
import { Failure, staysOnFailure } from '../failure.tsx'
import { useWords } from '../words.ts'
import { RecordForm } from './record-form.tsx'

interface Props {
  readonly resource?: string
  /** The record as a list has read it, to begin with. Without it the address names the record. */
  readonly known?: RaRecord
  /** The parent of the record, where the path of its calls goes through one. */
  readonly meta?: Readonly<Record<string, unknown>> | undefined
  readonly schema: FormSchema
  readonly onCancel?: () => void
  readonly onSaved?: (record: RaRecord) => void
  /** Above the form, within the record context. */
  readonly heading?: ReactNode
  readonly children: ReactNode
}

/**
 * Edits one record with optimistic locking (handbook rule 12.26): after a conflict the new state is read, and what was typed
 * stays.
 */
export function EditPage({ resource, known, meta, schema, onCancel, onSaved, heading, children }: Props) {
  const t = useWords()
  const notify = useNotify()
  const [conflict, setConflict] = useState<'found' | 'reloaded'>()

  const onSuccess = (record: RaRecord) => {
    setConflict(undefined)
    notify(t('common.saved'), { type: 'success' })
    onSaved?.(record)
  }
  const onError = (error: HttpError) => {
    if (codeOf(error) === 'edit-conflict') setConflict('found')
    else if (!fieldRefusalsOf(error)) notify(error.message, { type: 'error' })
  }

  return (
    <EditBase
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onSuccess, onError: onError as never, meta }}
      queryOptions={{ meta, ...staysOnFailure, ...(known && { initialData: known }) }}
      {...(resource !== undefined && { resource })}
      {...(known && { id: known.id })}
    >
      {heading}
      {conflict && <ConflictNotice isReloaded={conflict === 'reloaded'} onReloaded={() => setConflict('reloaded')} />}
      <LoadedForm schema={schema} keepsTyped={conflict !== undefined} {...(onCancel && { onCancel })}>
        {children}
      </LoadedForm>
    </EditBase>
  )
}

type FormProps = Pick<Props, 'schema' | 'onCancel' | 'children'> & { readonly keepsTyped: boolean }

/** Renders the form only when the record is there: react-hook-form takes its default values at the first render. */
function LoadedForm({ children, ...props }: FormProps) {
  const { record, error, refetch } = useEditContext()
  if (record) return <RecordForm {...props}>{children}</RecordForm>
  return error ? <Failure error={error as Error} onRetry={refetch} /> : null
}

/** The button that was pressed is at the end of a long form. */
const scrollIntoSight = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' })

function ConflictNotice({ isReloaded, onReloaded }: { readonly isReloaded: boolean; readonly onReloaded: () => void }) {
  const t = useWords()
  const { refetch, isFetching } = useEditContext()
  const reload = (
    <Button color="inherit" size="small" loading={isFetching} onClick={() => void refetch().then(onReloaded)}>
      {t('common.reload')}
    </Button>
  )
  return (
    <Alert
      severity={isReloaded ? 'info' : 'warning'}
      ref={scrollIntoSight}
      sx={{ marginBlock: 1 }}
      action={isReloaded ? undefined : reload}
    >
      {t(isReloaded ? 'backoffice.conflict.reloaded' : 'backoffice.conflict.changed')}
    </Alert>
  )
}
