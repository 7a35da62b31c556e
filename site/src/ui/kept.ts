import { tabMemory } from '@cauce/client/tab-memory.ts'
import { useEffect, useMemo } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** What is typed in a form, over a reload and the end of a session; by user, so that the next one does not read it. */
export const keptTyping = <Value>(name: string) => tabMemory<Value>(`draft:${name}`)

/** Keeps a form if it is named. @returns what forgets it */
export function useKeptForm<Values extends FieldValues>(form: UseFormReturn<Values>, name: string | undefined) {
  const memory = useMemo(() => (name === undefined ? undefined : keptTyping<Values>(name)), [name])
  useEffect(() => {
    for (const [field, value] of Object.entries(memory?.read() ?? {}))
      form.setValue(field as Path<Values>, value as never)
    const watching = memory && form.watch((values) => memory.write(values as Values))
    return () => watching?.unsubscribe()
  }, [form, memory])
  return () => memory?.forget()
}
