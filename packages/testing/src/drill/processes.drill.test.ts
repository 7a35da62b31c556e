import { request as send } from 'node:http'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp, systemClock, type ApiApp } from '@cauce/api'
import { hashPassword } from '@cauce/api/modules/auth/passwords'
import { installTotp, presentCode } from '@cauce/api/modules/auth/totps'
import { COOKIES } from '@cauce/contract'
import { seedScale, type ScaledWorld } from '@cauce/seed/scale'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { intactBooks, MoneyLoad } from '../money-load.ts'
import { outsideDatabase } from '../operator-command.ts'
import { startOwnDatabase, type OwnDatabase } from '../own-database.ts'
import { KNOWN_PASSWORD, KNOWN_SECRET } from '../given.ts'
import { testSettings } from '../test-settings.ts'
import { freePort } from '../free-port.ts'
import { IS_LONG, MINUTES } from './effort.ts'
import { startPgBouncer, type PgBouncer } from '../processes/pgbouncer.ts'
import { startPlatform, untilReady, type PlatformProcess } from '../processes/platform-process.ts'
import { RoundRobin } from '../processes/round-robin.ts'

const PROCESSES = 3
const DIRECTLY = { way: 'directly', isPooled: false }
/** The short form tries the pooler in pgbouncer.drill.test.ts. */
const WAYS = IS_LONG ? [DIRECTLY, { way: 'through PgBouncer', isPooled: true }] : [DIRECTLY]

describe.each(WAYS)('three processes that reach PostgreSQL $way', ({ isPooled }) => {
  let own: OwnDatabase
  let settings: Record<string, string>
  let processes: PlatformProcess[]
  let proxy: RoundRobin
  let app: ApiApp
  let owner: pg.Client
  let pooler: PgBouncer | undefined

  beforeAll(async () => {
    own = await startOwnDatabase({ isMigrated: false, ...(isPooled && { port: await freePort() }) })
    const { ownerUrl, url: directUrl } = own.database
    pooler = isPooled ? await startPgBouncer(directUrl) : undefined
    settings = {
      ...outsideDatabase(pooler?.url ?? directUrl, ownerUrl, own.folder),
      ...(isPooled && { DATABASE_DIRECT_URL: directUrl }),
      ORIGIN: 'http://localhost:4000',
      TRUST_PROXY: 'true',
      REQUESTS_PER_MINUTE: '0',
      // A busy machine must not cause refusals; timeouts have their own tests.
      DATABASE_WAIT_SECONDS: '60',
      DATABASE_STATEMENT_SECONDS: '60',
      DATABASE_TRANSACTION_SECONDS: '120',
      METRICS_TOKEN: 'of-a-test-and-of-nothing-else',
      LOG_LEVEL: 'info',
    }
    // Concurrent start on an empty database: the first migrates, the others wait.
    processes = await Promise.all(Array.from({ length: PROCESSES }, () => startPlatform(settings)))
    await Promise.all(processes.map(untilReady))
    proxy = await RoundRobin.start(processes.map(({ port }) => port))
    owner = new pg.Client({ connectionString: own.database.ownerUrl })
    await owner.connect()
    app = await buildApp({
      settings: { ...testSettings(own.folder), secret: settings['SECRET']! },
      databaseUrl: own.database.url,
      clock: systemClock,
    })
  })
  afterAll(async () => {
    await proxy?.close()
    await Promise.all((processes ?? []).map((process) => process.stop()))
    await owner?.end()
    await app?.close()
    await pooler?.stop()
    await own.stop()
  })

  const call = async (port: number, address: string, options: CallOptions = {}) => ask(port, address, options)
  const portOf = (index: number) => processes[index % PROCESSES]!.port

  async function people(count: number, financingCents = 100_000_00n): Promise<ScaledWorld & { emails: string[] }> {
    const world = await seedScale(own.database.ownerUrl, {
      investors: count,
      projects: 1,
      walletCents: 100_000n,
      financingCents,
    })
    const { rows } = await owner.query<{ email: string }>(
      `update users set password_hash = $1 where user_id = any ($2) returning email`,
      [await hashPassword(KNOWN_PASSWORD), world.investors.map(({ userId }) => userId)],
    )
    for (const { userId } of world.investors) await installTotp(app.kernel, app.kernel.database, userId, KNOWN_SECRET)
    return { ...world, emails: rows.map(({ email }) => email) }
  }

  it('share sessions: one that any of them opens or ends is open or ended for all', async () => {
    const world = await people(1)
    const credentials = { email: world.emails[0], password: KNOWN_PASSWORD }
    const first = await call(portOf(0), '/v1/auth/login', { body: credentials })
    expect([first.status, first.body]).toEqual([200, { next: 'otp' }])
    const code = await presentCode(app.kernel, app.kernel.database, world.investors[0]!.userId)
    const second = await call(portOf(1), '/v1/auth/otp', { body: { code }, cookie: first.cookie })
    expect([second.status, second.body]).toEqual([200, { next: 'home' }])
    const stage = async (index: number) =>
      (await call(portOf(index), '/v1/auth/session', { cookie: second.cookie })).body['stage']
    expect([await stage(0), await stage(1), await stage(2)]).toEqual(['full', 'full', 'full'])
    expect((await call(portOf(2), '/v1/auth/logout', { method: 'POST', cookie: second.cookie })).status).toBe(204)
    expect(new Set([await stage(0), await stage(1), await stage(2)])).not.toContain('full')
  })

  it('throttle failed log-ins as one', async () => {
    const body = { email: 'nobody@cauce.example', password: 'Wrong-2026' }
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => call(portOf(index), '/v1/auth/login', { body, from: '127.0.0.20' })),
    )
    const judged = answers.filter(({ status }) => status === 422 || status === 401).length
    const refused = answers.filter(({ status }) => status === 429).length
    expect(judged + refused).toBe(24)
    // Four are free, the fifth starts a doubling wait; counted per process there would be five each.
    expect(judged).toBeGreaterThanOrEqual(5)
    expect(judged).toBeLessThanOrEqual(9)
  })

  it('use the real address of a client for throttling, sessions, audit and log', async () => {
    const { administrators, emails, projects } = await people(1)
    const from = '127.0.0.30'
    const forged = { from, forwardedFor: '198.51.100.66, 2001:db8::66' }
    const body = { email: emails[0], password: 'Wrong-2026' }
    const failures = Array.from({ length: 8 }, () => call(proxy.port, '/v1/auth/login', { ...forged, body }))
    expect((await Promise.all(failures)).map(({ status }) => status)).toContain(429)
    const cookie = cookieOf(administrators[0]!.token)
    const path = `/v1/project/projects/${projects[0]!.projectId}`
    expect(
      (await call(proxy.port, path, { ...forged, method: 'PATCH', body: { locality: 'Sagunt' }, cookie })).status,
    ).toBe(200)
    // Rate limits are per client.
    const own = { body: { email: emails[0], password: KNOWN_PASSWORD }, from: '127.0.0.31' }
    const login = await call(proxy.port, '/v1/auth/login', own)
    expect(login.body).toEqual({ next: 'otp' })
    const { rows } = await owner.query<{ address: string }>(
      `select address from sessions where user_id = $1 and stage = 'pending'
       union all select address from audit_records where record_id = $2
       union all select place from login_attempts where place <> '' and failures > 4`,
      [
        (await owner.query('select user_id from users where email = $1', [emails[0]])).rows[0].user_id,
        projects[0]!.projectId,
      ],
    )
    const addresses = new Set(rows.map(({ address }) => address))
    expect(addresses).toContain('127.0.0.31')
    expect(addresses).toContain(from)
    const logged = processes.map((process) => process.output()).join('')
    expect(logged).toContain(`"address":"${from}"`)
    for (const invented of ['198.51.100.66', '2001:db8::66']) {
      expect(addresses).not.toContain(invented)
      expect(logged).not.toContain(invented)
    }
  })

  it('act once on a key that all of them receive concurrently', async () => {
    const { investors, projects } = await people(1)
    const { userId, token } = investors[0]!
    const order = { ...projects[0]!, amount: '100.00', orderType: 'invest', userId, acceptsTerms: true }
    const invest = (index: number) =>
      call(portOf(index), '/v1/project/orders', { body: order, cookie: cookieOf(token), key: 'key-of-all-three' })
    const answers = await Promise.all(Array.from({ length: 9 }, (_, index) => invest(index)))
    for (const { status, body } of answers)
      expect([201, 'idempotency-in-progress']).toContain(status === 201 ? status : body['code'])
    const again = await Promise.all(Array.from({ length: 9 }, (_, index) => invest(index)))
    expect(again.map(({ status }) => status)).toEqual(again.map(() => 201))
    expect(new Set([...answers, ...again].flatMap(({ body }) => body['orderId'] ?? [])).size).toBe(1)
    const { rows } = await owner.query('select count(*)::integer as count from orders where user_id = $1', [userId])
    expect(rows).toEqual([{ count: 1 }])
  })

  it('purge a cached page when one of them changes its data', async () => {
    const { administrators, projects } = await people(1)
    const { projectId } = projects[0]!
    const page = `/projects/carga-${projectId}`
    const titles = async () =>
      Promise.all(
        processes.map(async ({ port }) => /<h1[^>]*>\s*(.*?)\s*</s.exec((await call(port, page)).text)?.[1] ?? ''),
      )
    for (let visit = 0; visit < 3; visit += 1) await titles()
    const { status, body } = await call(portOf(0), `/v1/project/projects/${projectId}`, {
      method: 'PATCH',
      body: { name: 'Ribera del Turia' },
      cookie: cookieOf(administrators[0]!.token),
    })
    expect([status, body['code']]).toEqual([200, undefined])
    // Less than the minute after which a cached page is rendered again anyway.
    await expect.poll(titles, { timeout: 50_000 }).toEqual(processes.map(() => 'Ribera del Turia'))
  })

  async function mailJobs(): Promise<{ waiting: number; done: number }> {
    const texts = await Promise.all(
      processes.map(async ({ port }) => {
        const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
          headers: { authorization: `Bearer ${settings['METRICS_TOKEN']}` },
        })
        return answer.text()
      }),
    )
    const figures = (line: RegExp) => texts.map((text) => Number(line.exec(text)?.[1] ?? 0))
    const states = ['waiting', 'running', 'retrying', 'abandoned']
    const waiting = states.flatMap((state) =>
      figures(new RegExp(`^cauce_queue_jobs\\{task="sendMail",state="${state}"\\} (\\d+)$`, 'm')),
    )
    const done = figures(/^cauce_jobs_total\{task="sendMail",outcome="[^"]+"\} (\d+)$/m)
    return { waiting: Math.max(...waiting), done: done.reduce((sum, one) => sum + one, 0) }
  }

  it('run each job once', async () => {
    const before = await mailJobs()
    const { emails } = await people(30)
    for (const [index, email] of emails.entries())
      expect(
        (await call(portOf(index), '/v1/auth/password/forgot', { body: { email }, from: `127.0.1.${index}` })).status,
      ).toBe(202)
    const mailed = () => {
      const folder = path.join(own.folder, 'outbox')
      const mails = readdirSync(folder).filter((name) => name.endsWith('.json'))
      const to = mails.map((name) => (JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as { to: string }).to)
      return to.filter((each) => emails.includes(each)).toSorted()
    }
    await expect.poll(mailed, { timeout: 60_000 }).toEqual(emails.toSorted())
    // The last job ends after its mail is written.
    await expect.poll(mailJobs, { timeout: 50_000 }).toEqual({ waiting: 0, done: before.done + emails.length })
  })

  it('sell a project in full and never more', async () => {
    const { investors, projects } = await people(20, 60_00n)
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, index) => {
        const { userId, token } = investors[index % investors.length]!
        const order = { ...projects[0]!, amount: '1.00', orderType: 'invest', userId, acceptsTerms: true }
        return call(portOf(index), '/v1/project/orders', {
          body: order,
          cookie: cookieOf(token),
          key: `hot-project-${index}`,
        })
      }),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(60)
    for (const { body } of answers)
      expect([undefined, 'above-project-remainder', 'investing-not-possible']).toContain(body['code'])
    const { rows } = await owner.query('select sum(amount)::text as sum from orders where project_id = $1', [
      projects[0]!.projectId,
    ])
    expect(rows).toEqual([{ sum: '6000' }])
  })

  it.runIf(IS_LONG)(
    'are replaced one by one under load without a refusal or a loss',
    { timeout: 600_000 + MINUTES * 120_000 },
    async () => {
      const until = performance.now() + MINUTES * 60_000
      let replaced = 0
      const load = await MoneyLoad.prepare({
        ownerUrl: own.database.ownerUrl,
        port: () => proxy.port,
        clients: 4,
        pauseMs: 30,
      })
      const over = new AbortController()
      const pages: (number | string)[] = []
      const visiting = (async () => {
        for (let visit = 0; !over.signal.aborted; visit += 1) {
          pages.push((await call(proxy.port, ['/', '/projects', '/v1/project/projects'][visit % 3]!)).status)
          await sleep(20)
        }
      })()
      const clients = load.begin()
      for (; replaced < PROCESSES || performance.now() < until; replaced += 1) {
        const old = processes[0]!
        const fresh = await startPlatform(settings)
        await untilReady(fresh)
        const others = processes.filter((process) => process !== old)
        proxy.use([...processes, fresh].map(({ port }) => port))
        processes = [...others, fresh]
        await sleep(300)
        expect(await old.stop()).toBe(0)
        proxy.use(processes.map(({ port }) => port))
      }
      await sleep(300)
      await clients.stop()
      over.abort()
      await visiting
      expect(proxy.failures).toEqual([])
      expect(load.refusals).toEqual([])
      expect(pages.filter((status) => status !== 200)).toEqual([])
      const { acknowledged, ...found } = await load.verify(own.database.url)
      console.log(
        `${found.attempts} orders and incomes and ${pages.length} pages while ${replaced} processes were replaced`,
      )
      expect(acknowledged).toBe(found.attempts)
      expect(found).toEqual(intactBooks(found.attempts))
    },
  )
})

interface CallOptions {
  readonly method?: string
  readonly body?: object
  readonly cookie?: string
  readonly key?: string
  /** Local address that it calls from. */
  readonly from?: string
  readonly forwardedFor?: string
}

const cookieOf = (token: string) => `${COOKIES.session}=${token}`

/** New connection from a given address. */
function ask(port: number, address: string, options: CallOptions) {
  const content = options.body && JSON.stringify(options.body)
  const headers: Record<string, string> = {
    ...(content !== undefined && { 'content-type': 'application/json', 'content-length': String(content.length) }),
    ...(options.cookie !== undefined && { cookie: options.cookie }),
    ...(options.key !== undefined && { 'idempotency-key': options.key }),
    ...(options.forwardedFor !== undefined && { 'x-forwarded-for': options.forwardedFor }),
  }
  const method = options.method ?? (content === undefined ? 'GET' : 'POST')
  return new Promise<{ status: number; text: string; body: Record<string, unknown>; cookie: string }>(
    (resolve, reject) => {
      const request = send(
        {
          host: '127.0.0.1',
          port,
          path: address,
          method,
          headers,
          localAddress: options.from ?? '127.0.0.1',
          agent: false,
        },
        async (answer) => {
          const text = (await answer.toArray()).join('')
          const isJson = answer.headers['content-type']?.includes('json')
          resolve({
            status: answer.statusCode!,
            text,
            body: isJson ? JSON.parse(text) : {},
            cookie: (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; '),
          })
        },
      )
      request.once('error', reject).end(content)
    },
  )
}
