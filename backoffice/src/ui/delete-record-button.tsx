import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { IconButton, Tooltip } from '@mui/material'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { useDataProvider, useRedirect, type RaRecord } from 'react-admin'
import { DialogButton, OPENS_DIALOG } from './dialog-button.tsx'
import type { Noun } from '../providers/nouns.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useAction } from './use-action.ts'
import { useWords } from './words.ts'

interface Deletion {
  readonly resource: Noun
  readonly record: RaRecord
  readonly name: string
  readonly consequence: string
  /** "Delete `name`?" by default. */
  readonly title?: string
  /** The notice after success. */
  readonly done?: string
  /** The page stays. */
  readonly isRow?: boolean
  /** Other nouns whose cache is stale afterwards. */
  readonly affects?: readonly Noun[]
}

interface DialogProps extends Deletion {
  readonly confirmLabel?: string
  readonly onClose: () => void
}

/** Asks before it deletes a record. When the API refuses, the dialog shows why and the record stays. */
export function DeleteRecordDialog({
  resource,
  record,
  name,
  consequence,
  isRow = false,
  affects,
  ...words
}: DialogProps) {
  const t = useWords()
  const dataProvider = useDataProvider()
  const queries = useQueryClient()
  const redirect = useRedirect()
  const { title = t('backoffice.deleteTitle', { name }), done = t('backoffice.deleted', { name }) } = words
  const { confirmLabel = t('common.delete'), onClose } = words
  const action = useAction<string>(
    async () => {
      await dataProvider.delete(resource, { id: record.id, previousData: record })
      if (!isRow) redirect('list', resource)
      await queries.invalidateQueries({ queryKey: [resource, 'getList'] })
    },
    { words: done, after: onClose, ...(affects && { affects }) },
  )
  return (
    <ConfirmDialog
      title={title}
      consequence={consequence}
      confirmLabel={confirmLabel}
      isDangerous
      action={action}
      onClose={onClose}
    />
  )
}

/** Deletes a record after a question. In a row among others it is an icon. */
export function DeleteRecordButton(deletion: Deletion) {
  const { name, isRow = false } = deletion
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  const { title = t('backoffice.deleteTitle', { name }) } = deletion
  return (
    <>
      {isRow ? (
        <Tooltip title={t('common.delete')}>
          <IconButton size="small" aria-label={title} {...OPENS_DIALOG} onClick={() => setOpen(true)}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      ) : (
        <DialogButton variant="outlined" color="error" onClick={() => setOpen(true)}>
          {t('common.delete')}
        </DialogButton>
      )}
      {isOpen && <DeleteRecordDialog {...deletion} onClose={() => setOpen(false)} />}
    </>
  )
}
