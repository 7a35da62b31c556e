/**
 * `npm run bench -- lists [--customers 1000000] [--only <part of an address>]`: every list of the contract with its orders, filters, searches and deep pages, and
 * every summary, at 10,000 customers and at the given number. Prints the median and the 95th percentile of the time to answer and how they grow,
 * and what reading one wallet by its key takes over the same connection. Asserts nothing.
 */
import { parseArgs } from 'node:util'
import { COOKIES, type Endpoint } from '@cauce/contract'
import { seedBooks, tokenOf } from '@cauce/seed/books'
import { urlOf } from '../contract-requests.ts'
import { startOwnDatabase } from '../own-database.ts'
import { startApiProcess, type ApiProcess } from './api-process.ts'
import { casesOf, firstPages, groupings, lists, summaries, type ListCase, type Row, type Sample } from './list-cases.ts'
import { load, type LoadResult } from './load.ts'

const SMALL = 10_000
const { values } = parseArgs({
  options: { customers: { type: 'string', default: '1000000' }, only: { type: 'string', default: '' } },
})
const LARGE = Number(values.customers)
/** Each case is asked so often, or for so long. */
const REPEATS = 20
const SECONDS = 2
const GOAL_MS = 100
const ORDER_SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10)

interface Measured {
  readonly name: string
  readonly aspect: ListCase['aspect'] | 'yardstick' | 'orders'
  readonly result: LoadResult
}

const small = await measureAt(SMALL)
report(await measureAt(LARGE), new Map(small.map((each) => [each.name, each])))

async function measureAt(customers: number): Promise<Measured[]> {
  const { folder, database, stop } = await startOwnDatabase({ warn: console.warn })
  try {
    const startedAt = performance.now()
    await seedBooks({ ownerUrl: database.ownerUrl, customers, until: new Date() })
    console.log(`${customers} customers in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
    const api = await startApiProcess(database.url, folder)
    try {
      return await measureAll(api)
    } finally {
      await api.stop()
    }
  } finally {
    await stop()
  }
}

async function measureAll(api: ApiProcess): Promise<Measured[]> {
  const { data } = await read(api, endpointOf('wallets.list'), {})
  const yardstick = await ask(api, `/v1/wallet/wallets/${String(data[0]!['walletId'])}`, tokenOf('admin', 1))
  const measured: Measured[] = [{ name: 'a wallet by its key', aspect: 'yardstick', result: yardstick }]
  for (const endpoint of [...lists, ...summaries].filter(({ path }) => path.includes(values.only))) {
    const params = await paramsOf(api, endpoint)
    if (params === undefined) continue
    const isList = lists.includes(endpoint)
    const cases = [
      ...firstPages(endpoint),
      ...(isList ? casesOf(endpoint, await sampleOf(api, endpoint, params)) : groupings(endpoint)),
    ]
    console.log(`${endpoint.path}: ${cases.length} cases`)
    for (const one of cases) {
      const path = urlOf(endpoint, { params, query: one.query })
      const result = await ask(
        api,
        path,
        one.kind === 'visitor' ? undefined : tokenOf(one.kind, one.kind === 'user' ? 7 : 1),
      )
      const name = `${one.kind} ${urlOf(endpoint, { params: {}, query: nameable(one.query) })}`
      measured.push({ name, aspect: one.aspect, result })
    }
  }
  return [...measured, { name: 'orders, 16 connections', aspect: 'orders', result: await invest(api) }]
}

/** The values of filters differ between the two databases, and their depths. */
function nameable(query: ListCase['query']) {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, name === 'skip' || /-|\d|@/.test(String(value)) ? '…' : value]),
  )
}

async function ask(api: ApiProcess, path: string, token: string | undefined): Promise<LoadResult> {
  const request = { path, ...(token && { token }) }
  await load(api.port, 1, SECONDS, (_, count) => (count < 1 ? request : undefined))
  const result = await load(api.port, 1, SECONDS, (_, count) => (count < REPEATS ? request : undefined))
  if (result.statuses[200] === undefined) console.log(`REFUSED ${path} ${JSON.stringify(result.statuses)}`)
  return result
}

async function read(api: ApiProcess, endpoint: Endpoint, query: ListCase['query'], params = {}) {
  const answer = await fetch(`http://127.0.0.1:${api.port}${urlOf(endpoint, { params, query })}`, {
    headers: { cookie: `${COOKIES.session}=${tokenOf('admin', 1)}` },
  })
  return (await answer.json()) as { readonly data: readonly Row[]; readonly total: number }
}

/** A list in the middle of which a row stands for all, because the first and the last may be special. */
async function sampleOf(api: ApiProcess, endpoint: Endpoint, params: Record<string, string>): Promise<Sample> {
  const { total } = await read(api, endpoint, { take: 1 }, params)
  // What an administrator has none of, such as alerts of their own, has no cases of theirs.
  if (total === undefined) return { row: undefined, total: 0 }
  const skip = Math.min(1_000_000, Math.floor(total / 2))
  const { data } = await read(api, endpoint, { take: 1, skip }, params)
  return { row: data[0], total }
}

/** What hangs on a record is tried with the first record of its list; undefined when there is none. */
async function paramsOf(api: ApiProcess, { path, params }: Endpoint): Promise<Record<string, string> | undefined> {
  const [name] = Object.keys(params?.shape ?? {})
  if (name === undefined) return {}
  const parent = lists.find((one) => one.path === path.slice(0, path.indexOf('/{')))
  if (parent === undefined) return undefined
  const { data } = await read(api, parent, { take: 1 })
  return data[0] && { [name]: String(Object.values(data[0])[0]) }
}

function endpointOf(operation: string): Endpoint {
  return lists.find((endpoint) => endpoint.operation === operation)!
}

/** Orders of approved customers in open projects: that writing does not pay for reading. */
async function invest(api: ApiProcess): Promise<LoadResult> {
  const people = await read(api, endpointOf('users.list'), {
    take: 100,
    orderSide: 'asc',
    role: 'user',
    verificationStatus: 'Approved',
  })
  const projects = await read(api, endpointOf('projects.list'), { take: 100, orderBy: 'phase', orderSide: 'desc' })
  const open = projects.data.filter(({ phaseName }) => phaseName === 'Investment')
  const found = open.length > 0 ? open : (await read(api, endpointOf('projects.list'), { take: 100 })).data
  const into = found.filter(({ phaseName }) => phaseName === 'Investment').slice(0, 20)
  const tokens = people.data.map(({ email }) => tokenOf('user', Number(/\d+/.exec(String(email))![0])))
  return load(api.port, 16, ORDER_SECONDS, (connection, count) => {
    const lot = connection * 7919 + count * 31
    const { userId } = people.data[lot % people.data.length]!
    const { projectId, projectPhaseId } = into[lot % into.length]!
    const body = {
      projectId,
      projectPhaseId,
      userId,
      amount: '50.00',
      orderType: 'invest',
      acceptsTerms: true,
      consentsAboveGuidance: true,
    }
    const key = `lists-${connection}-${count}`
    return {
      path: '/v1/project/orders',
      method: 'POST',
      token: tokens[lot % tokens.length]!,
      key,
      body: JSON.stringify(body),
    }
  })
}

function report(large: readonly Measured[], smaller: ReadonlyMap<string, Measured>): void {
  console.log(
    `| what | aspect | p50 at ${SMALL} | p95 | p50 at ${LARGE} | p95 | growth of p95 |\n| --- | --- | --: | --: | --: | --: | --: |`,
  )
  for (const { name, aspect, result } of large) {
    const before = smaller.get(name)?.result
    const times = [before?.p50Ms, before?.p95Ms, result.p50Ms, result.p95Ms, before && result.p95Ms / before.p95Ms]
    console.log(`| ${name} | ${aspect} | ${times.map((time) => time?.toFixed(1) ?? '').join(' | ')} |`)
    if (aspect === 'orders')
      console.log(
        `orders a second: ${before?.perSecond.toFixed(0)}, ${result.perSecond.toFixed(0)} ${JSON.stringify(result.statuses)}`,
      )
  }
  const judged = large.filter(({ aspect }) => aspect !== 'yardstick' && aspect !== 'orders')
  const slow = judged.filter(({ result }) => result.p95Ms > GOAL_MS)
  console.log(`${slow.length} of ${judged.length} cases take more than ${GOAL_MS} ms at p95`)
}
