import { type Endpoint, type FilePart, successStatusOf } from '../endpoint.ts'
import { type ErrorCode, errors } from '../errors.ts'
import { IdParams } from '../ids.ts'
import { allEndpoints } from '../registry.ts'
import { components, type JsonSchema, schemaOf } from './schemas.ts'

const INTRODUCTION = `Calls and schemas, one field a line. Fields are required unless optional. {id} is an Id.
Besides its own refusals, a call has those of its kind (openapi/refusals.ts):
any  input-invalid too-many-requests unavailable unexpected
with a parameter in its path  not-found
not GET  origin-refused body-unreadable body-too-deep body-too-large
not for visitors  not-logged-in session-expired, and code-owed unless it is for who still owes the code
not for every role  forbidden
with a one-time code  code-required
with an idempotency key  idempotency-key-invalid idempotency-key-reused idempotency-in-progress
with files  too-many-uploads file-too-large file-kind too-many-files file-empty, and what its kinds of file are refused for`

/** What almost every list takes and answers, said once. A list that differs says all of its own. */
const PAGING = [
  'paging.skip  integer, optional, from 0, to 1000000',
  'paging.take  integer, optional, from 1, to 1000',
  'paging.orderSide  OrderSide, optional',
  'paging.ids  IdFilter, optional',
  'paging.q  text, optional, at most 200',
  'paging.after  Id, optional',
]
const PAGE = ['page.total  integer, from 0', 'page.next  Id or null, optional']

/** The contract as text, committed for review. */
export function contractText(): string {
  const calls = allEndpoints.map((endpoint) => callLines(endpoint).join('\n'))
  const text = calls.join('\n\n')
  const schemas = usedBy(text).map((name) => fieldLines(name, components[name]!).join('\n'))
  return `${[INTRODUCTION, PAGING.join('\n'), PAGE.join('\n'), ...calls, ...schemas].join('\n\n')}\n`
}

function callLines(endpoint: Endpoint): string[] {
  const { operation, params, query, body, files = {}, isRawBody, errors: refusals = [] } = endpoint
  return [
    `${operation}  ${headingOf(endpoint)}`,
    ...(params && params !== IdParams ? partLines(`${operation}.path`, schemaOf(params)) : []),
    ...(query ? queryLines(`${operation}.query`, schemaOf(query)) : []),
    ...(body ? partLines(`${operation}.body`, schemaOf(body)) : []),
    ...(isRawBody ? [`${operation}.body  signed JSON`] : []),
    ...Object.entries(files).map(([name, file]) => `${operation}.file.${name}  ${fileWords(file)}`),
    ...answerLines(endpoint),
    ...(refusals.length > 0 ? [`${operation}.refuses  ${refusalWords(refusals)}`] : []),
  ]
}

function headingOf({ method, path, permission, isIdempotent, needsCode, isLagAllowed, tag }: Endpoint): string {
  return [
    `${method} ${path}  ${permission}`,
    `tag ${tag}`,
    isIdempotent && 'idempotency key',
    needsCode && `one-time code ${needsCode}`,
    isLagAllowed && 'standby allowed',
  ]
    .filter(Boolean)
    .join(', ')
}

function partLines(place: string, schema: JsonSchema): string[] {
  const [first, ...fields] = fieldLines(place, schema)
  return schema.type === 'object' && fields.length > 0 ? fields : [first!, ...fields]
}

function answerLines(endpoint: Endpoint): string[] {
  const { operation, output, isBinary } = endpoint
  const place = `${operation}.answer`
  const status = successStatusOf(endpoint)
  const [first, ...fields] = output ? pageLines(place, fieldLines(place, schemaOf(output))) : [`${place}  nothing`]
  return [first!.replace('  ', `  ${status} ${isBinary ? 'bytes or ' : ''}`), ...fields]
}

function queryLines(place: string, schema: JsonSchema): string[] {
  const lines = partLines(place, schema)
  const own = without(PAGING, 'paging', place, lines)
  return own ? [`${place}  paging`, ...own] : lines
}

function pageLines(place: string, lines: string[]): string[] {
  const [, data = '', ...own] = without(PAGE, 'page', place, lines) ?? []
  const row = data.split(`${place}.data  list of `)[1]
  return row === undefined || row === 'object' ? lines : [`${place}  page of ${row}`, ...own]
}

/** The lines but for those of `said`, if all of these are among them. */
function without(said: readonly string[], name: string, place: string, lines: readonly string[]) {
  const here = said.map((field) => field.replace(name, place))
  return here.every((field) => lines.includes(field)) ? lines.filter((line) => !here.includes(line)) : undefined
}

function fileWords({ kinds, isRequired, maximumCount, maximumMegabytes }: FilePart): string {
  return [
    kinds.join(' or '),
    !isRequired && 'optional',
    maximumCount !== undefined && `at most ${maximumCount} files`,
    maximumMegabytes !== undefined && `at most ${maximumMegabytes} MB`,
  ]
    .filter(Boolean)
    .join(', ')
}

function refusalWords(codes: readonly ErrorCode[]): string {
  const byStatus = Map.groupBy(codes, (code) => errors[code].status)
  return [...byStatus]
    .toSorted(([one], [other]) => one - other)
    .map(([status, group]) => `${status} ${group.join(' ')}`)
    .join(', ')
}

function fieldLines(place: string, schema: JsonSchema, isOptional = false): string[] {
  const inner = [...innerSchemas(schema)]
  return [
    [`${place}  ${typeWords(schema)}`, isOptional && 'optional', ...limitWords(schema)].filter(Boolean).join(', '),
    ...inner.flatMap(([name, one, optional]) => fieldLines(place + name, one, optional)),
  ]
}

function* innerSchemas(schema: JsonSchema): Generator<[name: string, schema: JsonSchema, isOptional: boolean]> {
  const { properties = {}, required = [], items } = schema
  for (const [name, one] of Object.entries(properties)) yield [`.${name}`, one, !required.includes(name)]
  if (isNested(items)) for (const [name, ...rest] of innerSchemas(items)) yield [`[]${name}`, ...rest]
  const options = optionsOf(schema)
  for (const [index, option] of options.entries())
    for (const [name, ...rest] of innerSchemas(option))
      yield [options.filter(isNested).length > 1 ? ` (${index + 1})${name}` : name, ...rest]
}

const isNested = (schema: unknown): schema is JsonSchema => typeof schema === 'object' && schema !== null

const optionsOf = (schema: JsonSchema): JsonSchema[] =>
  (['anyOf', 'oneOf', 'allOf'] as const).flatMap((keyword) => (schema[keyword] ?? []) as JsonSchema[])

function typeWords(schema: JsonSchema): string {
  const { $ref, type, items, additionalProperties } = schema
  if ($ref !== undefined) return $ref.split('/').at(-1)!
  if ('const' in schema) return JSON.stringify(schema['const'])
  if ('enum' in schema) return (schema['enum'] as unknown[]).join(' | ')
  const options = optionsOf(schema)
  if (options.length > 0) return options.map(optionWords).join('allOf' in schema ? ' and ' : ' or ')
  if (type === 'array') return `list of ${isNested(items) ? optionWords(items) : 'anything'}`
  if (isNested(additionalProperties)) return `record of ${optionWords(additionalProperties)}`
  if (type === 'string') return String(schema['format'] ?? 'text')
  return [type ?? 'anything'].flat().join(' or ')
}

const optionWords = (schema: JsonSchema) => [typeWords(schema), ...limitWords(schema)].join(' ')

const LIMITS: Readonly<Record<string, string>> = {
  minLength: 'at least',
  maxLength: 'at most',
  minimum: 'from',
  maximum: 'to',
  exclusiveMinimum: 'above',
  exclusiveMaximum: 'below',
  minItems: 'at least',
  maxItems: 'at most',
  pattern: 'like',
  default: 'else',
  'x-not-sortable': 'not by',
}
const SAID_ELSEWHERE = [
  ...['$ref', 'type', 'const', 'enum', 'format', 'items', 'properties', 'required', 'anyOf', 'oneOf', 'allOf'],
  ...['additionalProperties', 'description', 'examples'],
]

const limitWords = (schema: JsonSchema): string[] =>
  Object.entries(schema)
    .filter(([keyword]) => !SAID_ELSEWHERE.includes(keyword))
    .map(
      ([keyword, value]) =>
        `${LIMITS[keyword] ?? keyword} ${keyword === 'x-not-sortable' ? (value as string[]).join(' ') : typeof value === 'string' ? value : JSON.stringify(value)}`,
    )

function usedBy(text: string): string[] {
  const used = new Set<string>()
  const visit = (words: string) => {
    for (const [name] of words.matchAll(/\b[A-Z]\w+/g)) {
      if (used.has(name) || !Object.hasOwn(components, name)) continue
      used.add(name)
      visit(fieldLines(name, components[name]!).join('\n'))
    }
  }
  visit(text)
  return [...used].toSorted()
}
