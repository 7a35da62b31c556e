import type { ReactNode } from 'react'
import { CreateBase, useNotify, type HttpError, type RaRecord } from 'react-admin'
import { RecordForm } from './record-form.tsx'
import type { FormSchema } from './schema-resolver.ts'

interface Props {
  readonly resource?: string
  readonly schema: FormSchema
  readonly requiredFiles?: readonly string[]
  readonly defaultValues?: Readonly<Record<string, unknown>>
  /** Fields that the form does not ask for: whose record it is. */
  readonly fixedValues?: Readonly<Record<string, unknown>>
  readonly saveLabel?: string
  readonly onCancel?: () => void
  readonly onCreated: (record: RaRecord) => void
  readonly children: ReactNode
}

/** Creates a record; a refusal stands at its field, and what was typed stays. */
export function CreatePage({ resource, schema, defaultValues, fixedValues, onCreated, children, ...form }: Props) {
  const notify = useNotify()
  const onError = (error: HttpError) => {
    if (!(error.body as { errors?: unknown } | null)?.errors) notify(error.message, { type: 'error' })
  }
  return (
    <CreateBase
      redirect={false}
      mutationOptions={{ onSuccess: onCreated, onError: onError as never }}
      {...(resource !== undefined && { resource })}
    >
      <RecordForm schema={schema} defaultValues={{ ...defaultValues, ...fixedValues }} {...form}>
        {children}
      </RecordForm>
    </CreateBase>
  )
}
