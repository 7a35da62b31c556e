import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { IconButtonWithTooltip, useDataProvider, useRedirect, type RaRecord } from 'react-admin'
import { DialogButton, OPENS_DIALOG } from './dialog-button.tsx'
import type { Noun } from '../providers/nouns.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useWords } from './words.ts'

interface Deletion {
  readonly resource: Noun
  readonly record: RaRecord
  readonly name: string
  readonly consequence: string
  /** The page stays. */
  readonly isRow?: boolean
  readonly affects?: readonly Noun[]
}

interface DialogProps extends Deletion {
  readonly onClose: () => void
}

export function DeleteRecordDialog({
  resource,
  record,
  name,
  consequence,
  isRow = false,
  affects,
  onClose,
}: DialogProps) {
  const t = useWords()
  const dataProvider = useDataProvider()
  const queries = useQueryClient()
  const redirect = useRedirect()
  return (
    <ConfirmDialog
      title={t('backoffice.deleteTitle', { name })}
      consequence={consequence}
      confirmLabel={t('common.delete')}
      isDangerous
      act={async () => {
        await dataProvider.delete(resource, { id: record.id, previousData: record })
        if (!isRow) redirect('list', resource)
        await queries.invalidateQueries({ queryKey: [resource, 'getList'] })
      }}
      words={t('backoffice.deleted', { name })}
      affects={affects}
      onClose={onClose}
    />
  )
}

export function DeleteRecordButton(deletion: Deletion) {
  const { name, isRow = false } = deletion
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isRow ? (
        <IconButtonWithTooltip
          size="small"
          label={t('backoffice.deleteTitle', { name })}
          {...OPENS_DIALOG}
          onClick={() => setOpen(true)}
        >
          <DeleteIcon fontSize="small" />
        </IconButtonWithTooltip>
      ) : (
        <DialogButton variant="outlined" color="error" onClick={() => setOpen(true)}>
          {t('common.delete')}
        </DialogButton>
      )}
      {isOpen && <DeleteRecordDialog {...deletion} onClose={() => setOpen(false)} />}
    </>
  )
}
