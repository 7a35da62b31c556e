import { useState } from 'react'
import { TextField } from '@mui/material'
import { extractValidSavedQueries, useListContext, useSavedQueries, useTranslate } from 'react-admin'
import { ConfirmFrame } from '../confirm-frame.tsx'
import { focusAtOnce } from '../use-hotkey.ts'
import { useWords } from '../words.ts'

const LONGEST_NAME = 60

/** Asks for the name under which filters and order of a list are saved. A name is needed, and is that of one query. */
export function SaveQueryDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const translate = useTranslate()
  const { resource, filterValues: filter, displayedFilters, sort, perPage } = useListContext()
  const [stored, store] = useSavedQueries(resource)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const queries = extractValidSavedQueries(stored)
  const save = () => {
    const label = typed.trim()
    if (label === '') return setError(t('errors.required'))
    if (queries.some((query) => query.label === label)) return setError(t('errors.name-exists'))
    store([...queries, { label, value: { filter, displayedFilters, sort, perPage } }])
    onClose()
  }
  return (
    <ConfirmFrame
      title={translate('ra.saved_queries.new_dialog_title')}
      consequence={null}
      confirmLabel={translate('ra.action.save')}
      onConfirm={save}
      onClose={onClose}
    >
      <TextField
        inputRef={focusAtOnce}
        required
        fullWidth
        margin="dense"
        label={translate('ra.saved_queries.query_name')}
        value={typed}
        error={error !== undefined}
        helperText={error}
        slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
        onChange={({ target }) => {
          setTyped(target.value)
          setError(undefined)
        }}
      />
    </ConfirmFrame>
  )
}
