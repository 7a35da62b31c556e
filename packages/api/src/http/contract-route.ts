import { createHash } from 'node:crypto'
import {
  fieldErrorsOf,
  Refusal,
  scopeOf,
  successStatusOf,
  type Endpoint,
  type ErrorCode,
  type FieldError,
} from '@cauce/contract'
import { refusalsOf } from '@cauce/contract/openapi/refusals.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { z } from 'zod'
import { type Actor, visitor } from './actor.ts'
import { isUnaudited, type BoundRoute, type Call, type IdempotencyClaim, type Upload } from './bind.ts'
import { requestLanguage } from './cookies.ts'
import { checkFileCounts, readMultipart } from './uploads/multipart.ts'
import { unstorableTexts } from './storable.ts'
import { stringReader } from './transport.ts'

/** Tells who asks; the sessions module brings it. */
export type Authenticate = (request: FastifyRequest, reply: FastifyReply) => Promise<Actor>

/** What every route needs beyond its endpoint. */
export interface RouteOptions {
  readonly authenticate: Authenticate
  /** Hears of a write by staff that left no audit record, once it is done. */
  readonly onUnaudited: (operation: string) => void
  /** Hears of a refusal that the endpoint does not name, so that no client could have expected it. */
  readonly onUndocumented: (operation: string, code: ErrorCode) => void
}

/** Makes a Fastify route of a bound endpoint: who asks, may they, what do they say, do it, answer. */
export function registerRoute(app: FastifyInstance, route: BoundRoute, options: RouteOptions): void {
  const { endpoint } = route
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { isRawBody: endpoint.isRawBody ?? false },
    handler: documented(endpoint, contractHandler(route, options), options),
  })
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Wraps the handler to report refusals that its endpoint does not document. */
function documented(endpoint: Endpoint, handle: Handler, { onUndocumented }: RouteOptions): RouteHandlerMethod {
  const known = new Set<ErrorCode>(refusalsOf(endpoint))
  return async (request, reply) => {
    try {
      return await handle(request, reply)
    } catch (error) {
      if (error instanceof Refusal && !known.has(error.code)) onUndocumented(endpoint.operation, error.code)
      throw error
    }
  }
}

function contractHandler({ endpoint, handle }: BoundRoute, { authenticate, onUnaudited }: RouteOptions): Handler {
  const readInput = inputReader(endpoint)
  const status = successStatusOf(endpoint)
  return async (request, reply) => {
    const actor = await authenticate(request, reply)
    const scope = permittedScope(endpoint, actor)
    const input = await readInput(request)
    const call = {
      ...input,
      operation: endpoint.operation,
      actor,
      scope,
      language: requestLanguage(request),
      address: request.ip,
      request,
      reply,
      idempotency: idempotencyClaim(endpoint, request, actor, input),
    } as Call
    const answer = await handle(call)
    // A replay does nothing, so that there is nothing to record.
    if (!(answer instanceof EncodedAnswer) && isUnaudited(endpoint, call)) onUnaudited(endpoint.operation)
    if (endpoint.isBinary || reply.sent) return reply
    reply.code(status)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    return endpoint.output ? reply.type('application/json').send(encodeAnswer(endpoint, answer)) : reply.send()
  }
}

function encodeAnswer(endpoint: Endpoint, answer: unknown): string {
  return answer instanceof EncodedAnswer ? answer.json : JSON.stringify(z.encode(endpoint.output!, answer as never))
}

/** An answer that is on the wire already: the replay of an idempotent call. */
export class EncodedAnswer {
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}

function permittedScope(endpoint: Endpoint, actor: Actor) {
  const scope = scopeOf(endpoint.permission, actor.kind)
  if (scope) return scope
  if (actor.kind === visitor.kind)
    throw new Refusal({ code: actor.isSessionOver ? 'session-expired' : 'not-logged-in' })
  throw new Refusal({ code: actor.kind === 'pending' ? 'code-owed' : 'forbidden' })
}

interface Input {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly files: readonly Upload[]
}

function inputReader(endpoint: Endpoint): (request: FastifyRequest) => Promise<Input> {
  const query = endpoint.query ?? z.strictObject({})
  const readQuery = stringReader(query)
  // Where the endpoint takes nothing, every field is unknown and refused.
  const schema = endpoint.body ?? z.strictObject({})
  const readFields = stringReader(schema)
  return async (request) => {
    // A malformed id cannot be anybody's: it is not found, like every other that does not exist.
    const params = endpoint.params ? z.safeDecode(endpoint.params, request.params as never) : undefined
    if (params && !params.success) throw new Refusal({ code: 'not-found' })
    const raw = await readBody(endpoint, request)
    const errors: FieldError[] = []
    const decodedQuery = decode(query, readQuery(request.query as Record<string, unknown>), errors)
    const fields = raw.isMultipart ? readFields(raw.body as Record<string, unknown>) : raw.body
    const body = endpoint.isRawBody ? raw.body : decode(schema, fields ?? {}, errors)
    if (errors.length > 0) throw new Refusal({ code: 'input-invalid', errors })
    checkFileCounts(endpoint, raw.files)
    return { params: params?.data, query: decodedQuery, body, files: raw.files }
  }
}

async function readBody(endpoint: Endpoint, request: FastifyRequest) {
  if (request.isMultipart()) {
    if (!endpoint.files) throw new Refusal({ code: 'body-unreadable' })
    const { fields, files } = await readMultipart(request, endpoint)
    return { body: fields, files, isMultipart: true }
  }
  return { body: request.body, files: [], isMultipart: false }
}

function decode(schema: z.ZodType, raw: unknown, errors: FieldError[]): unknown {
  const unstorable = unstorableTexts(raw)
  errors.push(...unstorable)
  if (unstorable.length > 0) return undefined
  const result = z.safeDecode(schema, raw as never)
  if (result.success) return result.data
  errors.push(...fieldErrorsOf(result.error.issues, raw))
  return undefined
}

function idempotencyClaim(
  endpoint: Endpoint,
  request: FastifyRequest,
  actor: Actor,
  input: Input,
): IdempotencyClaim | undefined {
  const key = request.headers['idempotency-key']
  if (!endpoint.isIdempotent || key === undefined || actor.userId === null) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key))
    throw new Refusal({ code: 'idempotency-key-invalid' })
  const hash = createHash('sha256').update(JSON.stringify([request.params, input.query, input.body], jsonOfBigint))
  for (const file of input.files) hash.update(file.part).update(file.bytes)
  return { key, userId: actor.userId, route: `${endpoint.method} ${endpoint.path}`, bodyHash: hash.digest('hex') }
}

const jsonOfBigint = (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)
