import type { z } from 'zod'
import { type Endpoint, type FilePart, successStatusOf } from '../endpoint.ts'
import type { ErrorCode } from '../errors.ts'
import { Examples } from './examples.ts'
import { fileKinds } from '../files.ts'
import { isPermitted, permissions } from '../permissions.ts'
import { refusalsByStatus } from './refusals.ts'
import { allEndpoints } from '../registry.ts'
import { type JsonSchema, resolved, schemaOf } from './schemas.ts'

type Json = Record<string, unknown>

export function operationOf(endpoint: Endpoint, pathNames: ReadonlyMap<string, string>): Json {
  return {
    operationId: endpoint.operation,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    security: isPermitted(endpoint.permission, 'visitor') ? [{}, { session: [] }] : [{ session: [] }],
    'x-permission': endpoint.permission,
    parameters: parametersOf(endpoint, pathNames),
    ...requestBodyOf(endpoint),
    responses: responsesOf(endpoint),
  }
}

const CODE_NOTES = {
  always: 'Always needs a session in which the one-time code was given, also in a trusted browser.',
  sometimes: 'May need a session in which the one-time code was given, also in a trusted browser.',
} as const

function descriptionOf({ description, permission, needsCode }: Endpoint): string {
  const grants = Object.entries(permissions[permission]).map(([actor, scope]) => `${actor} (${scope})`)
  const who = `Permission \`${permission}\`: ${grants.join(', ')}.`
  return [description, who, needsCode && CODE_NOTES[needsCode]].filter(Boolean).join('\n\n')
}

function parametersOf(endpoint: Endpoint, pathNames: ReadonlyMap<string, string>): Json[] {
  return [
    ...fieldsAsParameters(endpoint.params, 'path').map((parameter) => ({
      ...parameter,
      name: pathNames.get(parameter.name)!,
    })),
    ...fieldsAsParameters(endpoint.query, 'query'),
    ...(endpoint.isIdempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ]
}

function fieldsAsParameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = resolved(schemaOf(schema))
  return Object.entries(properties).map(([name, { description: own, ...type }]) => {
    const description = own ?? resolved(type).description
    const isRequired = place === 'path' || required.includes(name)
    return { name, in: place, required: isRequired, ...(description !== undefined && { description }), schema: type }
  })
}

/** A body with files travels as multipart; without its files as JSON too, unless one of them is required. */
function requestBodyOf({ body, files, isRawBody }: Endpoint): Json {
  if (isRawBody)
    return { requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } } }
  if (!body && !files) return {}
  const json = body && { 'application/json': withExample(schemaOf(body), 'request') }
  // What demands no field may be left out as a whole.
  if (!files) return { requestBody: { required: !body!.safeParse({}).success, content: json } }
  const needsFile = Object.values(files).some(({ isRequired }) => isRequired)
  return {
    requestBody: {
      required: true,
      content: { 'multipart/form-data': multipartOf(body, files), ...(!needsFile && json) },
    },
  }
}

function multipartOf(body: z.ZodType | undefined, files: Readonly<Record<string, FilePart>>): Json {
  const { properties = {}, required = [] } = body ? resolved(schemaOf(body)) : {}
  const parts = Object.entries(files)
  const neededFiles = parts.filter(([, { isRequired }]) => isRequired).map(([name]) => name)
  const fileSchemas = parts.map(([name, part]) => [name, fileSchema(part)])
  const encodings = parts.map(([name, { kinds }]) => [
    name,
    { contentType: kinds.map((kind) => fileKinds[kind]).join(', ') },
  ])
  return {
    schema: {
      type: 'object',
      properties: { ...properties, ...Object.fromEntries(fileSchemas) },
      required: [...required, ...neededFiles],
      additionalProperties: false,
    },
    encoding: Object.fromEntries(encodings),
  }
}

/** A file. OpenAPI 3.1 leaves the content of binary parts to `encoding`; tools and generators take this format for a file. */
const FILE = { type: 'string', format: 'binary' } as const

function fileSchema({ description, maximumCount }: FilePart): JsonSchema {
  return maximumCount === undefined
    ? { ...FILE, description }
    : { type: 'array', items: FILE, maxItems: maximumCount, description }
}

function responsesOf(endpoint: Endpoint): Json {
  const refusals = refusalsByStatus(endpoint).map(([status, codes]) => [String(status), refusalReference(codes)])
  return { [String(successStatusOf(endpoint))]: successResponse(endpoint), ...Object.fromEntries(refusals) }
}

function successResponse({ output, isBinary, isIdempotent }: Endpoint): Json {
  if (isBinary) {
    const record = output && { 'application/json': withExample(schemaOf(output), 'answer') }
    return {
      description: record ? 'The bytes, or the record.' : 'The bytes.',
      content: { 'application/octet-stream': { schema: FILE }, ...record },
    }
  }
  if (!output) return { description: 'Done.' }
  const headers = isIdempotent && { headers: { 'Idempotency-Hit': { $ref: '#/components/headers/IdempotencyHit' } } }
  const description = output.description ?? 'One page of the list.'
  return { description, ...headers, content: { 'application/json': withExample(schemaOf(output), 'answer') } }
}

/** A component per status and set of codes, named by the first operation that refuses so. */
const problems = new Map<
  string,
  { readonly name: string; readonly status: number; readonly codes: readonly ErrorCode[] }
>()
for (const endpoint of allEndpoints)
  for (const [status, codes] of refusalsByStatus(endpoint)) {
    const key = codes.join()
    if (!problems.has(key)) problems.set(key, { name: `${endpoint.operation}.${status}`, status, codes })
  }

const refusalReference = (codes: readonly ErrorCode[]): Json => ({
  $ref: `#/components/responses/${problems.get(codes.join())!.name}`,
})

/** The responses of all refusals, by name. */
export function problemResponses(): Json {
  return Object.fromEntries(
    [...problems.values()].map(({ name, status, codes }) => [name, problemResponse(status, codes)]),
  )
}

const RETRY_AFTER = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } } }

function problemResponse(status: number, codes: readonly ErrorCode[]): Json {
  const schema = { $ref: '#/components/schemas/Problem', properties: { code: { enum: [...codes] } } }
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    ...(status === 429 && { headers: RETRY_AFTER }),
    content: { 'application/problem+json': { schema } },
  }
}

function withExample(schema: JsonSchema, kind: 'request' | 'answer'): Json {
  return { schema, example: new Examples(kind).of(schema) }
}
