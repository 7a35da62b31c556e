import { z } from 'zod'

/**
 * Strings of queries and multipart are coerced to number, integer, boolean or array; anything else is left for
 * validation.
 */
export type StringReader = (raw: Readonly<Record<string, unknown>>) => Record<string, unknown>

interface Property {
  readonly type?: string | readonly string[]
  readonly anyOf?: readonly Property[]
  readonly oneOf?: readonly Property[]
  readonly properties?: Readonly<Record<string, Property>>
}

const readers = new WeakMap<z.ZodType, StringReader>()

/** Cached: inspecting all schemas takes half the time of building an API. */
export function stringReader(schema: z.ZodType): StringReader {
  const reader = readers.get(schema) ?? makeReader(schema)
  readers.set(schema, reader)
  return reader
}

function makeReader(schema: z.ZodType): StringReader {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Property
  const kinds = new Map<string, Set<string>>()
  collect(shape, kinds)
  return (raw) => {
    const read: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(raw)) read[name] = readValue(value, kinds.get(name))
    return read
  }
}

function collect(property: Property, kinds: Map<string, Set<string>>) {
  for (const option of [...(property.anyOf ?? []), ...(property.oneOf ?? [])]) collect(option, kinds)
  for (const [name, inner] of Object.entries(property.properties ?? {})) {
    const known = kinds.get(name) ?? new Set<string>()
    for (const kind of kindsOf(inner)) known.add(kind)
    kinds.set(name, known)
  }
}

function kindsOf(property: Property): string[] {
  const own =
    property.type === undefined ? [] : typeof property.type === 'string' ? [property.type] : [...property.type]
  return [...own, ...(property.anyOf ?? []).flatMap(kindsOf), ...(property.oneOf ?? []).flatMap(kindsOf)]
}

function readValue(value: unknown, kinds: Set<string> | undefined): unknown {
  if (!kinds) return value
  if (kinds.has('array')) return Array.isArray(value) ? value : [value]
  if (typeof value !== 'string') return value
  if (value === '' && kinds.has('null')) return null
  if (kinds.has('boolean') && (value === 'true' || value === 'false')) return value === 'true'
  if ((kinds.has('number') || kinds.has('integer')) && /^-?\d+(\.\d+)?$/.test(value)) return Number(value)
  return value
}

export const jsonOfBigint = (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)
