import { cloneDatabase, type TestDatabase } from '@cauce/testing'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type Database } from './database.ts'
import { watchDatabase, type VitalityCheck } from './vitality.ts'

const POOL_SIZE = 3
let testDatabase: TestDatabase
let database: Database
let vitality: VitalityCheck
let lent: pg.PoolClient[]

beforeEach(async () => {
  testDatabase = await cloneDatabase()
  database = openDatabase({ url: testDatabase.url, poolSize: POOL_SIZE })
  vitality = watchDatabase(database, { url: testDatabase.url, answerMs: 200, stuckAfterMs: 300 })
  lent = []
})
afterEach(async () => {
  for (const client of lent) client.release()
  await database.$client.end()
  await testDatabase.drop()
})
const stateOf = async () => (await vitality.check()).state
/** Slow machine: a single check says little. */
const sometime = { timeout: 20_000, interval: 10 }

test('a process whose pool answers is serving', async () => {
  await expect.poll(() => vitality.check(), sometime).toEqual({ state: 'serving' })
})

test('a process that never gets its connections back is stuck while the database answers others', async () => {
  lent = await Promise.all(Array.from({ length: POOL_SIZE }, () => database.$client.connect()))
  expect(await stateOf()).toBe('unreachable')
  await expect.poll(stateOf, sometime).toBe('stuck')
  expect(vitality.last()).toMatchObject({ reason: 'no answer in 0.2 s', since: expect.any(Date) })
  lent.pop()!.release()
  await expect.poll(() => vitality.check(), sometime).toEqual({ state: 'serving' })
})

test('a process under load is not stuck, because connections come back', async () => {
  lent = await Promise.all(Array.from({ length: POOL_SIZE }, () => database.$client.connect()))
  const busy = setInterval(() => {
    lent.pop()?.release()
    void database.$client.connect().then((client) => lent.push(client))
  }, 50)
  for (let time = 0; time < 5; time += 1) expect(await stateOf()).not.toBe('stuck')
  clearInterval(busy)
})

test('a process whose database is gone is not stuck: a restart would not help', async () => {
  await vitality.check()
  const address = new URL(testDatabase.url)
  address.pathname = '/gone'
  const gone = openDatabase({ url: address.href })
  const watched = watchDatabase(gone, { url: address.href, answerMs: 500, stuckAfterMs: 0 })
  expect(await watched.check()).toMatchObject({ state: 'unreachable', reason: '3D000' })
  await gone.$client.end()
})
