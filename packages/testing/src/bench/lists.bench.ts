/**
 * `npm run bench -- lists [--customers 10000,1000000] [--data <folder>] [--only <text>,<text>] [--calls 20]`: every
 * list and summary, sitemap, reconciliation and orders, alternating between database sizes. `--data` keeps databases;
 * `--only` selects by name. At most two seconds a case.
 */
import { parseArgs } from 'node:util'
import pg from 'pg'
import {
  candidatesOf,
  measure,
  openWorld,
  type World,
  isSlow,
  tableOfCases,
  tableOfLists,
  type Figures,
  type Measured,
  lists,
  summaries,
  listNamed,
  read,
} from './list-worlds.ts'
import { systemClock } from '@cauce/api'
import { openPatientDatabase } from '@cauce/api/database'
import { reconcile } from '@cauce/api/modules/wallet/reconciliation'
import { createDemonstration } from './demonstration.ts'
import { load, type LoadResult } from './load.ts'
import { decideRawPostings } from '../given-postings.ts'
import { PHASE_IDS } from '@cauce/contract'
import { tokenOf } from '@cauce/seed/books'
import { ALL_CONSENTS } from '../consents.ts'

const { values } = parseArgs({
  options: {
    customers: { type: 'string', default: '10000,1000000' },
    data: { type: 'string' },
    only: { type: 'string', default: '' },
    calls: { type: 'string', default: '20' },
  },
})
const SIZES = values.customers.split(',').map(Number)
const WANTED = values.only.split(',')
const ORDER_SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10)
const ORDER_ROUNDS = 4
const CONNECTIONS = 16
const PROJECTS = 20
const INVESTORS = 1_000
const ENOUGH_CENTS = 200_000
/** Machine yardstick. */
const YARDSTICK = 'select count(*) from generate_series(1, 100000)'

const isWanted = (name: string) => WANTED.some((part) => name.includes(part))
/** Preparing cases is slow. */
const isListWanted = (address: string) =>
  WANTED.some((part) =>
    part.includes('=') && !part.includes('/') ? true : address.includes(part.replace(/^\w+ |\?.*$/g, '')),
  )
const worlds: World[] = []
for (const customers of SIZES) worlds.push(await openWorld(customers, values.data))
const yardsticks: number[] = []
const clients = await Promise.all(worlds.map(({ database }) => connect(database.ownerUrl)))
try {
  const measured = await measureCases()
  console.log(`${tableOfCases(measured, SIZES)}\n\n${tableOfLists(measured, SIZES)}\n`)
  if (isWanted('reconcile')) await timeReconciliations(worlds)
  if (isWanted('orders')) await compareOrders()
} finally {
  for (const client of clients) await client.end()
  for (const world of worlds) await world.stop()
}
if (values.data !== undefined && isWanted('sitemap')) for (const world of worlds) await timeSitemap(world)
console.log(yardstickLine())

async function measureCases(): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const endpoint of [...lists, ...summaries].filter(({ path }) => isListWanted(path))) {
    const found = await Promise.all(worlds.map((world) => candidatesOf(world, endpoint)))
    const names = [...new Set(found.flatMap((cases) => [...cases.keys()]))].filter(isWanted)
    if (names.length === 0) continue
    await takeYardstick()
    for (const name of names) {
      const figures: (Figures | undefined)[] = []
      for (const [index, world] of worlds.entries()) {
        const candidate = found[index]!.get(name)
        figures.push(candidate && (await measure(world, candidate, Number(values.calls))))
      }
      const { aspect } = found.flatMap((cases) => cases.get(name) ?? [])[0]!
      measured.push({ list: endpoint.path, name, aspect, figures })
    }
    const slow = measured.filter((one) => one.list === endpoint.path && isSlow(one))
    console.log(`${endpoint.path}: ${names.length} cases, ${slow.length} are slow`)
    for (const { name, figures } of slow) console.log(`    ${name}: best ${figures.at(-1)!.bestMs.toFixed(0)} ms`)
  }
  return measured
}

/** Writes must not pay for reads. */
async function compareOrders(): Promise<void> {
  const rates = worlds.map((): number[] => [])
  for (let round = 0; round < ORDER_ROUNDS; round += 1)
    for (const [index, world] of worlds.entries()) {
      const { perSecond, statuses } = await invest(world, clients[index]!, round, ORDER_SECONDS / ORDER_ROUNDS)
      rates[index]!.push(perSecond)
      const refused = Object.keys(statuses).filter((status) => status !== '201')
      if (refused.length > 0) console.log(`REFUSED orders at ${world.customers}: ${JSON.stringify(statuses)}`)
    }
  const means = rates.map((each) => each.reduce((sum, rate) => sum + rate, 0) / each.length)
  for (const [index, { customers }] of worlds.entries())
    console.log(
      `orders a second at ${customers}: ${means[index]!.toFixed(0)} (${rates[index]!.map((rate) => rate.toFixed(0)).join(', ')}), ratio ${(means[index]! / means[0]!).toFixed(2)}`,
    )
}

async function takeYardstick(): Promise<void> {
  const startedAt = performance.now()
  await clients.at(-1)!.query(YARDSTICK)
  yardsticks.push(performance.now() - startedAt)
}

function yardstickLine(): string {
  const sorted = yardsticks.toSorted((one, other) => one - other)
  const shown = [0, 0.5, 0.95].map((share) => sorted[Math.floor(share * (sorted.length - 1))]?.toFixed(0))
  return `yardstick (${YARDSTICK}): best ${shown[0]} ms, p50 ${shown[1]} ms, p95 ${shown[2]} ms`
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
}

async function timeReconciliations(worlds: readonly World[]): Promise<void> {
  for (const { customers, database } of worlds) {
    const opened = openPatientDatabase(database.url)
    const startedAt = performance.now()
    const { isBalanced } = await reconcile({ database: opened, clock: systemClock })
    const seconds = (performance.now() - startedAt) / 1000
    await opened.$client.end()
    console.log(
      `reconcile at ${customers}: ${seconds.toFixed(1)} s, ${isBalanced ? 'the books balance' : 'THE BOOKS DO NOT BALANCE'}`,
    )
  }
}

/** A session bypasses the cache. */
async function timeSitemap({ customers, folder }: World): Promise<void> {
  const server = await createDemonstration(folder)
  try {
    await server.start()
    for (const address of ['/sitemap.xml', '/sitemap/1.xml']) {
      const request = { path: address, token: 'nobody' }
      const ask = (times: number) => load(server.port, 1, 20, (_, count) => (count < times ? request : undefined))
      await ask(3)
      const { bestMs, p50Ms, p95Ms, statuses } = await ask(20)
      const times = [bestMs, p50Ms, p95Ms].map((time) => time.toFixed(0))
      console.log(
        `${address} at ${customers}: best ${times[0]} ms, p50 ${times[1]} ms, p95 ${times[2]} ms ${JSON.stringify(statuses)}`,
      )
    }
  } finally {
    await server.remove()
  }
}

async function invest(world: World, owner: pg.Client, round: number, seconds: number): Promise<LoadResult> {
  const people = await investorsOf(owner)
  const found = await read(world, listNamed('projects.list'), {
    take: 100,
    phaseId: PHASE_IDS.Investment,
    isFrontOffice: true,
  })
  const into = found.data.filter(({ phaseName }) => phaseName === 'Investment').slice(0, PROJECTS)
  const run = Date.now()
  return load(world.api.port, CONNECTIONS, seconds, (connection, count) => {
    const lot = (connection * 7919 + count * 31 + round * 101) % people.length
    const { userId, n } = people[lot]!
    const { projectId, projectPhaseId } = into[(connection * 31 + count) % into.length]!
    const order = { projectId, projectPhaseId, userId, amount: '50.00', orderType: 'invest' }
    return {
      path: '/v1/project/orders',
      method: 'POST',
      token: tokenOf('user', n),
      key: `lists-${run}-${connection}-${count}`,
      body: JSON.stringify({ ...order, ...ALL_CONSENTS }),
    }
  })
}

/** With sessions, and money through the ledger. */
async function investorsOf(owner: pg.Client): Promise<{ userId: string; n: number }[]> {
  await decideRawPostings(owner)
  const { rows } = await owner.query<{ user_id: string; n: string }>(
    `with people as (
      select u.user_id, w.wallet_id, substring(u.email from '\\d+')::integer as n, a.balance
      from sessions s join users u using (user_id) join wallets w using (user_id) join ledger_accounts a on a.account_id = w.wallet_id
      where u.role = 'user' and u.verification_status = 'Approved' and not u.disabled order by n limit $1
    ), paid_in as (
      insert into ledger_transfers (transfer_id, kind, debit_account_id, credit_account_id, amount, created_at)
      select uuidv7(), 'income', (select account_id from ledger_accounts where kind = 'clearing'), wallet_id, $2, now()
      from people where balance < $2
    )
    select user_id, n from people order by n`,
    [INVESTORS, ENOUGH_CENTS],
  )
  return rows.map(({ user_id, n }) => ({ userId: user_id, n: Number(n) }))
}
