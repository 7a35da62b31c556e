import { type ReactNode } from 'react'
import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import { Create, Edit, RecordContextProvider, useNotify, type RaRecord } from 'react-admin'
import type { FormSchema } from '@cauce/client/form-resolver.ts'
import type { Noun } from '../../providers/nouns.ts'
import { staysOnFailure } from '../failure.tsx'
import { LeaveGuardContext, useLeaveGuard } from '../leave-question.tsx'
import { useWords } from '../words.ts'
import { RecordForm } from './record-form.tsx'
import type { RequiredFiles } from './schema-resolver.ts'

interface Props {
  readonly resource: Noun
  readonly title: string
  readonly saveLabel: string
  readonly schema: FormSchema
  readonly record?: RaRecord | undefined
  readonly requiredFiles?: RequiredFiles | undefined
  readonly defaultValues?: Readonly<Record<string, unknown>> | undefined
  /** The parent of the record, where the path of its calls goes through one. */
  readonly meta?: Readonly<Record<string, unknown>> | undefined
  readonly onDone: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form in a dialog, for a new record or for a change of `record`. A click beside it does not close it. */
export function RecordDialog({ resource, title, record, meta, onDone, onClose, ...form }: Props) {
  const guard = useLeaveGuard()
  const t = useWords()
  const notify = useNotify()
  const onSuccess = () => {
    if (record) notify(t('common.saved'), { type: 'success' })
    onDone()
  }
  const fields = <RecordForm {...form} cancelTo={onClose} />
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason !== 'backdropClick' && guard.leave(onClose)}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogContent sx={{ paddingBlock: 0 }}>
        <LeaveGuardContext value={guard}>
          {record ? (
            <Edit
              resource={resource}
              id={record.id}
              queryOptions={{ ...staysOnFailure, meta, initialData: record }}
              mutationOptions={{ meta, onSuccess }}
            >
              {fields}
            </Edit>
          ) : (
            // The page around it may be that of a record.
            <RecordContextProvider value={undefined}>
              <Create resource={resource} actions={false} mutationOptions={{ onSuccess }}>
                {fields}
              </Create>
            </RecordContextProvider>
          )}
        </LeaveGuardContext>
      </DialogContent>
    </Dialog>
  )
}
