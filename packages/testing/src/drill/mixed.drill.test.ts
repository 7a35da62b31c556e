import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@cauce/api/database'
import { unlockJobsOlderThan } from '@cauce/api/jobs'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FaultProxy } from '../fault-proxy.ts'
import { figures, intactBooks, MoneyLoad } from '../money-load.ts'
import { outsideDatabase } from '../operator-command.ts'
import { SmtpPeer } from '../peers/smtp-peer.ts'
import { randomOf } from '../random.ts'
import { startReplicatedDatabase, type ReplicatedDatabase } from '../replicated-database.ts'
import { Visitors, Caller, CALM, Latencies } from './visitors.ts'
import { IS_LONG, MINUTES } from './effort.ts'
import { rounds, Fleet } from './faults.ts'
import { buildApp, systemClock } from '@cauce/api'
import { settleFinancing } from '@cauce/api/flows/finance-project'
import { hashPassword } from '@cauce/api/modules/auth/passwords'
import { installTotp } from '@cauce/api/modules/auth/totps'
import { seedScale } from '@cauce/seed/scale'
import { financeByMany } from '../bench/distribution.ts'
import { KNOWN_PASSWORD, KNOWN_SECRET } from '../given.ts'
import { testSettings } from '../test-settings.ts'

/** What is broken, when and for how long; a failure prints it, and `FAULT_SEED` repeats it. */
const SEED = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000)
const PROCESSES = 3
const ANSWER_TIMEOUT_MS = 90_000
/** How long the queue of jobs may be as long as it was, and how often it is looked at. */
const PATIENCE = { timeout: 180_000, interval: 250 }

let pair: ReplicatedDatabase
let wire: FaultProxy
let owner: pg.Pool
let smtp: Awaited<ReturnType<typeof SmtpPeer.start>>
let fleet: Fleet
let load: MoneyLoad
let caller: Caller
let visitors: Visitors
const latencies = new Latencies()

beforeAll(async () => {
  pair = await startReplicatedDatabase()
  wire = await FaultProxy.start(pair.primary.url)
  owner = new pg.Pool({ connectionString: pair.primary.ownerUrl, max: 1 })
  owner.on('error', () => {})
  smtp = await SmtpPeer.start()
  const settings = {
    ...outsideDatabase(wire.urlOf(pair.primary.url), pair.primary.ownerUrl, pair.folder),
    DATABASE_READ_URL: pair.standby.url,
    SMTP_URL: smtp.url,
    ORIGIN: 'http://localhost:4000',
    TRUST_PROXY: 'true',
    REQUESTS_PER_MINUTE: '0',
  }
  const people = await givenOthers(pair, settings.SECRET)
  fleet = await Fleet.start(PROCESSES, settings)
  const { port } = fleet.proxy
  load = await MoneyLoad.prepare({
    ownerUrl: pair.primary.ownerUrl,
    port: () => port,
    clients: 6,
    pauseMs: 40,
    answerTimeoutMs: ANSWER_TIMEOUT_MS,
    isMixed: true,
    observe: (kind, call) => latencies.timed(kind, call),
  })
  caller = new Caller(port, latencies)
  visitors = new Visitors({ caller, load, ...people })
})
afterAll(async () => {
  await fleet?.stop()
  await owner?.end()
  await wire?.close()
  await smtp?.stop()
  await pair?.stop()
})

async function breakInTurn(): Promise<{ recoveries: number[]; violations: string[] }> {
  const random = randomOf(SEED)
  const parts = { fleet, pair, wire, smtp }
  const [recoveries, violations]: [number[], string[]] = [[], []]
  const until = performance.now() + MINUTES * 60_000
  for (const faults of rounds(parts, random)) {
    await sleep(1_000 + random() * 4_000)
    const cutBefore = fleet.proxy.failures.length
    latencies.phase = faults.map(({ name }) => name).join(' and ')
    await Promise.all(faults.map((fault) => fault.carryOut(random)))
    recoveries.push(await load.untilServing(PROCESSES))
    await fleet.untilAllReady()
    if (!faults.some(({ cutsRequests }) => cutsRequests))
      violations.push(...fleet.proxy.failures.slice(cutBefore).map((failure) => `${latencies.phase}: ${failure}`))
    latencies.phase = CALM
    if (performance.now() > until) break
  }
  return { recoveries, violations }
}

async function mailsOwed() {
  const { rows } = await owner.query<{ email: string }>('select email from users where user_id = any ($1)', [
    load.world.investors.map(({ userId }) => userId),
  ])
  const emails = new Set(rows.map(({ email }) => email))
  const owed = load.countOf('order', 'income', 'deposit', 'withdrawal', 'decision', 'revocation')
  const sent = new Set(smtp.taken.filter(({ to }) => emails.has(to)).map(({ messageId }) => messageId)).size
  return { owed, sent }
}

/**
 * Jobs of killed processes are taken up at once, failed ones tried at once.
 * @returns those that stay, by kind
 */
async function untilJobsAreDone(): Promise<object[]> {
  const database = openDatabase({ url: pair.primary.url, poolSize: 1 })
  await unlockJobsOlderThan(database, 0)
  await database.$client.end()
  let shortest = Infinity
  for (let since = performance.now(); ; await sleep(PATIENCE.interval)) {
    await owner.query(
      `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where attempts > 0 and run_at > now()), run_at := now())`,
    )
    const { rows } = await owner.query<{ count: number }>(
      `select task_identifier as task, count(*)::integer as count, count(locked_at)::integer as locked, max(now() - locked_at)::text as "locked for",
         min(attempts) || ' to ' || max(attempts) as attempts, min(run_at - now())::text as "due in", max(last_error) as error
       from graphile_worker.jobs where run_at < now() + interval '1 hour' group by 1`,
    )
    const length = rows.reduce((sum, { count }) => sum + count, 0)
    if (length < shortest) [shortest, since] = [length, performance.now()]
    if (length === 0 || performance.now() - since > PATIENCE.timeout) return rows
  }
}

it.runIf(IS_LONG)(
  `loses and duplicates nothing while every part fails in turn under mixed load (seed ${SEED})`,
  { timeout: 600_000 + MINUTES * 180_000 },
  async () => {
    await load.untilServing(PROCESSES)
    const [clients, visits] = [load.begin(), visitors.begin()]
    const { recoveries, violations } = await breakInTurn()
    await Promise.all([clients.stop(), visits.stop()])
    for (const line of latencies.lines()) console.log(line)
    console.log(`First accepted calls after a fault: ${figures(recoveries)} (seed ${SEED})`)

    const { acknowledged, ...found } = await load.verify(pair.primary.url)
    expect(await untilJobsAreDone()).toEqual([])
    const { owed, sent } = await mailsOwed()
    console.log(
      `${found.attempts} calls that move money, ${acknowledged} acknowledged at first; ${visitors.logins} log-ins, ` +
        `${visitors.uploads.length} documents, ${visitors.distributions} returns, ${sent} mails, ${recoveries.length} faults`,
    )
    expect({
      ...found,
      violations,
      visits: caller.unexpected,
      sent,
      lostDocuments: await visitors.lostUploads(),
    }).toEqual({
      ...intactBooks(found.attempts),
      violations: [],
      visits: [],
      sent: owed,
      lostDocuments: [],
    })
    expect([visitors.logins, visitors.uploads.length, acknowledged].every((count) => count > 0)).toBe(true)
    await fleet.untilAllReady()
  },
)

/** A code is used once in half a minute, and one of them logs in every second. */
const OTHERS = 60

async function givenOthers({ folder, primary }: ReplicatedDatabase, secret: string) {
  const scale = { investors: OTHERS, projects: 1, walletCents: 100_000n, financingCents: 1_000_000n }
  const others = await seedScale(primary.ownerUrl, scale)
  const financedId = others.projects[0]!.projectId
  await financeByMany(primary.ownerUrl, financedId, OTHERS)
  const settings = { ...testSettings(folder), secret }
  const app = await buildApp({ settings, databaseUrl: primary.url, clock: systemClock })
  await app.ready()
  await settleFinancing(app.kernel, financedId)
  for (const { userId } of others.investors) await installTotp(app.kernel, app.kernel.database, userId, KNOWN_SECRET)
  await app.close()
  const owner = new pg.Client({ connectionString: primary.ownerUrl })
  await owner.connect()
  const { rows } = await owner.query<{ email: string }>(
    'update users set password_hash = $1 where user_id = any ($2) returning email',
    [await hashPassword(KNOWN_PASSWORD), others.investors.map(({ userId }) => userId)],
  )
  await owner.end()
  return { others: { ...others, emails: rows.map(({ email }) => email) }, financedId }
}
