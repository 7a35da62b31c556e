import { useRef, type ReactNode } from 'react'
import { CreateBase, useNotify, type HttpError, type RaRecord } from 'react-admin'
import type { FormSchema } from '@cauce/client/form-resolver.ts'
import { fieldRefusalsOf } from '../../providers/refusal.ts'
import { RecordForm } from './record-form.tsx'
import type { RequiredFiles } from './schema-resolver.ts'
import { useLeaveGuard, type LeaveGuard } from '../leave-question.tsx'

interface Props {
  readonly resource?: string
  readonly schema: FormSchema
  readonly requiredFiles?: RequiredFiles | undefined
  /** The first values of the fields, and values of fields that the form does not show. */
  readonly defaultValues?: Readonly<Record<string, unknown>> | undefined
  readonly saveLabel?: string
  readonly onCancel?: () => void
  readonly onCreated: (record: RaRecord) => void
  readonly guard?: LeaveGuard
  readonly children: ReactNode
}

/**
 * Creates a record. A refusal is shown at its field, and what was typed stays. Once the record exists, the form saves nothing more:
 * it is still on the screen until the next page is there, and the second click of a double click may come only then.
 */
export function CreatePage({ resource, onCreated, guard: given, children, ...form }: Props) {
  const notify = useNotify()
  const own = useLeaveGuard()
  const guard = given ?? own
  const isCreated = useRef(false)
  const onSuccess = (record: RaRecord) => {
    isCreated.current = true
    guard.saved()
    onCreated(record)
  }
  const onError = (error: HttpError) => {
    if (!fieldRefusalsOf(error)) notify(error.message, { type: 'error' })
  }
  return (
    <CreateBase
      redirect={false}
      mutationOptions={{ onSuccess, onError: onError as never }}
      {...(resource !== undefined && { resource })}
    >
      <RecordForm {...form} guard={guard} isSpent={isCreated}>
        {children}
      </RecordForm>
    </CreateBase>
  )
}
