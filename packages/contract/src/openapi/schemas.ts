import { z } from 'zod'
import * as contract from '../index.ts'

/** A JSON Schema object, as far as the document writer reads it. */
export type JsonSchema = {
  [keyword: string]: unknown
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
}

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType

/** A schema that the contract exports is a component under the name of its export; all others stand where they are used. */
const names = new Map<unknown, string>(
  Object.entries(contract).flatMap(([name, value]) => (isSchema(value) ? [[value, name]] : [])),
)

type Metadata = Record<string, unknown>

/** Zod's own descriptions, and for components a name. Reads only: the registry that all share stays as it is. */
class NamedMetadata extends z.core.$ZodRegistry<Metadata> {
  override get(schema: z.core.$ZodType): Metadata | undefined {
    const id = names.get(schema)
    const metadata = z.globalRegistry.get(schema as z.ZodType) as Metadata | undefined
    return id === undefined ? metadata : { ...metadata, id }
  }
}
const metadata = new NamedMetadata()

/** JSON Schemas of the wire side of the contract's schemas; what they refer to gathers in `components`. */
export class SchemaBook {
  readonly components: Record<string, JsonSchema> = {}

  /** The schema as it stands where it is used: a reference if it has a name. */
  of(schema: z.ZodType): JsonSchema {
    const {
      $schema: _draft,
      $defs = {},
      ...converted
    } = z.toJSONSchema(schema, {
      io: 'input',
      metadata: metadata as z.core.$ZodRegistry<Record<string, never>>,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => keepExamples(zodSchema, jsonSchema as JsonSchema),
    })
    for (const [name, definition] of Object.entries($defs)) this.components[name] = tidy(definition as JsonSchema)
    const name = names.get(schema)
    if (name === undefined) return tidy(converted as JsonSchema)
    this.components[name] ??= tidy(converted as JsonSchema)
    return { $ref: `#/components/schemas/${name}` }
  }

  /** The fields of an object schema, each as it stands where it is used. */
  fieldsOf(schema: z.ZodType): { properties: Record<string, JsonSchema>; required: readonly string[] } {
    const { properties = {}, required = [] } = this.resolve(this.of(schema))
    return { properties, required }
  }

  /** What a reference leads to, with the words that stand beside it. */
  resolve(schema: JsonSchema): JsonSchema {
    if (schema.$ref === undefined) return schema
    const { $ref, ...beside } = schema
    return { ...this.resolve(this.components[$ref.split('/').at(-1)!]!), ...beside }
  }
}

/** Zod drops the examples of a codec on its input side, because it takes them for the inner side; ours are of the wire. */
function keepExamples(zodSchema: z.core.$ZodTypes, jsonSchema: JsonSchema): void {
  const examples = z.globalRegistry.get(zodSchema as unknown as z.ZodType)?.['examples']
  if (examples !== undefined) Object.assign(jsonSchema, { examples })
}

/** References as OpenAPI spells them, without what they or a format say already, and no name inside of what is named. */
function tidy<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(tidy) as Value
  if (typeof value !== 'object' || value === null) return value
  const schema = withNamedProperties(value as JsonSchema)
  const kept = Object.entries(schema).filter(([keyword, inner]) => !isNoise(schema, keyword, inner))
  const spelled = kept.map(([keyword, inner]) => [
    keyword,
    keyword === '$ref' ? spellReference(String(inner)) : tidy(inner),
  ])
  return Object.fromEntries(spelled) as Value
}

/** A record whose keys are an enumeration is an object that names them. */
function withNamedProperties(schema: JsonSchema): JsonSchema {
  const { propertyNames, additionalProperties, required, ...rest } = schema
  if (propertyNames === undefined || required === undefined) return schema
  const properties = Object.fromEntries(required.map((name) => [name, additionalProperties as JsonSchema]))
  return { ...rest, properties, required, additionalProperties: false }
}

const spellReference = (reference: string) => reference.replace('#/$defs/', '#/components/schemas/')

/** Repeated beside a reference by zod although the reference says it. */
const REPEATED = ['examples', 'type', 'pattern', 'format']
/** Formats that say more than the long pattern that zod checks them by. */
const FORMATS = ['uuid', 'date', 'date-time', 'email']

function isNoise(schema: JsonSchema, keyword: string, value: unknown): boolean {
  if (keyword === 'id') return typeof value === 'string' && value in contract
  if (schema.$ref !== undefined) return REPEATED.includes(keyword)
  if (keyword === 'pattern') return FORMATS.includes(String(schema['format']))
  return value === Number.MAX_SAFE_INTEGER || value === Number.MIN_SAFE_INTEGER
}
