import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { FileKind } from './files.ts'
import type { Permission } from './permissions.ts'

/** HTTP methods that the API uses. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** A file part of a multipart body: which kinds of content, and whether it may be absent or repeated. */
export interface FilePart {
  readonly kinds: readonly FileKind[]
  readonly isRequired?: boolean
  readonly maximumCount?: number
  /** Of one file; 5 if absent. */
  readonly maximumMegabytes?: number
  readonly description: string
}

/**
 * One call of the /v1 API as data. Validation, types, the guard, the OpenAPI document and the typed client derive from it.
 * A body with `files` travels as multipart/form-data (JSON is accepted too when no file is sent).
 */
export interface Endpoint {
  readonly method: Method
  readonly path: `/v1/${string}`
  /** `noun.verb`, unique; becomes the OpenAPI operationId. */
  readonly operation: string
  readonly tag: string
  readonly summary: string
  readonly description?: string
  readonly permission: Permission
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly files?: Readonly<Record<string, FilePart>>
  /** Absent: 204 without a body. */
  readonly output?: z.ZodType
  readonly status?: 200 | 201 | 202 | 204
  /** Refusals of its own; 401, 403, 404 for `{id}`, 422 of the input, 429 and 500 are added to all. */
  readonly errors?: readonly ErrorCode[]
  /** Takes an `Idempotency-Key` (handbook rule 12.20). */
  readonly isIdempotent?: boolean
  /** Answers bytes and not JSON. */
  readonly isBinary?: boolean
  /** Takes the raw body, because a signature covers its bytes. */
  readonly isRawBody?: boolean
  /** Staff may be answered from a standby, with what was true some seconds ago (handbook rule 12.38). */
  readonly isLagAllowed?: boolean
  /** An action that a trusted browser does not excuse from the one-time code (handbook rule 2.24). */
  readonly needsCode?: 'always' | 'sometimes'
}

const DEFAULT_STATUS = { GET: 200, POST: 201, PATCH: 200, DELETE: 204 } as const

/** The status of a call that was carried out: the one it names, else its method's; 204 without a body. */
export function successStatusOf({ status, method, output, isBinary }: Endpoint): number {
  return status ?? (output || isBinary ? DEFAULT_STATUS[method] : 204)
}

/** An endpoint as its group lists it: the group knows the noun and the tag, and most operations are `noun.key`. */
type Listed = Omit<Endpoint, 'operation' | 'tag'> & Partial<Pick<Endpoint, 'operation' | 'tag'>>

/**
 * The endpoints of one noun under their section (tag) of the reference. Each is called `noun.key` unless it says otherwise.
 * A bundler drops the groups that a page does not use: the call has no side effects.
 */
// @__NO_SIDE_EFFECTS__
export function endpoints<const Group extends Readonly<Record<string, Listed>>>(
  noun: string,
  tag: string,
  group: Group,
): { readonly [Key in keyof Group]: Group[Key] & Pick<Endpoint, 'operation' | 'tag'> } {
  const named = Object.entries(group).map(([key, listed]) => [key, { operation: `${noun}.${key}`, tag, ...listed }])
  return Object.fromEntries(named) as never
}
