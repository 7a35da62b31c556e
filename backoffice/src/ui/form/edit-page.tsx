import type { ReactNode } from 'react'
import { EditBase, useEditContext, type RaRecord } from 'react-admin'
import { Failure, staysOnFailure } from '../failure.tsx'
import { EditedRecord, type FormProps } from './edited-record.tsx'

interface Props extends FormProps {
  readonly resource?: string
  /** The record as a list has read it, to begin with. Without it the address names the record. */
  readonly known?: RaRecord
  /** Above the form, within the record context. */
  readonly heading?: ReactNode
}

/**
 * Edits one record with optimistic locking (handbook rule 12.26). After a conflict what is stored is shown beside what was typed,
 * field by field, and the person chooses (decision site-interaction).
 */
export function EditPage({ resource, known, heading, ...form }: Props) {
  return (
    <EditBase
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ meta: form.meta }}
      queryOptions={{ meta: form.meta, ...staysOnFailure, ...(known && { initialData: known }) }}
      {...(resource !== undefined && { resource })}
      {...(known && { id: known.id })}
    >
      {heading}
      <LoadedForm {...form} />
    </EditBase>
  )
}

/** Renders the form only when the record is there: react-hook-form takes its default values at the first render. */
function LoadedForm(form: FormProps) {
  const { record, error, refetch } = useEditContext()
  if (record) return <EditedRecord {...form} present={record} />
  return error ? <Failure error={error as Error} onRetry={refetch} /> : null
}
