import simpleRestProvider from 'ra-data-simple-rest'
import {
  HttpError,
  type DataProvider,
  type GetListParams,
  type GetListResult,
  type Identifier,
  type RaRecord,
  type SortPayload,
} from 'react-admin'
import { LARGEST_TAKE, MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { changesOf, filledIn } from './body.ts'
import type { CauceDataProvider } from './call.ts'
import type { Http, HttpClient } from './http.ts'
import { callsOf, pathOf, withId, type NounCalls } from './nouns.ts'

type Row = Record<string, unknown>
/** One page; a list may answer more about all that match, such as totals by phase. */
type Page = { readonly data: Row[]; readonly total: number; readonly [more: string]: unknown }
/** `idempotencyKey` for calls that move money (handbook rule 12.20). */
type Meta = { readonly idempotencyKey?: string } | undefined
/** What an export tells while it reads page after page, and what stops it. */
export interface ExportMeta {
  readonly onProgress?: (done: number, total: number) => void
  readonly signal?: AbortSignal
}
type Asked = Pick<GetListParams, 'sort' | 'filter' | 'signal'>

/**
 * react-admin over the API: `ra-data-simple-rest` reads one record and deletes; the rest follows the contract (skip, take,
 * orderBy, orderSide, PATCH of the changed fields).
 */
export function createDataProvider({ http, call, file }: Http): CauceDataProvider {
  const base = simpleRestProvider('', http as Parameters<typeof simpleRestProvider>[1])
  const reading = createReading(http, base)

  const send = async (noun: NounCalls, path: string, method: 'POST' | 'PATCH', body: Row, meta: Meta) => {
    const headers = new Headers(meta?.idempotencyKey === undefined ? [] : [['Idempotency-Key', meta.idempotencyKey]])
    return { data: withId(noun, (await http(path, { method, headers, body })).json as Row) as never }
  }

  /** Sends the changed fields and the version that the form began with: `previousData` may have been read again since. */
  const update: DataProvider['update'] = async (resource, { id, data, previousData, meta }) => {
    const noun = callsOf(resource)
    const { updatedAt = previousData['updatedAt'] as unknown, ...values } = data as Row
    const changes = changesOf(values, previousData)
    if (Object.keys(changes).length === 0) return { data: previousData as never }
    const path = `${pathOf(noun, previousData)}/${encodeURIComponent(id)}`
    return send(noun, path, 'PATCH', { ...changes, updatedAt }, meta as Meta)
  }

  const remove: DataProvider['delete'] = async (resource, { id, previousData }) => {
    await base.delete(pathOf(callsOf(resource), previousData).slice(1), { id })
    return { data: (previousData ?? { id }) as never }
  }

  return {
    supportAbortSignal: true,
    ...reading,
    update,
    updateMany: async (resource, { ids, data, meta }) => {
      for (const id of ids) {
        const { data: previousData } = await reading.getOne(resource, { id })
        await update(resource, { id, data, previousData: previousData as RaRecord, meta })
      }
      return { data: ids }
    },
    create: async (resource, { data, meta }) => {
      const noun = callsOf(resource)
      const { [noun.parent ?? '']: _parent, ...values } = filledIn(data as Row)
      return send(noun, pathOf(noun, data), 'POST', values, meta as Meta)
    },
    delete: remove,
    deleteMany: async (resource, { ids }) => {
      for (const id of ids) await remove(resource, { id })
      return { data: ids }
    },
    call,
    file,
  }
}

type Reading = Pick<DataProvider, 'getList' | 'getOne' | 'getMany' | 'getManyReference'>

function createReading(http: HttpClient, base: DataProvider): Reading {
  const readPage = async (noun: NounCalls, asked: Asked, skip: number, take: number): Promise<Page> => {
    const address = `${pathOf(noun, asked.filter as Row)}?${queryOf(noun, asked, skip, take)}`
    return (await http(address, { signal: asked.signal ?? null })).json as Page
  }

  /** More rows than one call returns, by their ids: none is there twice or missing, though others come and go meanwhile. Then they are put in the order of the list. */
  const readAll = async (
    noun: NounCalls,
    { filter, meta, sort, ...asked }: GetListParams,
    total: number,
  ): Promise<Row[]> => {
    const { onProgress } = (meta ?? {}) as ExportMeta
    const rows: Row[] = []
    for (let after: unknown; after !== null;) {
      const byId = { ...asked, filter: { ...(filter as Row), orderBy: 'id', orderSide: 'asc', after } }
      const { data, next = null } = await afterPauses(() => readPage(noun, byId, 0, LARGEST_TAKE))
      rows.push(...data)
      onProgress?.(rows.length, total)
      after = next
    }
    return sort && sort.field !== 'id' ? rows.toSorted(by(sort)) : rows
  }

  const getList = async (resource: string, params: GetListParams): Promise<GetListResult> => {
    const noun = callsOf(resource)
    const { page, perPage } = params.pagination ?? { page: 1, perPage: MAXIMUM_TAKE }
    const { signal = params.signal } = (params.meta ?? {}) as ExportMeta
    const asked = { ...params, ...(signal && { signal }) }
    const answer = await readPage(noun, asked, (page - 1) * perPage, Math.min(perPage, LARGEST_TAKE))
    const { data, total, ...meta } = answer
    const isWhole = perPage <= LARGEST_TAKE || total <= LARGEST_TAKE
    const rows = isWhole ? data : await readAll(noun, asked, total)
    return { data: rows.map((row) => withId(noun, row)), total, ...(Object.keys(meta).length > 0 && { meta }) }
  }

  const getOne: Reading['getOne'] = async (resource, { id, meta, signal }) => {
    const noun = callsOf(resource)
    const aborting = signal && { signal }
    // At the address of one verification stands a picture of it.
    if (resource === 'verifications') {
      const [found] = (await getMany(resource, { ids: [id], ...aborting })).data
      if (!found) throw new Error(`There is no record ${id} among ${resource}`)
      return { data: found as never }
    }
    // The base adds the first slash.
    const { data } = await base.getOne(pathOf(noun, meta as Row).slice(1), { id, ...aborting })
    return { data: withId(noun, data as Row) as never }
  }

  const getMany: Reading['getMany'] = async (resource, { ids, signal }) => {
    const noun = callsOf(resource)
    const asked = { ...(signal && { signal }) }
    const read = async (part: Identifier[]) =>
      (await readPage(noun, { filter: { ids: part }, ...asked }, 0, part.length)).data.map((row) => withId(noun, row))
    const parts = Array.from({ length: Math.ceil(ids.length / MAXIMUM_TAKE) }, (_, index) =>
      ids.slice(index * MAXIMUM_TAKE, (index + 1) * MAXIMUM_TAKE),
    )
    return { data: (await Promise.all(parts.map(read))).flat() as never }
  }

  return {
    getList: getList as Reading['getList'],
    getOne,
    getMany,
    getManyReference: ((resource, { target, id, filter, ...params }) =>
      getList(resource, { ...params, filter: { ...(filter as Row), [target]: id } })) as Reading['getManyReference'],
  }
}

const { compare } = new Intl.Collator('es', { numeric: true })

/** Amounts and numbers by their value, texts and instants by their signs; as in the database, nothing is more than anything. */
const by = ({ field, order }: SortPayload) => {
  const side = order === 'ASC' ? 1 : -1
  return ({ [field]: one }: Row, { [field]: other }: Row): number => {
    if (one === other) return 0
    if (one === null || one === undefined) return side
    if (other === null || other === undefined) return -side
    const difference = Number(one) - Number(other)
    return side * (Number.isNaN(difference) ? compare(String(one), String(other)) : difference)
  }
}

const TOO_MANY_CALLS = 429
const PAUSE_MS = 3_000

async function afterPauses<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== TOO_MANY_CALLS) throw error
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return afterPauses(read)
  }
}

/**
 * The query of a list. A list of values repeats its name, and an empty value is left out. react-admin sorts by `id` when no
 * order was chosen; then the API sorts by its own default.
 */
function queryOf(noun: NounCalls, { sort, filter }: Asked, skip: number, take: number): URLSearchParams {
  const query = new URLSearchParams({ skip: String(skip), take: String(take) })
  if (sort && sort.field !== 'id') {
    query.set('orderBy', sort.field)
    query.set('orderSide', sort.order.toLowerCase())
  }
  for (const [name, value] of Object.entries((filter ?? {}) as Row)) {
    const values = name === noun.parent ? [] : [value].flat()
    for (const one of values) if (one !== undefined && one !== null && one !== '') query.append(name, String(one))
  }
  return query
}
