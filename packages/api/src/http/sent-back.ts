import { isDeepStrictEqual } from 'node:util'
import type { FieldError } from '@cauce/contract'

/** The fields of a body or a record by name, as they are on the wire. */
export type WireFields = Readonly<Record<string, unknown>>

/** What a body that repeats a record asks for. */
export interface AskedChange {
  /** The fields without those that repeat the record. */
  readonly fields: Record<string, unknown>
  /** Fields of the record that the call does not take and that the body gives another value. */
  readonly errors: readonly FieldError[]
}

/** The version that an edit is based on is no change, and is compared where the record is locked. */
const VERSION = 'updatedAt'

/**
 * A record may be sent back as it was read (handbook rule 12.6): what equals it is left out, and what differs is a change. A field
 * that the call does not take is refused if it differs. Fields of a form are texts, so they are compared as texts.
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

/** Whether nothing is left to change. */
export const isUnchanged = ({ fields, errors }: AskedChange): boolean =>
  errors.length === 0 && Object.keys(fields).every((name) => name === VERSION)

/** A value as a form has it: nothing for null, JSON for what is no plain value. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
