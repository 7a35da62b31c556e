import { describe, expect, test } from 'vitest'
import { followDatabaseClock } from './clock.ts'
import type { Database } from './database.ts'

const AT = Date.parse('2026-11-20T09:00:00Z')

async function follow(apart: { ms: number; answerMs?: number; isSilent?: boolean }) {
  let machineMs = AT
  const logged: unknown[] = []
  const query = async () => {
    if (apart.isSilent) throw new Error('Connection terminated')
    machineMs += apart.answerMs ?? 0
    // PostgreSQL reads its clock halfway.
    return { rows: [{ at: String(machineMs - (apart.answerMs ?? 0) / 2 + apart.ms) }] }
  }
  const log = { error: (details: object) => void logged.push(details), info: () => void logged.push('again') }
  const clock = await followDatabaseClock({ $client: { query } } as unknown as Database, log, {
    now: () => new Date(machineMs),
  })
  clock.stop()
  return { clock, logged, differenceMs: () => clock.now().getTime() - machineMs }
}

describe('the clock of a machine', () => {
  test.each([
    { ms: 0, differenceMs: 0, logged: [] },
    { ms: 2_000, differenceMs: 0, logged: [] },
    { ms: -2_000, differenceMs: 0, logged: [] },
    { ms: 2_001, differenceMs: 2_001, logged: [{ differenceSeconds: -2 }] },
    { ms: -3_600_000, differenceMs: -3_600_000, logged: [{ differenceSeconds: 3600 }] },
    { ms: 5_000, answerMs: 2_000, differenceMs: 5_000, logged: [{ differenceSeconds: -5 }] },
    { ms: 5_000, answerMs: 2_001, differenceMs: 0, logged: [] },
    { ms: 5_000, isSilent: true, differenceMs: 0, logged: [] },
  ])('that is $ms ms behind PostgreSQL counts as $differenceMs ms behind', async (apart) => {
    const followed = await follow(apart)
    expect([followed.differenceMs(), followed.logged]).toEqual([apart.differenceMs, apart.logged])
  })

  test('is measured again, and each change is logged once', async () => {
    const apart: Parameters<typeof follow>[0] = { ms: 60_000 }
    const { clock, logged, differenceMs } = await follow(apart)
    apart.ms = 90_000
    await clock.measure()
    expect(differenceMs()).toBe(90_000)
    apart.isSilent = true
    await expect(clock.measure()).rejects.toThrow('terminated')
    expect(differenceMs()).toBe(90_000)
    Object.assign(apart, { isSilent: false, ms: 1_000 })
    await clock.measure()
    await clock.measure()
    expect(differenceMs()).toBe(0)
    expect(logged).toEqual([{ differenceSeconds: -60 }, 'again'])
  })
})
