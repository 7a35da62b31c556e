import type { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

/** A JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>
export interface NamedPart {
  /** The field or parameter that it describes, itself or in its entries. */
  readonly field: string
  readonly schema: JsonSchema
}

const IN_WORDS = { io: 'input', unrepresentable: 'any' } as const

/** Every part of what a call takes, below the field that it describes. */
export const inputParts = ({ params, query, body }: Endpoint): NamedPart[] => [params, query, body].flatMap(partsOf)

/** Every part of what a call answers. */
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
