import { useEffect, useState } from 'react'
import { Alert } from '@mui/material'
import { useRecordContext, useResourceContext } from 'react-admin'
import { useFormContext, useFormState, type FieldValues } from 'react-hook-form'
import { onSessionEnd } from '../../providers/session-end.ts'
import { useActor } from '../actor.ts'
import { useWords } from '../words.ts'
import { typedValues } from './typed-values.ts'

/**
 * What was typed into a form when the session ended, kept in this tab for the same person and the same record until they
 * are back from the log in. Files cannot be kept: they are chosen anew.
 */
export function KeptTyping() {
  const actor = useActor()
  const resource = useResourceContext()
  const id = useRecordContext()?.id ?? 'new'
  return actor ? <KeptIn slot={`typed:${actor.userId}:${resource ?? ''}:${id}`} /> : null
}

function KeptIn({ slot }: { readonly slot: string }) {
  const t = useWords()
  const { getValues, setValue, formState } = useFormContext()
  const { dirtyFields } = useFormState()
  const [kept] = useState(() => sessionStorage.getItem(slot))
  const { isReady } = formState

  useEffect(
    () =>
      onSessionEnd(() => {
        const typed = typedValues(getValues(), dirtyFields)
        if (Object.keys(typed).length > 0) sessionStorage.setItem(slot, JSON.stringify(typed))
      }),
    [slot, getValues, dirtyFields],
  )
  useEffect(() => {
    // Until it is ready the form would put its record over what was typed.
    if (!isReady || kept === null) return
    sessionStorage.removeItem(slot)
    for (const [field, value] of Object.entries(JSON.parse(kept) as FieldValues))
      setValue(field, value, { shouldDirty: true })
  }, [isReady, kept, slot, setValue])

  if (kept === null) return null
  return (
    <Alert severity="info" sx={{ marginBlock: 1 }}>
      {t('backoffice.typedIsBack')}
    </Alert>
  )
}
