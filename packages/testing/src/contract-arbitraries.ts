import type { Endpoint } from '@cauce/contract'
import { type JsonSchema, resolved, schemaOf } from '@cauce/contract/openapi/schemas.ts'
import { exampleInput, type RawRequest, type RequestInput, urlOf } from './contract-requests.ts'
import { fileOf, pngBytes } from './sample-files.ts'
import fc, { type Arbitrary } from 'fast-check'
import type { z } from 'zod'

/** Random valid and invalid calls from the contract; inexpressible refinements are left to examples and chance. */

/** By field or parameter. */
export type KnownIds = (field: string) => readonly string[]

export function validInput(endpoint: Endpoint, ids: KnownIds): Arbitrary<RequestInput> {
  const fields = (schema: z.ZodType | undefined) =>
    schema ? valueOf(schemaOf(schema), '', ids) : fc.constant(undefined)
  return fc
    .record({
      params: fields(endpoint.params),
      query: endpoint.query ? queryOf(schemaOf(endpoint.query), ids) : fc.constant(undefined),
      body: endpoint.isRawBody
        ? fc.jsonValue()
        : fc.oneof(
            { weight: 2, arbitrary: fields(endpoint.body) },
            { weight: 3, arbitrary: exampleBody(endpoint, ids) },
            { weight: 1, arbitrary: longestBody(endpoint, ids) },
          ),
      files: filesOf(endpoint),
    })
    .map((input) => input as RequestInput)
}

/** Half of them without filters: one of a dozen random ones is often refused. */
function queryOf(schema: JsonSchema, ids: KnownIds): Arbitrary<unknown> {
  const { properties = {}, required = [] } = resolved(schema)
  const needed = Object.fromEntries(required.map((name) => [name, properties[name]!]))
  return fc.oneof(valueOf(schema, '', ids), recordOf({ properties: needed, required }, ids))
}

/** Example with existing ids, optionally more fields. */
function exampleBody(endpoint: Endpoint, ids: KnownIds): Arbitrary<unknown> {
  if (!endpoint.body) return fc.constant(undefined)
  const known = knownBody(endpoint, ids)
  const more = fc.option(valueOf(schemaOf(endpoint.body), '', ids), { nil: {}, freq: 1 })
  return more.map((random) => ({ ...(random as object), ...known }))
}

/** Maximum lengths with surrogate pairs; unique values where needed. */
function longestBody(endpoint: Endpoint, ids: KnownIds): Arbitrary<unknown> {
  if (!endpoint.body) return fc.constant(undefined)
  const { properties = {}, required = [] } = resolved(schemaOf(endpoint.body))
  const known = knownBody(endpoint, ids)
  const model = Object.fromEntries(
    Object.entries(known).map(([name, value]) => [name, longestValue(resolved(properties[name] ?? {}), value, ids)]),
  )
  return fc.record(model, { requiredKeys: Object.keys(known).filter((name) => required.includes(name)) })
}

function longestValue(schema: JsonSchema, value: unknown, ids: KnownIds): Arbitrary<unknown> {
  const { type, format, pattern, enum: choices, maxLength } = schema
  if (type !== 'string' || format || choices || maxLength === undefined) return fc.constant(value)
  if (pattern) return stringOf(schema, '', ids)
  return fc.constantFrom('', 'x').map((start) => withPairs(start, Number(maxLength)))
}

function knownBody(endpoint: Endpoint, ids: KnownIds): Record<string, unknown> {
  const example = exampleInput(endpoint).body as Record<string, unknown>
  const { updatedAt: _stale, ...known } = Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, name.endsWith('Id') ? (ids(name)[0] ?? value) : value]),
  )
  return known
}

function valueOf(wire: JsonSchema, field: string, ids: KnownIds): Arbitrary<unknown> {
  const schema = resolved(wire)
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]))
  const options = (schema['anyOf'] ?? schema['oneOf']) as readonly JsonSchema[] | undefined
  if (options) return fc.oneof(...options.map((option) => valueOf(option, field, ids)))
  const examples = Array.isArray(schema['examples']) ? (schema['examples'] as unknown[]) : []
  if (examples.length === 0 || schema['format'] === 'uuid') return valueOfType(schema, field, ids)
  return fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...examples) },
    { weight: 1, arbitrary: valueOfType(schema, field, ids) },
  )
}

function valueOfType(schema: JsonSchema, field: string, ids: KnownIds): Arbitrary<unknown> {
  const types = [schema.type].flat()
  const arbitraries = types.map((type) => {
    switch (type) {
      case 'object':
        return recordOf(schema, ids)
      case 'array':
        return fc.array(valueOf((schema['items'] ?? {}) as JsonSchema, field, ids), {
          minLength: Number(schema['minItems'] ?? 0),
          maxLength: Math.min(Number(schema['maxItems'] ?? 4), 4),
        })
      case 'boolean':
        return fc.boolean()
      case 'null':
        return fc.constant(null)
      case 'integer':
      case 'number':
        return numberOf(schema, type)
      case 'string':
        return stringOf(schema, field, ids)
      default:
        return fc.jsonValue()
    }
  })
  return arbitraries.length === 1 ? arbitraries[0]! : fc.oneof(...arbitraries)
}

function recordOf({ properties = {}, required = [] }: JsonSchema, ids: KnownIds): Arbitrary<unknown> {
  const model = Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, valueOf(inner, name, ids)]))
  return fc.record(model, { requiredKeys: [...required] })
}

function numberOf(schema: JsonSchema, type: 'integer' | 'number'): Arbitrary<number> {
  const smallest = Number(schema['minimum'] ?? schema['exclusiveMinimum'] ?? -1_000_000)
  const largest = Number(schema['maximum'] ?? schema['exclusiveMaximum'] ?? 1_000_000)
  if (type === 'integer') return fc.integer({ min: Math.ceil(smallest), max: Math.floor(largest) })
  // Two places.
  return fc
    .integer({ min: Math.ceil(smallest * 100), max: Math.floor(largest * 100) })
    .map((hundredths) => hundredths / 100)
}

function stringOf(schema: JsonSchema, field: string, ids: KnownIds): Arbitrary<string> {
  switch (schema['format']) {
    case 'uuid':
      return idOf(field, ids)
    case 'date':
      return fc.oneof(
        fc.constantFrom('2026-11-20', '2026-12-31', ...EDGE_DAYS),
        someDay.map((date) => date.toISOString().slice(0, 10)),
      )
    case 'date-time':
      return fc.oneof(
        fc.constantFrom('2026-11-25T09:00:00.000Z', ...EDGE_DAYS.map((day) => `${day}T23:59:59.999Z`)),
        someDay.map((date) => date.toISOString()),
      )
    case 'email':
      return fc.uuid().map((name) => `${name}@example.org`)
    default:
  }
  if (typeof schema['pattern'] === 'string') return matching(schema['pattern'])
  const minLength = Number(schema['minLength'] ?? 0)
  const maxLength = Number(schema['maxLength'] ?? 60)
  return fc.oneof(
    { weight: 6, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) }) },
    { weight: 1, arbitrary: fc.constant('ñ'.repeat(maxLength)) },
    { weight: 1, arbitrary: fc.constantFrom('', 'x').map((start) => withPairs(start, maxLength)) },
  )
}

const known = new Map<string, Arbitrary<string>>()
/** Made once for each pattern, as making one takes longer than a call. */
function matching(pattern: string): Arbitrary<string> {
  const made = known.get(pattern) ?? fc.stringMatching(new RegExp(pattern))
  known.set(pattern, made)
  return made
}

/** A cut may split a pair. */
const withPairs = (start: string, length: number) => start + '😀'.repeat(Math.floor((length - start.length) / 2))

/** Limits of ISO 8601, PostgreSQL and the contract. */
const EDGE_DAYS = ['0000-01-01', '0000-12-31', '0001-01-01', '1899-12-31', '1900-01-01', '2199-12-31', '9999-12-31']
const someDay = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })

function idOf(field: string, ids: KnownIds): Arbitrary<string> {
  const known = ids(field)
  const madeUp = fc.uuid({ version: 7 })
  if (known.length === 0) return madeUp
  return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: madeUp })
}

function filesOf({ files = {} }: Endpoint): Arbitrary<RequestInput['files']> {
  const parts = Object.entries(files).map(([part, { kinds, isRequired, maximumCount = 1 }]) =>
    fc
      .array(fc.constantFrom(...kinds), { minLength: isRequired ? 1 : 0, maxLength: Math.min(maximumCount, 2) })
      .map((chosen) => chosen.map((kind) => ({ part, file: fileOf(kind) }))),
  )
  return fc.tuple(...parts).map((lists) => lists.flat())
}

/** Deeper than any stack. */
const NESTED_LEVELS = 3_000
const nested = (wrap: (inner: unknown) => object): unknown =>
  Object.assign(
    Array.from({ length: NESTED_LEVELS }).reduce<unknown>((inner) => wrap(inner), 'deep') as object,
    // Counterexamples are printed recursively.
    { [fc.toStringMethod]: () => 'nested' },
  )

/** Wrong types, boundaries and troublesome texts. */
const ODD_VALUES: readonly unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00',
  '\udc00\ud800',
  withPairs('x', 161),
  withPairs('', 160),
  '\u202Etxt.exe',
  'x'.repeat(20_001),
  "'; drop table users; --",
  '%_\\',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '%{name} ${name} {{name}}',
  '2026-02-30',
  '0000-00-00',
  ...EDGE_DAYS,
  '0000-01-01T00:00:00.000Z',
  '+275760-09-13',
  '2026-11-20T25:00:00Z',
  '1.999',
  '-0.01',
  '1e3',
  '99999999999999999999.00',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  2_147_483_648,
  true,
  [],
  [null],
  [[]],
  {},
  { nested: { deep: [1] } },
  nested((inner) => [inner]),
  nested((inner) => ({ inner })),
  Array.from({ length: 200 }, () => 'a'),
]
const oddValue = fc.oneof(fc.constantFrom(...ODD_VALUES), fc.jsonValue(), fc.string({ unit: 'binary' }))

type Fields = Record<string, unknown>
type Spoil = (fields: Fields) => Fields

const spoiling: Arbitrary<Spoil> = fc.oneof(
  fc.tuple(fc.nat(), oddValue).map(
    ([place, value]) =>
      (fields: Fields) =>
        withNth(fields, place, value),
  ),
  fc.nat().map((place) => (fields: Fields) => withoutNth(fields, place)),
  fc.tuple(fc.constantFrom('__proto__', 'constructor', 'extra', 'role', ''), oddValue).map(
    ([name, value]) =>
      (fields: Fields) =>
        Object.defineProperty({ ...fields }, name, { value, enumerable: true }) as Fields,
  ),
)
const nthKey = (fields: Fields, place: number) => Object.keys(fields)[place % Math.max(1, Object.keys(fields).length)]
function withNth(fields: Fields, place: number, value: unknown): Fields {
  const key = nthKey(fields, place)
  return key === undefined ? { extra: value } : { ...fields, [key]: value }
}
function withoutNth(fields: Fields, place: number): Fields {
  const key = nthKey(fields, place)
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key))
}

const ODD_IDS = ['x', '%00', '..', 'me', 'null', '0', 'é', 'a'.repeat(290), '01939B2E-7C00-7000-8000-000000000001']

export function spoiledInput(endpoint: Endpoint, ids: KnownIds): Arbitrary<RequestInput> {
  const places = [
    ...(endpoint.params ? (['params'] as const) : []),
    ...(endpoint.body ? (['body', 'body', 'wholeBody'] as const) : []),
    ...(endpoint.files ? (['files'] as const) : []),
    'query' as const,
  ]
  return fc
    .tuple(validInput(endpoint, ids), fc.constantFrom(...places), spoiling, oddValue, fc.constantFrom(...ODD_IDS))
    .map(([input, place, spoil, value, id]) => {
      switch (place) {
        case 'params':
          return { ...input, params: Object.fromEntries(Object.keys(input.params ?? {}).map((name) => [name, id])) }
        case 'wholeBody':
          return { ...input, files: [], body: value }
        case 'files':
          return { ...input, files: oddFiles(Object.keys(endpoint.files!)[0]!, id) }
        default:
          return { ...input, [place]: spoil((input[place] ?? {}) as Fields) }
      }
    })
}

function oddFiles(part: string, seed: string): NonNullable<RequestInput['files']> {
  const files = [
    new File([], 'empty.pdf'),
    new File(['no known kind'], 'fake.pdf'),
    new File(['%PDF-1.7\n'], 'begun.pdf'),
    new File([pngBytes().subarray(0, 60)], 'torn.png'),
    new File(['{"a":'], 'broken.json'),
    new File(['MZ\u0090'], `..\\..\\${seed}.exe`),
  ]
  const file = files[seed.length % files.length]!
  return seed.length % 2 === 0 ? [{ part, file }] : [{ part: 'attachment', file: fileOf('pdf') }]
}

/** Not JSON, or another content type. */
export function unreadable(endpoint: Endpoint, ids: KnownIds): Arbitrary<RawRequest> {
  const params = endpoint.params ? valueOf(schemaOf(endpoint.params), '', ids) : fc.constant({})
  const texts = [
    ...['{', '', 'null', '[]', '"text"', '1', '{"a":1}{', '\u0000', '{"__proto__":{"x":1}}', '<a/>'],
    ...['['.repeat(100_000), `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ]
  const multipart = ['multipart/form-data', 'multipart/form-data; boundary=x']
  const types = ['application/json', 'text/plain', 'application/xml', ...multipart, '']
  return fc
    .tuple(params, fc.constantFrom(...texts), fc.constantFrom(...types))
    .map(([named, text, contentType]): RawRequest => ({
      method: endpoint.method,
      url: urlOf(endpoint, { params: named as RequestInput['params'] }),
      headers: contentType === '' ? {} : { 'content-type': contentType },
      payload: Buffer.from(text),
    }))
}
