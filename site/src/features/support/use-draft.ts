import { useEffect, useMemo, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { draftOf } from './draft.ts'

/** Only file names are stored, so that the form can ask for them again. */
const FILES = 'files'

interface DraftedForm {
  /** Names of files lost in a reload. */
  readonly lostFiles: string | undefined
  forget(): void
}

/** Restores the draft after hydration and updates it at every change. */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { userId, slot }: { readonly userId: string; readonly slot: string },
  files: readonly File[],
): DraftedForm {
  const draft = useMemo(() => draftOf(userId, slot), [userId, slot])
  const [lostFiles, setLostFiles] = useState<string>()
  const names = files.map(({ name }) => name).join(', ')
  useEffect(() => {
    const { [FILES]: lost, ...texts } = draft.read()
    setLostFiles(lost)
    for (const [field, text] of Object.entries(texts))
      if (!form.getValues(field as Path<Values>)) form.setValue(field as Path<Values>, text as never)
  }, [draft, form])
  useEffect(() => {
    const keep = (values: object) => draft.write({ ...values, [FILES]: names || lostFiles })
    if (names) keep(form.getValues())
    const subscription = form.watch((values) => keep(values))
    return () => subscription.unsubscribe()
  }, [draft, form, names, lostFiles])
  return {
    lostFiles: names ? undefined : lostFiles,
    forget: () => {
      setLostFiles(undefined)
      draft.forget()
    },
  }
}
