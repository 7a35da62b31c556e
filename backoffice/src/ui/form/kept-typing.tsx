import { useEffect, useState } from 'react'
import { Alert } from '@mui/material'
import { useLocation, useRecordContext, useResourceContext } from 'react-admin'
import { useFormContext, useFormState, type FieldValues } from 'react-hook-form'
import { isChosenFile } from '../../providers/body.ts'
import { onNewBuild } from '../../providers/new-build.ts'
import { onSessionEnd } from '../../providers/session-end.ts'
import { useActor } from '../ability.ts'
import type { LeaveGuard } from '../leave-question.tsx'
import { useWords } from '../words.ts'

interface Props {
  readonly guard: LeaveGuard
  /** Tells several forms of a record apart. */
  readonly name?: string
}

/**
 * Keeps what was typed into a form when the session ends, and when the page is loaded again for a newer build. It is stored in this
 * tab for the same person, page and record, and restored afterwards. Files cannot be stored and must be chosen again.
 */
export function KeptTyping({ guard, name = '' }: Props) {
  const actor = useActor()
  const resource = useResourceContext()
  const id = useRecordContext()?.id ?? 'new'
  const { pathname } = useLocation()
  if (!actor) return null
  return <KeptIn slot={['typed', actor.userId, pathname, resource, id, name].join(':')} guard={guard} />
}

function KeptIn({ slot, guard }: Pick<Props, 'guard'> & { readonly slot: string }) {
  const t = useWords()
  const { getValues, setValue, formState } = useFormContext()
  const { dirtyFields } = useFormState()
  const [kept] = useState(() => sessionStorage.getItem(slot))
  const { isReady } = formState

  useEffect(() => {
    const store = () => {
      const typed = typedValues(getValues(), dirtyFields)
      if (Object.keys(typed).length > 0) sessionStorage.setItem(slot, JSON.stringify(typed))
    }
    const endings = [
      onSessionEnd(store),
      onNewBuild({ missing: store, reload: guard.saved, stay: () => sessionStorage.removeItem(slot) }),
    ]
    return () => {
      for (const end of endings) end()
    }
  }, [slot, guard, getValues, dirtyFields])
  useEffect(() => {
    // Before it is ready the form overwrites its values with those of the record.
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

/** The values of the fields that were touched, without files, which cannot be kept as text. */
export function typedValues(
  values: Readonly<Record<string, unknown>>,
  dirtyFields: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => Object.hasOwn(dirtyFields, field) && !isChosenFile(value)),
  )
}
