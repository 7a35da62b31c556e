import { Refusal, type Endpoint, type FileKind, type Language, type Scope } from '@cauce/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Database } from '../database/index.ts'
import type { Actor } from './actor.ts'
import type { Bytes } from '../spool.ts'

/** Its kind is detected from its content. */
export interface Upload {
  readonly part: string
  readonly name: string
  readonly kind: FileKind
  /** On disk where more than 5 MB are allowed. */
  readonly bytes: Bytes
}

/** Already stored, so that no transaction waits for slow storage (decision timeouts-and-health). */
export interface KeptUpload extends Upload {
  readonly fileId: string
  readonly storageKey: string
  readonly createdAt: Date
}

export interface IdempotencyKey {
  readonly key: string
  readonly userId: string
  readonly route: string
  /** Hex SHA-256 of the decoded body. */
  readonly bodyHash: string
}

type Decoded<E, Field extends string> =
  E extends Record<Field, infer Schema extends z.ZodType> ? z.output<Schema> : undefined

/** What the query of a call asks for. */
export type QueryOf<E extends Endpoint> = Decoded<E, 'query'>

/** A validated, authorised request. */
export interface Call<E extends Endpoint = Endpoint> {
  /** Such as `projects.edit`. */
  readonly operation: string
  readonly params: Decoded<E, 'params'>
  readonly query: Decoded<E, 'query'>
  readonly body: Decoded<E, 'body'>
  readonly files: readonly KeptUpload[]
  /** The standby for staff's lists and reports (seconds old), else the primary (decision processes-and-failover). */
  readonly database: Database
  readonly actor: Actor
  readonly scope: Scope
  readonly language: Language
  readonly address: string
  readonly idempotency: IdempotencyKey | undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Nothing from a handler that has sent bytes. */
export type Answer<E extends Endpoint> = E extends { output: infer Schema extends z.ZodType }
  ? z.output<Schema> | (E extends { isBinary: true } ? undefined : never)
  : void

export interface BoundRoute {
  readonly endpoint: Endpoint
  readonly handle: (call: Call) => Promise<unknown>
}

export function bind<const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>> | Answer<E>,
): BoundRoute {
  return { endpoint, handle: async (call) => handle(call as unknown as Call<E>) }
}

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

const audited = new WeakSet<object>()

export function noteAudited({ request }: Pick<Call, 'request'>): void {
  audited.add(request)
}

/**
 * True for a staff write without an audit record (handbook rule 1.16). Writes under the scope `own` and reads leave
 * none.
 */
export function isUnaudited(endpoint: Endpoint, { scope, request }: Pick<Call, 'scope' | 'request'>): boolean {
  const isStaffWrite = endpoint.method !== 'GET' && (scope === 'all' || scope === 'assigned')
  return isStaffWrite && !audited.has(request)
}
