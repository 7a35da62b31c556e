import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { COOKIES, type Endpoint } from '@cauce/contract'
import { tokenOf } from '@cauce/seed/books'
import { urlOf } from '../contract-requests.ts'
import { startOwnDatabase, type OwnDatabase } from '../own-database.ts'
import { startApiProcess, type ApiProcess } from './api-process.ts'
import { fillBooks } from './list-books.ts'
import { casesOf, firstPages, groupings, lists, nameOf, type ListCase } from './list-cases.ts'
import type { Row, Sample } from './list-values.ts'
import type { Figures } from './list-figures.ts'
import { load } from './load.ts'

/** Limit a case. */
const SECONDS = 2
const CUSTOMER = 7

export interface World extends OwnDatabase {
  readonly customers: number
  readonly api: ApiProcess
}

/** Opens the database of so many customers, and fills it when it is empty. @param kept where databases are kept, if they are */
export async function openWorld(customers: number, kept: string | undefined): Promise<World> {
  const keptFolder = kept === undefined ? undefined : path.join(path.resolve(kept), String(customers))
  if (keptFolder !== undefined) mkdirSync(keptFolder, { recursive: true })
  const own = await startOwnDatabase({ warn: console.warn, ...(keptFolder !== undefined && { keptFolder }) })
  try {
    await fillBooks(own.database.ownerUrl, customers)
    const api = await startApiProcess(own.database.url, own.folder)
    const stop = async () => {
      await api.stop()
      await own.stop()
    }
    return { ...own, customers, api, stop }
  } catch (error) {
    await own.stop()
    throw error
  }
}

export interface Candidate extends ListCase {
  readonly path: string
}

/** By name. */
export async function candidatesOf(world: World, endpoint: Endpoint): Promise<Map<string, Candidate>> {
  const params = await paramsOf(world, endpoint)
  if (params === undefined) {
    console.log(`NOT TRIED ${endpoint.path} at ${world.customers}: it hangs on a record, and there is none`)
    return new Map()
  }
  const others = lists.includes(endpoint)
    ? casesOf(endpoint, await sampleOf(world, endpoint, params))
    : groupings(endpoint)
  return new Map(
    [...firstPages(endpoint), ...others].map((one) => [
      nameOf(one),
      { ...one, path: urlOf(endpoint, { params, query: one.query }) },
    ]),
  )
}

export async function measure({ api }: World, { path: address, kind }: Candidate, calls: number): Promise<Figures> {
  const token = kind === 'visitor' ? undefined : tokenOf(kind, kind === 'user' ? CUSTOMER : 1)
  const request = { path: address, ...(token && { token }) }
  await load(api.port, 1, SECONDS, (_, count) => (count < 1 ? request : undefined))
  const result = await load(api.port, 1, SECONDS, (_, count) => (count < calls ? request : undefined))
  if (result.statuses[200] === undefined) console.log(`REFUSED ${address} ${JSON.stringify(result.statuses)}`)
  return result
}

export async function read({ api }: World, endpoint: Endpoint, query: ListCase['query'], params = {}) {
  const answer = await fetch(`http://127.0.0.1:${api.port}${urlOf(endpoint, { params, query })}`, {
    headers: { cookie: `${COOKIES.session}=${tokenOf('admin', 1)}` },
  })
  return (await answer.json()) as { readonly data: readonly Row[]; readonly total: number }
}

export const listNamed = (operation: string): Endpoint => lists.find((endpoint) => endpoint.operation === operation)!

/** From the middle: ends may be special. */
async function sampleOf(world: World, endpoint: Endpoint, params: Record<string, string>): Promise<Sample> {
  const { total } = await read(world, endpoint, { take: 1 }, params)
  // No cases without rows.
  if (total === undefined) return { row: undefined, total: 0 }
  const skip = Math.min(1_000_000, Math.floor(total / 2))
  const { data } = await read(world, endpoint, { take: 1, skip }, params)
  if (data === undefined) console.log(`REFUSED the middle of ${endpoint.path} at ${world.customers}`)
  return {
    row: data?.[0],
    total,
    order: (await read(world, listNamed('orders.list'), { take: 1, skip: 1_000 })).data[0],
  }
}

/** Nested lists use the first record; undefined without one. */
async function paramsOf(
  world: World,
  { path: address, params }: Endpoint,
): Promise<Record<string, string> | undefined> {
  const [name] = Object.keys(params?.shape ?? {})
  if (name === undefined) return {}
  const above = address.slice(0, address.indexOf('/{'))
  const parent = above.endsWith('/funding') ? listNamed('projects.list') : lists.find((one) => one.path === above)
  if (parent === undefined) return undefined
  const { data } = await read(world, parent, { take: 1 })
  return data[0] && { [name]: String(Object.values(data[0])[0]) }
}
