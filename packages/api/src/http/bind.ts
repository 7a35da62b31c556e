import { Refusal, type Endpoint, type FileKind, type Language, type Scope } from '@cauce/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Database } from '../database/index.ts'
import type { Actor } from './actor.ts'

/** A file as it arrived: whole in memory, because it is below 5 MB. Its kind is detected from its content. */
export interface Upload {
  readonly part: string
  readonly name: string
  readonly kind: FileKind
  readonly bytes: Buffer
}

/** An upload whose bytes are in the storage already: no transaction waits for a slow storage (decision 175). */
export interface KeptUpload extends Upload {
  readonly fileId: string
  readonly storageKey: string
  readonly createdAt: Date
}

export interface IdempotencyClaim {
  readonly key: string
  readonly userId: string
  readonly route: string
  /** SHA-256 of the decoded body, hexadecimal. */
  readonly bodyHash: string
}

type Decoded<E, Field extends string> =
  E extends Record<Field, infer Schema extends z.ZodType> ? z.output<Schema> : undefined

/** One request, read and permitted: what a handler gets. */
export interface Call<E extends Endpoint = Endpoint> {
  /** Operation of the endpoint, such as `projects.edit`. */
  readonly operation: string
  readonly params: Decoded<E, 'params'>
  readonly query: Decoded<E, 'query'>
  readonly body: Decoded<E, 'body'>
  readonly files: readonly KeptUpload[]
  /** Where it reads what may be some seconds old: the standby for lists and reports of staff, else the primary (decision 166). */
  readonly database: Database
  readonly actor: Actor
  readonly scope: Scope
  readonly language: Language
  /** Address of the caller. */
  readonly address: string
  readonly idempotency: IdempotencyClaim | undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** What a handler answers; one that may answer bytes too answers nothing when it has sent them. */
export type Answer<E extends Endpoint> = E extends { output: infer Schema extends z.ZodType }
  ? z.output<Schema> | (E extends { isBinary: true } ? undefined : never)
  : void

export interface BoundRoute {
  readonly endpoint: Endpoint
  readonly handle: (call: Call) => Promise<unknown>
}

/**
 * Ties an endpoint of the contract to what it does. The handler gets decoded input (cents as `bigint`, instants as
 * `Date`) and answers decoded output; the route encodes it. An `isBinary` endpoint writes to `call.reply` itself.
 */
export function bind<const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>> | Answer<E>,
): BoundRoute {
  return { endpoint, handle: async (call) => handle(call as unknown as Call<E>) }
}

/**
 * Ties a list to what it does, and the GET of one of its rows to the list: it answers the row with that id as the list shows it to
 * the caller.
 */
export function bindRows<const E extends Endpoint>(
  list: E,
  row: Endpoint,
  handle: (call: Call<E>) => Promise<Answer<E>> | Answer<E>,
): [list: BoundRoute, row: BoundRoute] {
  const code = row.errors?.includes('customer-not-accessible') ? 'customer-not-accessible' : 'not-found'
  const readRow = async (call: Call): Promise<unknown> => {
    const ids = Object.values(call.params as unknown as Record<string, string>).slice(-1)
    const { data } = (await handle({ ...call, query: { ids } } as unknown as Call<E>)) as { data: readonly unknown[] }
    if (data[0] === undefined) throw new Refusal({ code })
    return data[0]
  }
  return [bind(list, handle), { endpoint: row, handle: readRow }]
}

/** Requests that left an audit record or declared that they have nothing to record. */
const audited = new WeakSet<object>()

/** Says that a write has left its audit record, or has nothing to record. */
export function noteAudited({ request }: Pick<Call, 'request'>): void {
  audited.add(request)
}

/**
 * Whether a write by staff has left no audit record (handbook rule 1.16). What people do under the
 * scope `own` is theirs, and reading leaves no record.
 */
export function isUnaudited(endpoint: Endpoint, { scope, request }: Pick<Call, 'scope' | 'request'>): boolean {
  const isStaffWrite = endpoint.method !== 'GET' && (scope === 'all' || scope === 'assigned')
  return isStaffWrite && !audited.has(request)
}
