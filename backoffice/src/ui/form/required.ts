import { createContext, use } from 'react'
import { schemaErrors, type FormSchema } from '@cauce/client/form-resolver.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Whether the contract refuses the form without the field `source`. A new record may leave out what has a value without it; of an edit,
 * whose fields are all optional, those are required that cannot be emptied.
 */
export const requiredBy = (schema: FormSchema, first: Values | 'edit') => (source: string) => {
  const isMissed = (value: null | undefined) =>
    schemaErrors(schema, { ...(first !== 'edit' && first), [source]: value }).some(
      ({ path, code }) => path === source && code === 'required',
    )
  return isMissed(null) && (first === 'edit' || isMissed(undefined))
}

export const RequiredContext = createContext<(source: string) => boolean>(() => false)

export const useIsRequired = (source: string): boolean => use(RequiredContext)(source)
