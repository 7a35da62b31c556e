import type { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

export type JsonSchema = Readonly<Record<string, unknown>>
export interface NamedPart {
  readonly field: string
  readonly schema: JsonSchema
}

const IN_WORDS = { io: 'input', unrepresentable: 'any' } as const

export const inputParts = ({ params, query, body }: Endpoint): NamedPart[] => [params, query, body].flatMap(partsOf)

export const outputParts = ({ output }: Endpoint): NamedPart[] => partsOf(output)

const partsOf = (schema: z.ZodType | undefined): NamedPart[] =>
  schema === undefined ? [] : within(schema.toJSONSchema(IN_WORDS), '')

function within(schema: unknown, field: string): NamedPart[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties, enum: _choices, examples: _examples, ...rest } = schema as JsonSchema
  return [
    ...(Array.isArray(schema) ? [] : [{ field, schema: schema as JsonSchema }]),
    ...Object.entries(properties ?? {}).flatMap(([name, inner]) => within(inner, name)),
    ...Object.values(rest).flatMap((inner) => within(inner, field)),
  ]
}

/** Objects of an answer with fields; `?` optional, `~` nullable. */
export const answeredObjects = ({ operation, output }: Endpoint): { place: string; fields: string }[] =>
  output === undefined ? [] : objectsIn(output.toJSONSchema(IN_WORDS), operation)

function objectsIn(schema: unknown, place: string): { place: string; fields: string }[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties, enum: _choices, examples: _examples, ...rest } = schema as JsonSchema
  const named = Object.entries((properties ?? {}) as Readonly<Record<string, JsonSchema>>)
  const required = (rest['required'] ?? []) as readonly string[]
  const marked = named.map(([name, one]) => `${name}${required.includes(name) ? '' : '?'}${isNullable(one) ? '~' : ''}`)
  return [
    ...(properties === undefined ? [] : [{ place, fields: marked.join(' ') }]),
    ...named.flatMap(([name, inner]) => objectsIn(inner, `${place}.${name}`)),
    ...Object.values(rest).flatMap((inner) => objectsIn(inner, place)),
  ]
}

const isNullable = ({ type, anyOf }: JsonSchema): boolean =>
  [type].flat().includes('null') || (Array.isArray(anyOf) && anyOf.some(isNullable))
