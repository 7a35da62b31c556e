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
  readonly title: string
  readonly consequence: string
  /** What is said afterwards. */
  readonly done: string
  /** Stays where it is and shows an icon: a row among others. */
  readonly isRow?: boolean
}

/** Deletes a record after saying what follows; the API may refuse, and then the record is still there. */
export function DeleteRecordButton({ resource, record, title, consequence, done, isRow = false }: Props) {
  const t = useWords()
  const dataProvider = useDataProvider()
  const queries = useQueryClient()
  const redirect = useRedirect()
  const [isOpen, setOpen] = useState(false)
  const remove = async () => {
    await dataProvider.delete(resource, { id: record.id, previousData: record })
    if (!isRow) redirect('list', resource)
    await queries.invalidateQueries({ queryKey: [resource, 'getList'] })
  }
  const { run, isBusy, refusal, reset } = useAction(remove, { words: done, after: () => setOpen(false) })
  return (
    <>
      {isRow ? (
        <Tooltip title={t('common.delete')}>
          <IconButton size="small" aria-label={title} onClick={() => setOpen(true)}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      ) : (
        <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
          {t('common.delete')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isOpen}
        title={title}
        consequence={consequence}
        confirmLabel={t('common.delete')}
        isDangerous
        isBusy={isBusy}
        refusal={refusal}
        onConfirm={() => void run()}
        onClose={() => {
          reset()
          setOpen(false)
        }}
      />
    </>
  )
}
