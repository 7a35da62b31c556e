import { useEffect, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { Draft } from './draft.ts'

/** Files are not kept, only their names, so that whoever comes back is told which to choose again. */
const FILES = 'files'

interface DraftedForm {
  /** Names of files that were chosen before a reload and are not there any more. */
  readonly lostFiles: string | undefined
  /** It has been sent. */
  forget(): void
}

/** Fills a form with its draft as soon as it is alive, and keeps the draft up with what is typed. */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  draft: Draft,
  files: readonly File[],
): DraftedForm {
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
