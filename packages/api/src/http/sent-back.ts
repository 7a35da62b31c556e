import { isDeepStrictEqual } from 'node:util'
import type { FieldError } from '@cauce/contract'

/** Encoded fields by name. */
export type WireFields = Readonly<Record<string, unknown>>

export interface AskedChange {
  readonly fields: Record<string, unknown>
  /** Record-only fields with a changed value. */
  readonly errors: readonly FieldError[]
}

/** Compared under the lock, not a change. */
const VERSION = 'updatedAt'

/**
 * Diffs a sent-back record (handbook rule 12.6): equal fields are dropped, different ones are changes, or refused if
 * the call does not take them. Form fields compare as text.
 */
export function askedChange(
  body: WireFields,
  record: WireFields,
  { taken, isForm }: { readonly taken: ReadonlySet<string>; readonly isForm: boolean },
): AskedChange {
  const repeats = ([name, value]: readonly [string, unknown]) =>
    name !== VERSION &&
    Object.hasOwn(record, name) &&
    (isForm ? textOf(value) === textOf(record[name]) : isDeepStrictEqual(value, record[name]))
  const different = Object.entries(body).filter((field) => !repeats(field))
  const isFixed = (name: string) => Object.hasOwn(record, name) && !taken.has(name)
  return {
    fields: Object.fromEntries(different.filter(([name]) => !isFixed(name))),
    errors: different.filter(([name]) => isFixed(name)).map(([path]) => ({ path, code: 'read-only' })),
  }
}

export const isUnchanged = ({ fields, errors }: AskedChange): boolean =>
  errors.length === 0 && Object.keys(fields).every((name) => name === VERSION)

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
