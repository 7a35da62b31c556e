import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Button, IconButton, Tooltip } from '@mui/material'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { useDataProvider, useRedirect, type RaRecord } from 'react-admin'
import type { Noun } from '../providers/nouns.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useAction } from './use-action.ts'
import { useWords } from './words.ts'

interface Props {
  readonly resource: Noun
  readonly record: RaRecord
  readonly name: string
  readonly consequence: string
  /** "Delete `name`?" by default. */
  readonly title?: string
  /** The notice after success. */
  readonly done?: string
  /** An icon in a row among others: the page stays. */
  readonly isRow?: boolean
}

/** Deletes a record after a question. When the API refuses, the dialog shows why and the record stays. */
export function DeleteRecordButton({ resource, record, name, consequence, isRow = false, ...words }: Props) {
  const t = useWords()
  const dataProvider = useDataProvider()
  const queries = useQueryClient()
  const redirect = useRedirect()
  const [isOpen, setOpen] = useState(false)
  const { title = t('backoffice.deleteTitle', { name }), done = t('backoffice.deleted', { name }) } = words
  const action = useAction<string>(
    async () => {
      await dataProvider.delete(resource, { id: record.id, previousData: record })
      if (!isRow) redirect('list', resource)
      await queries.invalidateQueries({ queryKey: [resource, 'getList'] })
    },
    { words: done, after: () => setOpen(false) },
  )
  const open = () => {
    action.reset()
    setOpen(true)
  }
  return (
    <>
      {isRow ? (
        <Tooltip title={t('common.delete')}>
          <IconButton size="small" aria-label={title} onClick={open}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      ) : (
        <Button variant="outlined" color="error" onClick={open}>
          {t('common.delete')}
        </Button>
      )}
      {isOpen && (
        <ConfirmDialog
          title={title}
          consequence={consequence}
          confirmLabel={t('common.delete')}
          isDangerous
          action={action}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
