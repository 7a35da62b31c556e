import { createContext, use, useEffect, type ReactNode } from 'react'

/** A field of the form: its name, and a value as the field shows it. */
export interface ShownField {
  /** The name of the source by default. */
  readonly label?: string | undefined
  readonly words: (value: unknown) => ReactNode
}

/** The fields of a form by their sources, in the order of the form. */
export type ShownFields = Map<string, ShownField>

export const ShownFieldsContext = createContext<ShownFields | undefined>(undefined)

/** Tells the form how the field `source` shows a value, so that a conflict can be shown in the same words. */
export function useShownField(source: string, field: ShownField): void {
  const fields = use(ShownFieldsContext)
  useEffect(() => {
    // A field that is known keeps its place.
    fields?.set(source, field)
  })
  useEffect(() => () => void fields?.delete(source), [fields, source])
}
