import type { z } from 'zod'

const idNames = new WeakMap<z.ZodType, string>()
const identified = new WeakMap<z.ZodType, z.ZodObject>()

export const identifiedOf = (schema: z.ZodType): z.ZodType => identified.get(schema) ?? schema

export const idNameOf = (record: z.ZodType): string | undefined => idNames.get(record)

/**
 * The first field under the name `id` too, by which generic clients know records (handbook rule 12.39). `encodeOutput`
 * adds it.
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
