import { createHash } from 'node:crypto'
import {
  encodeOutput,
  fieldErrorsOf,
  Refusal,
  scopeOf,
  successStatusOf,
  type Endpoint,
  type ErrorCode,
  type FieldError,
  type Scope,
} from '@cauce/contract'
import { refusalsOf } from '@cauce/contract/openapi/refusals.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { z } from 'zod'
import type { Database, Standby } from '../database/index.ts'
import { type Actor, visitor } from './actor.ts'
import { isUnaudited, type BoundRoute, type Call, type IdempotencyKey, type KeptUpload, type Upload } from './bind.ts'
import { requestLanguage } from './cookies.ts'
import { networkOf } from './client-network.ts'
import { logAuthentication, noteCaller } from './security-log.ts'
import { askedChange, isUnchanged, type WireFields } from './sent-back.ts'
import { checkFileCounts, readMultipart } from './uploads/multipart.ts'
import type { FileReader, ReadingRoom } from './uploads/reading-room.ts'
import { unstorableTexts } from './storable.ts'
import { jsonOfBigint, stringReader } from './transport.ts'
import { hashBytes } from '../spool.ts'

/** Provided by the sessions module. */
export type Authenticate = (request: FastifyRequest, reply: FastifyReply) => Promise<Actor>

export interface RouteOptions {
  /** The route that answers the record an edit changes. */
  readonly readerOf?: (edit: Endpoint) => BoundRoute | undefined
  readonly authenticate: Authenticate
  readonly database: Database
  readonly standby?: Standby | undefined
  readonly noteWritten: (actor: Actor) => Promise<void>
  /** Earlier answer to this idempotency key. */
  readonly findReplay?: (
    idempotency: IdempotencyKey | undefined,
    reply: FastifyReply,
  ) => Promise<EncodedAnswer | undefined>
  readonly uploads: UploadKeeping
  readonly readingRoom: ReadingRoom
  /** Called for a staff write without an audit record. */
  readonly onUnaudited: (operation: string) => void
  readonly onUndocumented: (operation: string, code: ErrorCode) => void
}

/** Stores uploads before their service runs. */
export interface UploadKeeping {
  keep(uploads: readonly Upload[]): Promise<readonly KeptUpload[]>
  /** Deletes unreferenced bytes. */
  forgetUnused(uploads: readonly KeptUpload[]): Promise<void>
}

/** Pipeline: authenticate, authorise, validate, handle, answer. */
export function registerRoute(app: FastifyInstance, route: BoundRoute, options: RouteOptions): void {
  const { endpoint } = route
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { isRawBody: endpoint.isRawBody === true, operation: endpoint.operation },
    // Written answers may hold a secret next to attacker-controlled text (BREACH, decision http-server-and-shutdown).
    ...(endpoint.method !== 'GET' && { compress: false }),
    handler: documented(endpoint, contractHandler(route, options), options),
  })
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Reports undocumented refusals. */
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

function contractHandler({ endpoint, handle }: BoundRoute, options: RouteOptions): Handler {
  const { authenticate, onUnaudited, readingRoom } = options
  const readInput = inputReader(endpoint)
  const status = successStatusOf(endpoint)
  const [filePart] = Object.keys(endpoint.files ?? {})
  const respond = async (request: FastifyRequest, reply: FastifyReply, { actor, scope, reader }: Admitted) => {
    const caller = {
      actor,
      language: requestLanguage(request),
      address: request.ip,
      request,
      reply,
      database: options.database,
    }
    const keyOf = (sent: SentInput) => idempotencyKey(endpoint, request, actor, sent)
    const input = await readInput(request, {
      reader,
      readRecord: (params) => readRecord(options.readerOf?.(endpoint), caller, params),
      findReplay: async (sent) => options.findReplay?.(keyOf(sent), reply),
    })
    const idempotency = keyOf({ ...input, body: input.sent })
    const call = { ...input, ...caller, operation: endpoint.operation, scope, idempotency }
    const serve = (files: readonly KeptUpload[]) =>
      readWhereAllowed(endpoint, call, options, (database) => handle({ ...call, files, database } as Call))
    const answer = input.unchanged ?? (await withKept(options.uploads, input.files, serve))
    if (options.standby && endpoint.method !== 'GET' && isOfStaff(actor)) await options.noteWritten(actor)
    logAuthentication(request, endpoint)
    // A replay has nothing to record.
    if (!(answer instanceof EncodedAnswer) && isUnaudited(endpoint, call)) onUnaudited(endpoint.operation)
    if (reply.sent || (endpoint.isBinary && answer === undefined)) return reply
    reply.code(status)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    return endpoint.output
      ? reply.type('application/json').send(encodeAnswer(endpoint, answer, call.query))
      : reply.send()
  }
  return async (request, reply) => {
    const actor = await authenticate(request, reply)
    noteCaller(request, { operation: endpoint.operation, actor })
    const scope = permittedScope(endpoint, actor)
    if (filePart === undefined || !request.isMultipart()) return respond(request, reply, { actor, scope })
    return readingRoom.admit(senderOf(actor, request), filePart, (reader) =>
      respond(request, reply, { actor, scope, reader }),
    )
  }
}

interface Admitted {
  readonly actor: Actor
  readonly scope: Scope
  /** Of a request with files. */
  readonly reader?: FileReader
}

const senderOf = ({ userId }: Actor, { ip }: FastifyRequest) =>
  userId === null ? { key: networkOf(ip), hasSession: false } : { key: userId, hasSession: true }

const isOfStaff = ({ kind }: Actor) => kind === 'admin' || kind === 'operator'

/**
 * Staff read long lists and reports on the standby, behind their own writes; people read their money on the primary.
 */
function readWhereAllowed(
  endpoint: Endpoint,
  { actor, scope }: Pick<Call, 'actor' | 'scope'>,
  { database, standby }: RouteOptions,
  read: (database: Database) => Promise<unknown>,
): Promise<unknown> {
  const isAllowed = endpoint.isLagAllowed === true && isOfStaff(actor) && scope !== 'own'
  return isAllowed && standby ? standby.read(actor.writtenPosition, read) : read(database)
}

/** Stores the files and deletes unused ones: of a refusal, a replay or an archive. */
async function withKept(
  { keep, forgetUnused }: UploadKeeping,
  uploads: readonly Upload[],
  serve: (files: readonly KeptUpload[]) => Promise<unknown>,
): Promise<unknown> {
  if (uploads.length === 0) return serve([])
  const kept = await keep(uploads)
  try {
    const answer = await serve(kept)
    await forgetUnused(kept)
    return answer
  } catch (error) {
    // Any other failure may have come after the commit.
    if (error instanceof Refusal) await forgetUnused(kept)
    throw error
  }
}

const encodeAnswer = ({ output }: Endpoint, answer: unknown, query: unknown): string =>
  answer instanceof EncodedAnswer ? answer.json : JSON.stringify(encodeOutput(output!, answer, Object(query) as object))

/** An already encoded answer (idempotent replay). */
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

type Caller = Pick<Call, 'database' | 'actor' | 'language' | 'address' | 'request' | 'reply'>

async function readRecord(
  reader: BoundRoute | undefined,
  caller: Caller,
  params: unknown,
): Promise<WireFields | undefined> {
  const scope = reader && scopeOf(reader.endpoint.permission, caller.actor.kind)
  if (!scope) return undefined
  const { endpoint, handle } = reader
  const names = Object.keys(endpoint.params?.shape ?? {})
  const ids = Object.values((params ?? {}) as Record<string, string>)
  const isList = names.length < ids.length
  const call = {
    ...caller,
    operation: endpoint.operation,
    scope,
    params: Object.fromEntries(names.map((name, place) => [name, ids[place]])),
    query: isList ? { ids: ids.slice(-1) } : {},
    body: undefined,
    files: [],
    idempotency: undefined,
  } as unknown as Call
  try {
    const answer = encodeOutput(endpoint.output!, await handle(call)) as WireFields
    return isList ? (answer['data'] as WireFields[])[0] : answer
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

interface Input {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly files: readonly Upload[]
  /** As sent if it was the record, which may differ next time. */
  readonly sent: unknown
  /** Answer of a no-op edit, or of its replay. */
  readonly unchanged: EncodedAnswer | undefined
}

type SentInput = Pick<Input, 'query' | 'body' | 'files'>

interface InputSources {
  readonly reader: FileReader | undefined
  readonly readRecord: (params: unknown) => Promise<WireFields | undefined>
  readonly findReplay: (sent: SentInput) => Promise<EncodedAnswer | undefined>
}

type InputReader = (request: FastifyRequest, lookup: InputSources) => Promise<Input>

function inputReader(endpoint: Endpoint): InputReader {
  const query = endpoint.query ?? z.strictObject({})
  const readQuery = stringReader(query)
  const readFieldsOf = bodyReader(endpoint)
  return async (request, lookup) => {
    // A malformed id is not found, like any unknown one.
    const params = endpoint.params ? z.safeDecode(endpoint.params, request.params as never) : undefined
    if (params && !params.success) throw new Refusal({ code: 'not-found' })
    const raw = await readBody(endpoint, request, lookup.reader)
    const errors: FieldError[] = []
    const decodedQuery = decode(query, readQuery(request.query as Record<string, unknown>), errors)
    const { mistakes, answer, ...read } = await readFieldsOf(raw, params?.data, lookup)
    errors.push(...mistakes)
    if (errors.length > 0) throw new Refusal({ code: 'input-invalid', errors })
    checkFileCounts(endpoint, raw.files)
    return { params: params?.data, query: decodedQuery, files: raw.files, unchanged: answer, ...read }
  }
}

interface RawBody {
  readonly body: unknown
  readonly files: readonly Upload[]
  readonly isMultipart: boolean
}

interface ReadBody extends Pick<Input, 'body' | 'sent'> {
  readonly mistakes: readonly FieldError[]
  readonly answer?: EncodedAnswer
}

const answeredBy = (answer: EncodedAnswer): ReadBody => ({ body: undefined, sent: undefined, mistakes: [], answer })

/** A body that does not fit may be the record sent back as it was read (handbook rule 12.6, decision api-contract). */
function bodyReader(endpoint: Endpoint) {
  // Endpoints without a body refuse every field.
  const schema = endpoint.body ?? z.strictObject({})
  const readStrings = stringReader(schema)
  const taken = new Set(schema instanceof z.ZodObject ? Object.keys(schema.shape) : [])
  const answered = endpoint.output instanceof z.ZodObject ? Object.keys(endpoint.output.shape) : []
  const fixed = endpoint.method === 'PATCH' ? answered.filter((name) => !taken.has(name)) : []
  return async (raw: RawBody, params: unknown, lookup: InputSources): Promise<ReadBody> => {
    if (endpoint.isRawBody) return { body: raw.body, sent: raw.body, mistakes: [] }
    const read = (fields: unknown): ReadBody => {
      const mistakes: FieldError[] = []
      const typed = raw.isMultipart ? readStrings(fields as Record<string, unknown>) : (fields ?? {})
      const body = decode(schema, typed, mistakes)
      return { body, sent: body, mistakes }
    }
    const plain = read(raw.body)
    // Without a record-only field it is an instruction, and its errors stand (decision api-contract).
    const fields = fieldsOf(raw.body)
    if (plain.mistakes.length === 0 || !fixed.some((name) => Object.hasOwn(fields, name))) return plain
    const record = await lookup.readRecord(params)
    if (!record) return plain
    const replay = await lookup.findReplay({ query: {}, body: fields, files: raw.files })
    if (replay) return answeredBy(replay)
    const asked = askedChange(fields, record, { taken, isForm: raw.isMultipart })
    const { body, mistakes } = read(asked.fields)
    const isNothing = mistakes.length > 0 && isUnchanged(asked) && raw.files.length === 0
    if (isNothing) return answeredBy(unchanged(asked.fields, record))
    // Missing fields are reported only if there is no other error.
    const isSaid = ({ path }: FieldError) => Object.hasOwn(asked.fields, path) || !Object.hasOwn(fields, path)
    const own = [...asked.errors, ...mistakes.filter(isSaid)]
    return { body, sent: fields, mistakes: own.length > 0 ? own : mistakes }
  }
}

/** A non-object has no record fields. */
const fieldsOf = (body: unknown) => Object(body) as WireFields

/** The record itself answers a no-op edit, unless an old version was sent back. */
function unchanged({ updatedAt }: WireFields, record: WireFields): EncodedAnswer {
  if (updatedAt !== undefined && updatedAt !== record['updatedAt']) throw new Refusal({ code: 'edit-conflict' })
  return new EncodedAnswer(JSON.stringify(record))
}

async function readBody(endpoint: Endpoint, request: FastifyRequest, reader: FileReader | undefined): Promise<RawBody> {
  if (request.isMultipart()) {
    if (!reader) throw new Refusal({ code: 'body-unreadable' })
    const { fields, files } = await readMultipart(request, endpoint, reader)
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

function idempotencyKey(
  endpoint: Endpoint,
  request: FastifyRequest,
  actor: Actor,
  input: SentInput,
): IdempotencyKey | undefined {
  const key = request.headers['idempotency-key']
  if (!endpoint.isIdempotent || key === undefined || actor.userId === null) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key))
    throw new Refusal({ code: 'idempotency-key-invalid' })
  const hash = createHash('sha256').update(JSON.stringify([request.params, input.query, input.body], jsonOfBigint))
  for (const file of input.files) hashBytes(hash.update(file.part), file.bytes)
  return { key, userId: actor.userId, route: `${endpoint.method} ${endpoint.path}`, bodyHash: hash.digest('hex') }
}
