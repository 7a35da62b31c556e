import { followDatabaseClock } from '@cauce/api/database'
import { codeNow } from '@cauce/api/modules/auth/totps'
import type { Client } from '@cauce/client'
import { calendarDateOf, reflectionEndOf } from '@cauce/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApiProcess, type ApiProcess } from './bench/api-process.ts'
import { given, givenKnownPerson, KNOWN_SECRET, testApp } from './index.ts'

const HOUR_SECONDS = 3600
const DAY_MS = 86_400_000
const LONG_WAIT_SECONDS = 100
/** Above any call's duration, below any clock difference here. */
const NEARLY_MS = 600_000

const app = testApp()
beforeAll(async () => {
  // The process follows PostgreSQL's clock.
  app.clock.set(new Date())
})

describe.each([
  { where: 'an hour ahead', clockShiftSeconds: HOUR_SECONDS },
  { where: 'an hour behind', clockShiftSeconds: -HOUR_SECONDS },
])('a process whose machine is $where', ({ clockShiftSeconds }) => {
  let process: ApiProcess
  beforeAll(async () => {
    const { secret } = app.kernel.settings
    process = await startApiProcess(app.databaseUrl, app.dataFolder, { clockShiftSeconds, settings: { secret } })
  })
  afterAll(() => process.stop())

  test('keeps the sessions that another process has opened', async () => {
    const { token, client } = await given(app).person()
    expect((await process.client(token).GET('/v1/auth/session')).data?.stage).toBe('full')
    expect((await client.GET('/v1/auth/session')).data?.stage).toBe('full')
  })

  test('accepts the current code of a device', async () => {
    const { userId } = await givenKnownPerson(app)
    const { token } = await given(app).session(userId, 'pending')
    const code = codeNow({ secret: KNOWN_SECRET, lastUsedStep: null }, new Date())
    const { response } = await process.client(token).POST('/v1/auth/otp', { body: { code } })
    expect(response.status).toBe(200)
  })

  test('gives an order its full reflection period, and shares its key with the others', async () => {
    const [today, later] = [Date.now() - 2 * DAY_MS, Date.now() + 60 * DAY_MS].map((at) => calendarDateOf(new Date(at)))
    const project = await given(app).project({ dateStart: today!, dateEnd: later! })
    const { userId, token } = await given(app).investor({ wallet: '1000.00' })
    const headers = { 'idempotency-key': `of-a-clock-${clockShiftSeconds}` }
    const body = { ...project, userId, amount: '100.00', orderType: 'invest', acceptsTerms: true } as const
    const { data } = await process.client(token, headers).POST('/v1/project/orders', { body })
    const placedAt = new Date(data!.createdAt)
    expect(Math.abs(placedAt.getTime() - Date.now())).toBeLessThan(NEARLY_MS)
    const end = reflectionEndOf(placedAt, app.kernel.parameters.at(placedAt).reflectionDays)
    expect(data!.reflectionEndsAt).toBe(end.toISOString())
    const { data: again, response } = await app.client(token, headers).POST('/v1/project/orders', { body })
    expect([again, response.headers.get('idempotency-hit')]).toEqual([data, 'true'])
  })

  test('applies the throttling delay set by another process', async () => {
    const { email } = await givenKnownPerson(app)
    const guess = async (client: Client) => {
      const { response } = await client.POST('/v1/auth/login', { body: { email, password: 'Equivocada-1' } })
      return Number(response.headers.get('retry-after'))
    }
    let seconds = 0
    while (seconds < LONG_WAIT_SECONDS) {
      app.clock.advance({ seconds })
      seconds = await guess(app.client())
    }
    app.clock.set(new Date())
    const waiting = await guess(process.client())
    expect(waiting).toBeGreaterThan(0)
    expect(waiting * 1000).toBeLessThan(NEARLY_MS)
  })
})

test('a clock difference and its end are corrected and logged once', async () => {
  const logged: string[] = []
  const log = {
    error: ({ differenceSeconds }: { differenceSeconds?: number }, message: string) =>
      void logged.push(`${differenceSeconds} ${message}`),
    info: (message: string) => void logged.push(message),
  }
  let shiftMs = 0
  const machine = { now: () => new Date(Date.now() + shiftMs) }
  const clock = await followDatabaseClock(app.kernel.database, log, machine)
  const isRight = () => Math.abs(clock.now().getTime() - Date.now()) < NEARLY_MS
  expect([isRight(), logged]).toEqual([true, []])
  shiftMs = HOUR_SECONDS * 1000
  expect(isRight()).toBe(false)
  for (let time = 0; time < 2; time += 1) await clock.measure()
  const isApart = '3600 The clock of this machine is not that of PostgreSQL, which counts: set both right.'
  expect([isRight(), logged]).toEqual([true, [isApart]])
  shiftMs = 0
  await clock.measure()
  expect([isRight(), logged]).toEqual([true, [isApart, 'The clock of this machine is that of PostgreSQL again.']])
  clock.stop()
})
