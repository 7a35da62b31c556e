import { useId, type ReactNode } from 'react'
import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import { RecordContextProvider, ResourceContextProvider, type RaRecord } from 'react-admin'
import type { Noun } from '../../providers/nouns.ts'
import { CreatePage } from './create-page.tsx'
import { EditPage } from './edit-page.tsx'
import type { FormSchema } from './schema-resolver.ts'

interface Props {
  readonly resource: Noun
  readonly title: string
  /** The schema of a new record, or of the change of `record`. */
  readonly schema: FormSchema
  readonly record?: RaRecord | undefined
  readonly requiredFiles?: readonly string[]
  readonly defaultValues?: Readonly<Record<string, unknown>>
  readonly fixedValues?: Readonly<Record<string, unknown>>
  readonly meta?: Readonly<Record<string, unknown>>
  readonly onDone: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A small record in a dialog: a new one, or the change of one that is at hand. */
export function RecordDialog({
  resource,
  title,
  record,
  onDone,
  onClose,
  children,
  requiredFiles,
  defaultValues,
  fixedValues,
  meta,
  schema,
}: Props) {
  const id = useId()
  return (
    // A click beside it must not lose what was typed.
    <Dialog
      open
      onClose={(_event, reason) => reason !== 'backdropClick' && onClose()}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ paddingBlockStart: 0 }}>
        <ResourceContextProvider value={resource}>
          <RecordContextProvider value={undefined}>
            {record ? (
              <EditPage
                resource={resource}
                id={record.id as string}
                known={record}
                schema={schema}
                {...(meta && { meta })}
                onSaved={onDone}
                onCancel={onClose}
              >
                {children}
              </EditPage>
            ) : (
              <CreatePage
                resource={resource}
                schema={schema}
                onCreated={onDone}
                onCancel={onClose}
                {...(requiredFiles && { requiredFiles })}
                {...(defaultValues && { defaultValues })}
                {...(fixedValues && { fixedValues })}
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
