import { useMemo } from 'react'
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useDataProvider, useGetList, type DataProvider, type UseGetListOptions } from 'react-admin'
import type { paths } from '@cauce/client'
import type { AnyEndpoint } from '@cauce/contract'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import type { z } from 'zod'
import { callsOf, type ListedNoun, type Noun } from './nouns.ts'
import type { RecordOf } from './records.ts'

type Endpoints = { readonly [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E }
/** `POST /v1/bank/payment-batches/{id}/release`. */
type EndpointName = keyof Endpoints

type Operation<E extends AnyEndpoint> = paths[E['path']][Lowercase<E['method']> & keyof paths[E['path']]]
type BodyOf<E extends AnyEndpoint> =
  Operation<E> extends { requestBody?: { content: { 'application/json': infer Body } } } ? Body : undefined
type InputOf<E, Name extends string> = E extends { readonly [N in Name]: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : undefined
/** Optional where no value is required. */
type Part<Name extends string, Value> = Value extends undefined
  ? unknown
  : object extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value }

interface CallOptions {
  /** For calls that move money (handbook rule 12.20). */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** Hears how much of the body has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

type InitOf<E extends AnyEndpoint> = Part<'params', InputOf<E, 'params'>> &
  Part<'query', InputOf<E, 'query'>> &
  Part<'body', BodyOf<E>> &
  CallOptions

type AnswerOf<E extends AnyEndpoint> = E extends { output: infer O extends z.ZodType } ? z.input<O> : undefined

/**
 * Calls an endpoint of the contract: `call('POST /v1/bank/payment-batches/{id}/release', { params: { id }, body })`. A
 * refusal is thrown as an `HttpError` in the reader's language.
 */
export type Call = <Name extends EndpointName>(
  endpoint: Name,
  ...init: object extends InitOf<Endpoints[Name]> ? [InitOf<Endpoints[Name]>?] : [InitOf<Endpoints[Name]>]
) => Promise<AnswerOf<Endpoints[Name]>>

/** react-admin's data provider, and what is no create, read, update or delete of a record. */
export interface CauceDataProvider extends DataProvider {
  readonly call: Call
  /** The bytes at an address, as of `contentType`. */
  readonly file: (address: string, signal: AbortSignal, contentType?: string) => Promise<Blob>
}

/** `call` through react-admin, which leads to the log in when the session has ended. */
export function useCall(): Call {
  const dataProvider = useDataProvider<CauceDataProvider>()
  return useMemo(() => dataProvider.call, [dataProvider])
}

type Options<Read, Shown> = Omit<UseQueryOptions<Read, Error, Shown>, 'queryKey' | 'queryFn'>

/** The key begins with the noun, so that `affects` of an action has it read again. */
export function useRead<Name extends EndpointName, Shown = AnswerOf<Endpoints[Name]>>(
  queryKey: QueryKey,
  endpoint: Name,
  ...[init, options]: object extends InitOf<Endpoints[Name]>
    ? [InitOf<Endpoints[Name]>?, Options<AnswerOf<Endpoints[Name]>, Shown>?]
    : [InitOf<Endpoints[Name]>, Options<AnswerOf<Endpoints[Name]>, Shown>?]
) {
  const call = useCall() as (endpoint: Name, init?: object) => Promise<AnswerOf<Endpoints[Name]>>
  return useQuery({ queryKey, queryFn: () => call(endpoint, init), ...options })
}

/** A short-lived address of the file of a record. */
export async function signedUrl(call: Call, resource: Noun, id: string): Promise<string> {
  const { path, isUrlFirst } = callsOf(resource)
  const endpoint = isUrlFirst ? `GET ${path}/url/{id}` : `GET ${path}/{id}/url`
  return (await call(endpoint as 'GET /v1/wallet/transactions/{id}/url', { params: { id } })).url
}

interface ListOptions<N extends ListedNoun> extends UseGetListOptions<RecordOf<N>> {
  readonly most?: number
}

/** `-createdAt` sorts the newest first. */
export function useRecords<N extends ListedNoun>(
  noun: N,
  filter: object,
  sortedBy = '-id',
  { most = MAXIMUM_TAKE, ...options }: ListOptions<N> = {},
) {
  const sort = { field: sortedBy.replace('-', ''), order: sortedBy.startsWith('-') ? 'DESC' : 'ASC' } as const
  return useGetList<RecordOf<N>>(noun, { filter, sort, pagination: { page: 1, perPage: most } }, options)
}
