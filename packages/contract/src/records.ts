import type { z } from 'zod'

/** The field that a record is identified by, which `id` repeats. */
const idNames = new WeakMap<z.ZodType, string>()
const identified = new WeakMap<z.ZodType, z.ZodObject>()

/** The record of an answer, with its id; other schemas as they are. */
export const identifiedOf = (schema: z.ZodType): z.ZodType => identified.get(schema) ?? schema

export const idNameOf = (record: z.ZodType): string | undefined => idNames.get(record)

/**
 * The record with its first field, its id, under the name `id` too, by which generic clients know records (handbook rule
 * 12.39). The type stays: `encodeOutput` adds what handlers do not answer, and our own screens read the id's own name.
 */
// @__NO_SIDE_EFFECTS__
export function withId<Record extends z.ZodObject>(record: Record): Record {
  if (idNames.has(record)) return record
  const known = identified.get(record) ?? makeIdentified(record)
  identified.set(record, known)
  return known as Record
}

function makeIdentified(record: z.ZodObject): z.ZodObject {
  const [name, id] = Object.entries(record.shape)[0]!
  const made = 'id' in record.shape ? record : record.extend({ id }).describe(record.description ?? '')
  idNames.set(made, name)
  return made
}

/** An answer of a handler with the ids that its schema promises. */
export function identify(schema: z.ZodType, answer: unknown): unknown {
  const { data } = ((schema as Partial<z.ZodObject>).shape ?? {}) as { data?: z.ZodArray<z.ZodType> }
  if (data === undefined) return withOwnId(idNames.get(schema), answer)
  const name = idNames.get(data.element)
  const page = answer as { readonly data: readonly unknown[] }
  return name === undefined ? answer : { ...page, data: page.data.map((row) => withOwnId(name, row)) }
}

function withOwnId(name: string | undefined, record: unknown): unknown {
  if (name === undefined || typeof record !== 'object' || record === null || 'id' in record) return record
  return { ...record, id: (record as Readonly<Record<string, unknown>>)[name] }
}
