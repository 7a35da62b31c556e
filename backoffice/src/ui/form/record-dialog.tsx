import { useId, type ReactNode } from 'react'
import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import { RecordContextProvider, ResourceContextProvider, type RaRecord } from 'react-admin'
import type { FormSchema } from '@cauce/client/form-resolver.ts'
import type { Noun } from '../../providers/nouns.ts'
import { CreatePage } from './create-page.tsx'
import { EditPage } from './edit-page.tsx'
import type { RequiredFiles } from './schema-resolver.ts'
import { useLeaveGuard } from '../leave-question.tsx'

interface Props {
  readonly resource: Noun
  readonly title: string
  /** The schema of a new record, or of a change of `record`. */
  readonly schema: FormSchema
  readonly record?: RaRecord | undefined
  readonly requiredFiles?: RequiredFiles | undefined
  readonly defaultValues?: Readonly<Record<string, unknown>> | undefined
  readonly meta?: Readonly<Record<string, unknown>> | undefined
  readonly onDone: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form in a dialog, for a new record or for a change of `record`. A click beside it does not close it. */
export function RecordDialog({ resource, title, record, onDone, onClose, ...form }: Props) {
  const id = useId()
  const { requiredFiles, defaultValues, meta, schema, children } = form
  const guard = useLeaveGuard()
  const close = (_event: unknown, reason: string) => reason !== 'backdropClick' && guard.leave(onClose)
  return (
    <Dialog open onClose={close} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ paddingBlockStart: 0 }}>
        <ResourceContextProvider value={resource}>
          <RecordContextProvider value={undefined}>
            {record ? (
              <EditPage known={record} onSaved={onDone} onCancel={onClose} {...{ resource, meta, schema, guard }}>
                {children}
              </EditPage>
            ) : (
              <CreatePage
                onCreated={onDone}
                onCancel={onClose}
                {...{ resource, schema, requiredFiles, defaultValues, guard }}
              >
                {children}
              </CreatePage>
            )}
          </RecordContextProvider>
        </ResourceContextProvider>
      </DialogContent>
    </Dialog>
  )
}
