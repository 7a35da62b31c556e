import type { AnyEndpoint, Endpoint, Problem } from '@cauce/contract'
import type { z } from 'zod'

/**
 * The shape that openapi-fetch wants, derived from the contract by type alone: no generated file can be stale and no
 * schema reaches the browser. Everything is the wire side of a codec (money is a decimal string, instants are strings).
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

/** One that demands no field may be left out as a whole. */
type Body<Fields> = object extends Fields
  ? { requestBody?: { content: { 'application/json': Fields } } }
  : { requestBody: { content: { 'application/json': Fields } } }

/** File parts stand beside the fields; the body becomes multipart when one of them is there. */
type Files<E extends Endpoint> = E extends { files: infer F } ? { [Part in keyof F]?: Blob | readonly Blob[] } : unknown

/** What a GET answers: `Answer<'/v1/project/projects/{id}'>`. */
export type Answer<Path extends AnyEndpoint['path'], M extends Endpoint['method'] = 'GET'> =
  Extract<AnyEndpoint, { path: Path; method: M }> extends { output: infer O extends z.ZodType } ? z.input<O> : undefined
