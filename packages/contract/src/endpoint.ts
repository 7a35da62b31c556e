import { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { FileKind } from './files.ts'
import { IdParams } from './ids.ts'
import { queryOf } from './paging.ts'
import type { Permission } from './permissions.ts'
import { identifiedOf, withId } from './records.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

export interface FilePart {
  readonly kinds: readonly FileKind[]
  readonly isRequired?: boolean
  readonly maximumCount?: number
  /** A file; default 5. */
  readonly maximumMegabytes?: number
  readonly description: string
}

export interface Endpoint {
  readonly method: Method
  readonly path: `/v1/${string}`
  /** `noun.verb`, unique; the OpenAPI operationId. */
  readonly operation: string
  readonly tag: string
  readonly tagDescription?: string
  readonly summary: string
  readonly description?: string
  readonly permission: Permission
  /** `IdParams` where the path has `{id}` alone. */
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly files?: Readonly<Record<string, FilePart>>
  /** Absent: 204. */
  readonly output?: z.ZodType
  readonly status?: 200 | 201 | 202 | 204
  /** Own refusals; 401, 403, 404 for `{id}`, 422 of input, 429 and 500 are implied. */
  readonly errors?: readonly ErrorCode[]
  /** `Idempotency-Key` (handbook rule 12.20). */
  readonly isIdempotent?: boolean
  /** Answers bytes. */
  readonly isBinary?: boolean
  /** Raw body, because a signature covers it. */
  readonly isRawBody?: boolean
  /** Staff may be served by a standby, seconds old (handbook rule 12.38). */
  readonly isLagAllowed?: boolean
  /** Needs a one-time code even in a trusted browser (handbook rule 2.24). */
  readonly needsCode?: 'always' | 'sometimes'
}

const DEFAULT_STATUS = { GET: 200, POST: 201, PATCH: 200, DELETE: 204 } as const

/** As named, else by method; 204 without a body. */
export function successStatusOf({ status, method, output, isBinary }: Endpoint): number {
  return status ?? (output || isBinary ? DEFAULT_STATUS[method] : 204)
}

/** Defaults by key; `path` is below the group's address. */
const usual = {
  list: { method: 'GET', path: '' },
  read: { method: 'GET', path: '/{id}' },
  create: { method: 'POST', path: '' },
  edit: { method: 'PATCH', path: '/{id}' },
  decide: { method: 'PATCH', path: '/{id}' },
  remove: { method: 'DELETE', path: '/{id}' },
} as const
type Usual = typeof usual

/** The group supplies noun, tag and address; most operations are `noun.key`. */
type Listed = Omit<Endpoint, 'operation' | 'tag' | 'tagDescription' | 'method' | 'path'> &
  Partial<Pick<Endpoint, 'operation' | 'method' | 'path'>>

type UsualOf<Key> = Key extends keyof Usual ? Usual[Key] : { readonly method: never; readonly path: '' }

type Addressed<One extends Listed, Key, Base extends string> = (One extends Pick<Endpoint, 'method'>
  ? One
  : One & Pick<UsualOf<Key>, 'method'>) &
  (One extends Pick<Endpoint, 'path'> ? One : { readonly path: `${Base}${UsualOf<Key>['path']}` })

type WithParams<One extends Pick<Endpoint, 'path'>> = One extends { readonly params: z.ZodObject }
  ? One
  : One['path'] extends `${string}{id}${string}`
    ? One & { readonly params: typeof IdParams }
    : One

interface Tag {
  readonly name: string
  readonly about: string
}

// @__NO_SIDE_EFFECTS__
export function endpoints<const Group extends Readonly<Record<string, Listed>>, const Base extends Endpoint['path']>(
  noun: string,
  tag: string | Tag,
  base: Base,
  group: Group,
): {
  readonly [Key in keyof Group]: WithParams<Addressed<Group[Key], Key, Base>> & Pick<Endpoint, 'operation' | 'tag'>
} {
  const tagged = typeof tag === 'string' ? { tag } : { tag: tag.name, tagDescription: tag.about }
  const named = Object.entries(group).map(([key, listed]) => {
    const byKey: { readonly path?: string } = { ...usual[key as keyof Usual] }
    const called = { ...byKey, path: `${base}${byKey.path ?? ''}`, ...listed }
    const params = called.path.includes('{id}') && { params: IdParams }
    return [key, { operation: `${noun}.${key}`, ...tagged, ...params, ...called, ...genericParts(listed) }]
  })
  return Object.fromEntries(named) as never
}

/** What clients that know no noun rely on: `id` in each record, sorting by it, and the cursor. */
function genericParts({ query, output }: Pick<Endpoint, 'query' | 'output'>): Pick<Endpoint, 'query' | 'output'> {
  if (!(output instanceof z.ZodObject)) return {}
  if (query && 'data' in output.shape) return { query: queryOf(query, output) }
  return { output: Object.values(output.shape)[0] instanceof z.ZodUUID ? withId(output) : identifiedOf(output) }
}
