import type { DataProvider, RaRecord } from 'react-admin'
import { changesOf, filledIn } from './body.ts'
import type { HttpClient } from './http.ts'
import { callsOf, pathOf, withId, type NounCalls } from './nouns.ts'

/** Options of a call. */
export interface CallMeta {
  /** For calls that move money (handbook rule 12.20). */
  readonly idempotencyKey?: string
}

type Row = Record<string, unknown>
type Writing = Pick<DataProvider, 'update' | 'updateMany' | 'create' | 'delete' | 'deleteMany'>
/** Sends a call with a body, under an idempotency key if it has one; answers the record with its id. */
type Send = (calls: NounCalls, path: string, method: 'POST' | 'PATCH', data: Row, meta?: CallMeta) => Promise<RaRecord>

/** The calls that write. */
export function createWriting(http: HttpClient, base: DataProvider, getOne: DataProvider['getOne']): Writing {
  const send: Send = async (calls, path, method, data, meta) => {
    const headers = new Headers(meta?.idempotencyKey === undefined ? [] : [['Idempotency-Key', meta.idempotencyKey]])
    const { json } = await http(path, { method, headers, body: data })
    return withId(calls, json as Row)
  }

  /** Sends the changed fields and the version that they are based on (optimistic locking). */
  const update: Writing['update'] = async (resource, { id, data, previousData, meta }) => {
    const calls = callsOf(resource)
    const changes = changesOf(data, previousData)
    if (Object.keys(changes).length === 0) return { data: previousData }
    const version = previousData.updatedAt === undefined ? {} : { updatedAt: previousData.updatedAt as string }
    const path = `${pathOf(calls, previousData)}/${encodeURIComponent(id)}`
    return { data: (await send(calls, path, 'PATCH', { ...changes, ...version }, meta as CallMeta)) as never }
  }

  const create: Writing['create'] = async (resource, { data, meta }) => {
    const calls = callsOf(resource)
    const path = pathOf(calls, data)
    const values = filledIn(calls.parent === undefined ? data : { ...data, [calls.parent]: undefined })
    return { data: (await send(calls, path, 'POST', values, meta as CallMeta)) as never }
  }

  const remove: Writing['delete'] = async (resource, { id, previousData }) => {
    await base.delete(pathOf(callsOf(resource), previousData).slice(1), { id })
    return { data: (previousData ?? { id }) as never }
  }

  return {
    update,
    create,
    delete: remove,
    updateMany: async (resource, { ids, data, meta }) => {
      for (const id of ids) {
        const { data: previousData } = await getOne(resource, { id })
        await update(resource, { id, data, previousData: previousData as RaRecord, meta })
      }
      return { data: ids }
    },
    deleteMany: async (resource, { ids }) => {
      for (const id of ids) await remove(resource, { id })
      return { data: ids }
    },
  }
}
