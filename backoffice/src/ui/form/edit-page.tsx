import { useState, type ReactNode } from 'react'
import { Alert, Button } from '@mui/material'
import { EditBase, useEditContext, useNotify, type HttpError, type RaRecord } from 'react-admin'
import { codeOf } from '../../providers/refusal.ts'
import { RecordFailure } from '../record/record-failure.tsx'
import { tellFailure } from '../record/tell-failure.ts'
import { useWords } from '../words.ts'
import { RecordForm } from './record-form.tsx'
import type { FormSchema } from './schema-resolver.ts'

interface Props {
  readonly resource?: string
  readonly id?: string
  /** The record as a list told it, to begin with. */
  readonly known?: RaRecord
  /** What a call for the record needs beside its id: the parent that its path goes through. */
  readonly meta?: Readonly<Record<string, unknown>>
  readonly schema: FormSchema
  readonly onCancel?: () => void
  readonly onSaved?: (record: RaRecord) => void
  /** What stands above the form, with the record at hand. */
  readonly heading?: ReactNode
  readonly children: ReactNode
}

/** Edits one record. When somebody saved in between, the new state is read and what was typed stays (product decision 1). */
export function EditPage({ resource, id, known, meta, schema, onCancel, onSaved, heading, children }: Props) {
  const t = useWords()
  const notify = useNotify()
  const [conflict, setConflict] = useState<'told' | 'reloaded'>()

  const onSuccess = (record: RaRecord) => {
    setConflict(undefined)
    notify(t('common.saved'), { type: 'success' })
    onSaved?.(record)
  }
  const onError = (error: HttpError) => {
    if (codeOf(error) === 'edit-conflict') setConflict('told')
    else if (!(error.body as { errors?: unknown } | null)?.errors) notify(error.message, { type: 'error' })
  }

  return (
    <EditBase
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onSuccess, onError: onError as never, meta }}
      queryOptions={{ meta, ...tellFailure, ...(known && { initialData: known }) }}
      {...(resource !== undefined && { resource })}
      {...(id !== undefined && { id })}
    >
      {heading}
      {conflict && <ConflictNotice isReloaded={conflict === 'reloaded'} onReloaded={() => setConflict('reloaded')} />}
      <LoadedForm schema={schema} keepsTyped={conflict !== undefined} {...(onCancel && { onCancel })}>
        {children}
      </LoadedForm>
    </EditBase>
  )
}

type FormProps = Pick<Props, 'schema' | 'onCancel' | 'children'> & {
  readonly keepsTyped: boolean
}

/** A form that appeared before its record would forget what it was based on. */
function LoadedForm({ children, ...props }: FormProps) {
  const { record, error, refetch } = useEditContext()
  if (record) return <RecordForm {...props}>{children}</RecordForm>
  return error ? <RecordFailure error={error as Error} onRetry={refetch} /> : null
}

/** The form is longer than the screen, and the button at its end. */
const scrollIntoSight = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' })

function ConflictNotice({ isReloaded, onReloaded }: { readonly isReloaded: boolean; readonly onReloaded: () => void }) {
  const t = useWords()
  const { refetch, isFetching } = useEditContext()
  if (isReloaded)
    return (
      <Alert severity="info" ref={scrollIntoSight} sx={{ marginBlock: 1 }}>
        {t('backoffice.conflict.reloaded')}
      </Alert>
    )
  return (
    <Alert
      severity="warning"
      ref={scrollIntoSight}
      sx={{ marginBlock: 1 }}
      action={
        <Button color="inherit" size="small" loading={isFetching} onClick={() => void refetch().then(onReloaded)}>
          {t('common.reload')}
        </Button>
      }
    >
      {t('backoffice.conflict.told')}
    </Alert>
  )
}
