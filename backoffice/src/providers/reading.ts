import type { DataProvider, GetListParams, GetListResult, Identifier } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import type { HttpClient } from './http.ts'
import { callsOf, pathOf, withId, type NounCalls } from './nouns.ts'

type Row = Record<string, unknown>
/** One page; a list may answer more about all that match, such as totals by phase. */
type Page = { readonly data: Row[]; readonly total: number; readonly [more: string]: unknown }
type Reading = Pick<DataProvider, 'getList' | 'getOne' | 'getMany' | 'getManyReference'>

/** The calls that read. */
export function createReading(http: HttpClient, base: DataProvider): Reading {
  const page = async (calls: NounCalls, params: GetListParams, skip: number, take: number): Promise<Page> => {
    const address = `${pathOf(calls, params.filter as Row)}?${queryOf(calls, params, { skip, take })}`
    return (await http(address, { signal: params.signal ?? null })).json as Page
  }

  const getList = async (resource: string, params: GetListParams): Promise<GetListResult> => {
    const calls = callsOf(resource)
    const { page: number, perPage } = params.pagination ?? { page: 1, perPage: MAXIMUM_TAKE }
    const first = (number - 1) * perPage
    const rows: Row[] = []
    let total = 0
    let meta: Record<string, unknown> = {}
    // An export needs more rows than one call returns.
    do {
      const {
        data,
        total: matching,
        ...more
      } = await page(calls, params, first + rows.length, Math.min(MAXIMUM_TAKE, perPage - rows.length))
      rows.push(...data)
      total = data.length === 0 ? first + rows.length : matching
      meta = more
    } while (rows.length < perPage && first + rows.length < total)
    return { data: rows.map((row) => withId(calls, row)), total, ...(Object.keys(meta).length > 0 && { meta }) }
  }

  const getOne: Reading['getOne'] = async (resource, params) => {
    const calls = callsOf(resource)
    if (calls.readsOneBy === undefined && calls.parent === undefined) {
      // The base adds the first slash.
      const { data } = await base.getOne(calls.path.slice(1), params)
      return { data: withId(calls, data as Row) as never }
    }
    const filter = calls.readsOneBy === undefined ? (params.meta as Row) : { [calls.readsOneBy]: params.id }
    const { data } = await getList(resource, { filter, ...(params.signal && { signal: params.signal }) })
    const found = data.find(({ id }) => id === params.id) as never
    if (!found) throw new Error(`There is no record ${params.id} among ${resource}`)
    return { data: found }
  }

  const getMany: Reading['getMany'] = async (resource, { ids, signal }) => {
    const calls = callsOf(resource)
    if (calls.parent !== undefined) {
      const answers = await Promise.all(ids.map((id) => getOne(resource, { id, ...(signal && { signal }) })))
      return { data: answers.map(({ data }) => data as never) }
    }
    const pages = await Promise.all(
      chunksOf(ids).map((part) => page(calls, { filter: { ids: part }, ...(signal && { signal }) }, 0, MAXIMUM_TAKE)),
    )
    return { data: pages.flatMap(({ data }) => data.map((row) => withId(calls, row) as never)) }
  }

  return {
    getList: getList as Reading['getList'],
    getOne,
    getMany,
    getManyReference: ((resource, { target, id, filter, ...params }) =>
      getList(resource, { ...params, filter: { ...(filter as Row), [target]: id } })) as Reading['getManyReference'],
  }
}

function chunksOf(ids: readonly Identifier[]): Identifier[][] {
  const chunks: Identifier[][] = []
  for (let start = 0; start < ids.length; start += MAXIMUM_TAKE) chunks.push(ids.slice(start, start + MAXIMUM_TAKE))
  return chunks
}

/**
 * The query of a list: react-admin's page, sort and filters as parameters of the contract. react-admin sorts by `id` when no
 * order was chosen; then the API sorts by its own default.
 */
function queryOf(
  calls: NounCalls,
  { sort, filter }: GetListParams,
  range: { readonly skip: number; readonly take: number },
): URLSearchParams {
  const query = new URLSearchParams({ skip: String(range.skip), take: String(range.take) })
  if (sort && sort.field !== 'id') {
    query.set('orderBy', sort.field)
    query.set('orderSide', sort.order === 'ASC' ? 'asc' : 'desc')
  }
  for (const [name, value] of Object.entries((filter ?? {}) as Record<string, unknown>)) {
    if (name !== calls.parent) append(query, name, value)
  }
  return query
}

/** A list repeats its name; an empty value is left out. */
function append(query: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null || value === '') return
  if (Array.isArray(value)) for (const part of value) append(query, name, part)
  else query.append(name, String(value))
}
