import type { AnyEndpoint, Endpoint, Problem } from '@cauce/contract'
import type { z } from 'zod'

/**
 * openapi-fetch's `paths`, derived by type: never stale, no schema in the browser. Wire types (decimal strings, ISO
 * strings).
 */
export type paths = { [Path in AnyEndpoint['path']]: Methods<Extract<AnyEndpoint, { path: Path }>> }

type Methods<E extends Endpoint> = { [M in E['method'] as Lowercase<M>]: Operation<Extract<E, { method: M }>> }

type Operation<E extends Endpoint> = {
  parameters: {
    header?: { 'Idempotency-Key'?: string }
  } & (E extends { params: infer P extends z.ZodType } ? { path: z.input<P> } : { path?: never }) &
    (E extends { query: infer Q extends z.ZodType } ? { query?: z.input<Q> } : { query?: never })
  responses: {
    200: { content: { 'application/json': E extends { output: infer O extends z.ZodType } ? z.input<O> : undefined } }
    default: { content: { 'application/json': Problem } }
  }
} & (E extends { body: infer B extends z.ZodType }
  ? Body<z.input<B> & Files<E>>
  : E extends { files: object }
    ? { requestBody: { content: { 'application/json': Files<E> } } }
    : { requestBody?: never })

/** Optional if no field is required. */
type Body<Fields> = object extends Fields
  ? { requestBody?: { content: { 'application/json': Fields } } }
  : { requestBody: { content: { 'application/json': Fields } } }

/** A file makes the body multipart. */
type Files<E extends Endpoint> = E extends { files: infer F } ? { [Part in keyof F]?: Blob | readonly Blob[] } : unknown

/** `Answer<'/v1/project/projects/{id}'>`. */
export type Answer<Path extends AnyEndpoint['path'], M extends Endpoint['method'] = 'GET'> =
  Extract<AnyEndpoint, { path: Path; method: M }> extends { output: infer O extends z.ZodType } ? z.input<O> : undefined
