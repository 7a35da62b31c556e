import { z } from 'zod'
import * as contract from '../index.ts'
import { identifiedOf } from '../records.ts'

export type JsonSchema = {
  [keyword: string]: unknown
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
}

const REFERENCE = '#/components/schemas/'

/** Zod repeats these keywords beside a reference. */
const REPEATED = ['examples', 'type', 'pattern', 'format']
const FORMATS = ['uuid', 'date', 'date-time', 'email']

const names = new Map(
  Object.entries(contract).flatMap(([name, value]): [z.ZodType, string][] =>
    value instanceof z.ZodType ? [[identifiedOf(value), name]] : [],
  ),
)

const registry = z.registry<{ id: string }>()
for (const [schema, id] of names) registry.add(schema, { id })
for (const { operation, params, query, body, output } of contract.allEndpoints)
  for (const [part, schema] of Object.entries({ params, query, body, output }))
    if (schema && !registry.has(schema)) registry.add(schema, { id: `${operation}.${part}` })

const { schemas } = z.toJSONSchema(registry, {
  io: 'input',
  unrepresentable: 'any',
  uri: (id) => REFERENCE + id,
})

export const components: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  [...names.values()].map((name) => [name, tidy(schemas[name] as JsonSchema)]),
)

export function schemaOf(schema: z.ZodType): JsonSchema {
  const name = names.get(schema)
  if (name !== undefined) return { $ref: REFERENCE + name }
  return tidy(schemas[registry.get(schema)!.id] as JsonSchema)
}

/** The schema that a reference leads to, with the keywords beside the reference; any other schema as it is. */
export function resolved(schema: JsonSchema): JsonSchema {
  if (schema.$ref === undefined) return schema
  const { $ref, ...beside } = schema
  return { ...resolved(components[$ref.slice(REFERENCE.length)]!), ...beside }
}

/** Removes what zod writes beyond OpenAPI's need: ids, patterns that a format implies, copies of what a reference says. */
function tidy<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(tidy) as Value
  if (typeof value !== 'object' || value === null) return value
  const schema = withOverlap(withNamedProperties(value as JsonSchema))
  const kept = Object.entries(schema).filter(([keyword, inner]) => !isNoise(schema, keyword, inner))
  return Object.fromEntries(kept.map(([keyword, inner]) => [keyword, tidy(inner)])) as Value
}

/** A record whose keys are an enumeration is an object that names them. */
function withNamedProperties(schema: JsonSchema): JsonSchema {
  const { propertyNames, additionalProperties, required, ...rest } = schema
  if (propertyNames === undefined || required === undefined) return schema
  const properties = Object.fromEntries(required.map((name) => [name, additionalProperties as JsonSchema]))
  return { ...rest, properties, required, additionalProperties: false }
}

/** Kinds of a body that no required field tells apart overlap: any of them, not exactly one. */
function withOverlap(schema: JsonSchema): JsonSchema {
  const { oneOf, ...rest } = schema
  if (!Array.isArray(oneOf)) return schema
  const options = oneOf as readonly JsonSchema[]
  const isTold = (name: string) =>
    options.every(({ properties, required }) => required?.includes(name) && 'const' in (properties?.[name] ?? {}))
  return Object.keys(options[0]?.properties ?? {}).some(isTold) ? schema : { ...rest, anyOf: oneOf }
}

function isNoise(schema: JsonSchema, keyword: string, value: unknown): boolean {
  if (keyword === '$schema' || keyword === '$id') return true
  if (schema.$ref !== undefined) return REPEATED.includes(keyword)
  if (keyword === 'pattern') return FORMATS.includes(String(schema['format']))
  return value === Number.MAX_SAFE_INTEGER || value === Number.MIN_SAFE_INTEGER
}
