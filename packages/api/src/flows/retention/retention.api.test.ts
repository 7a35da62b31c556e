import { CARRIED_OUT_RULES, calendarDateOf, overBefore, type CarriedOutRule } from '@cauce/contract'
import { given, testApp, type Person, placeOrder } from '@cauce/testing'
import { sql, type SQL } from 'drizzle-orm'
import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/index.ts'
import { uuidv7 } from '../../ids.ts'
import { modules } from '../../modules.ts'
import { reconcile } from '../../modules/wallet/reconciliation/index.ts'
import { LONG_SESSIONS } from '../testing/long-sessions.ts'
import { carryOutRetention, retentionJob } from './index.ts'

const app = testApp(LONG_SESSIONS)
let person: Person
let administrator: Person
beforeAll(async () => {
  administrator = await given(app).administrator()
})
beforeEach(async () => {
  person = await given(app).person()
})

const id = () => uuidv7()
const hash = () => crypto.randomUUID()

const PLANTS: Readonly<Record<string, (at: string) => SQL>> = {
  'devices devices': (at) =>
    sql`values (${id()}::uuid, ${person.userId}::uuid, ${hash()}, 'Portátil', ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz)`,
  'links mailed_links': (at) =>
    sql`values (${hash()}, 'setPassword', ${person.userId}::uuid, 'ana@correo.example', ${at}::timestamptz, ${at}::timestamptz)`,
  'links passkey_challenges': (at) => sql`values (${hash()}, 'log-in', null::uuid, ${at}::timestamptz)`,
  'links set_up_codes': (at) => sql`values (${hash()}, 0, ${at}::timestamptz)`,
  'emailChanges email_changes': (at) =>
    sql`values (${person.userId}::uuid, 'a@correo.example', 'b@correo.example', ${at}::timestamptz, null::timestamptz)`,
  'loginAttempts login_attempts': (at) =>
    sql`values ('password', ${hash()}, '', 1, ${at}::timestamptz, null::timestamptz)`,
  'loginAttempts request_counts': (at) => sql`values (${hash()}, 1, ${at}::timestamptz)`,
  'loginPlaces login_places': (at) =>
    sql`values (${person.userId}::uuid, ${hash()}, 'Firefox', ${at}::timestamptz, ${at}::timestamptz)`,
  'answers idempotency_keys': (at) =>
    sql`values (${person.userId}::uuid, ${hash()}, 'r', 'h', '{}', ${id()}::uuid, ${at}::timestamptz)`,
  'claims claims': (at) =>
    sql`values (${id()}::uuid, ${id()}::uuid, 'transactions', ${person.userId}::uuid, ${at}::timestamptz, ${at}::timestamptz)`,
  'providerEvents verification_events': (at) => sql`values (${hash()}, ${at}::timestamptz)`,
  'providerEvents institution_events': (at) =>
    sql`values (${id()}::uuid, 'sandbox', ${hash()}, 'payOut', null::text, ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz, 'unknown')`,
  'notifications notifications': (at) =>
    sql`values (${id()}::uuid, ${person.userId}::uuid, '{}'::jsonb, null::text, ${at}::timestamptz, null::timestamptz)`,
}

const DAY = 86_400_000
const kinds = Object.keys(PLANTS).map((key) => key.split(' ') as [CarriedOutRule, string])
const plant = (key: string, at: Date) =>
  app.kernel.database.execute(sql`insert into ${sql.identifier(key.split(' ')[1]!)} ${PLANTS[key]!(at.toISOString())}`)
const countOf = async (table: string) =>
  Number((await app.kernel.database.execute(sql`select count(*) as n from ${sql.identifier(table)}`)).rows[0]!['n'])
const recordOf = async (rule: CarriedOutRule) => {
  const { rows } = await app.kernel.database.execute<{ n: number }>(
    sql`select erased_count as n from retention_records where rule = ${rule} and day = ${calendarDateOf(app.clock.now())}`,
  )
  return rows[0]?.n ?? 0
}

describe.each(kinds)('by rule %s, a row of %s', (rule, table) => {
  test('is kept until its period is over and is then erased once', async () => {
    await carryOutRetention(app.kernel)
    const [before, recorded] = [await countOf(table), await recordOf(rule)]
    const over = overBefore(rule, app.clock.now()).getTime()
    await plant(`${rule} ${table}`, new Date(over + DAY))
    await carryOutRetention(app.kernel)
    expect(await countOf(table)).toBe(before + 1)
    if (table === 'email_changes') person = await given(app).person()
    await plant(`${rule} ${table}`, new Date(over - DAY))
    for (const _ of [1, 2]) await carryOutRetention(app.kernel)
    expect(await countOf(table)).toBe(before + 1)
    expect(await recordOf(rule)).toBe(recorded + 1)
  })
})

const plantClaims = async (count: number) => {
  for (let index = 0; index < count; index += 1)
    await plant('claims claims', new Date(app.clock.now().getTime() - (index + 1) * DAY))
}
const claimsNow = () => countOf('claims')

describe('the job', () => {
  beforeEach(async () => {
    await app.kernel.database.execute(sql`delete from claims`)
  })

  test('records what is erased, skips locked rows and erases them the next time', async () => {
    const recorded = await recordOf('claims')
    await plantClaims(5)
    const { rows } = await app.kernel.database.execute<{ claim_id: string }>(
      sql`select claim_id from claims order by ctid offset 3 limit 1`,
    )
    const owner = app.kernel.database.$client
    await inTransaction(app.kernel.database, async (tx) => {
      // Another transaction locks the fourth row: the job skips it.
      await tx.execute(sql`select from claims where claim_id = ${rows[0]!.claim_id} for update`)
      await carryOutRetention(app.kernel, 1)
      expect((await owner.query('select claim_id from claims')).rows).toEqual(rows)
    })
    expect(await recordOf('claims')).toBe(recorded + 4)
    await carryOutRetention(app.kernel, 1)
    expect([await claimsNow(), await recordOf('claims')]).toEqual([0, recorded + 5])
  })

  test('rolls back a failed batch with its count, and carries out the other rules', async () => {
    const [claims, events] = [await recordOf('claims'), await recordOf('providerEvents')]
    await plantClaims(4)
    await plant('providerEvents verification_events', new Date(app.clock.now().getTime() - 100 * DAY))
    const { rows } = await app.kernel.database.execute<{ claim_id: string }>(
      sql`select claim_id from claims order by ctid offset 2 limit 1`,
    )
    const owner = await refusingOne(rows[0]!.claim_id)
    await expect(carryOutRetention(app.kernel, 1)).rejects.toThrow()
    expect([await claimsNow(), await recordOf('claims')]).toEqual([2, claims + 2])
    expect(await recordOf('providerEvents')).toBe(events + 1)
    await owner.query('drop trigger killed on claims')
    await owner.end()
    await carryOutRetention(app.kernel, 1)
    expect([await claimsNow(), await recordOf('claims')]).toEqual([0, claims + 4])
  })

  test('erases each row once with two processes', async () => {
    const recorded = await recordOf('claims')
    await plantClaims(12)
    await Promise.all([carryOutRetention(app.kernel, 2), carryOutRetention(app.kernel, 3)])
    await carryOutRetention(app.kernel)
    expect([await claimsNow(), await recordOf('claims')]).toEqual([0, recorded + 12])
  })

  test('records every rule, including those with nothing to erase', async () => {
    const job = modules.flatMap((make) => make(app.kernel).jobs ?? []).find(({ job: one }) => one === retentionJob)!
    app.clock.advance({ days: 1 })
    await job.handle({})
    const { data } = await administrator.client.GET('/v1/misc/retention-records', {
      params: { query: { take: CARRIED_OUT_RULES.length } },
    })
    expect(new Set(data!.data.map(({ day }) => day))).toEqual(new Set([calendarDateOf(app.clock.now())]))
    expect(data!.data.map(({ rule }) => rule).toSorted()).toEqual(CARRIED_OUT_RULES.toSorted())
  })
})

/** Makes the database refuse one deletion until allowed again. */
async function refusingOne(claimId: string): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: app.ownerUrl })
  await owner.connect()
  await owner.query(
    `create trigger killed before delete on claims for each row when (old.claim_id = '${claimId}') execute function cauce_refuse_change()`,
  )
  return owner
}

const MONEY = ['ledger_transfers', 'transactions', 'orders', 'audit_records'] as const
const counts = () => Promise.all(MONEY.map(countOf))

describe('the identity of a closed account', () => {
  test('is kept while a complaint is open and then erased, with books and audit intact', async () => {
    const closing = await given(app).person()
    await closing.client.POST('/v1/account/verifications')
    const body = { name: 'Prat', email: 'prat@correo.example', description: 'No me pagan' }
    await closing.client.POST('/v1/support/complaints', { body })
    const investor = await given(app).investor({ wallet: '500.00' })
    const project = await given(app).project()
    await placeOrder(investor, project, '100.00')
    const params = { path: { id: closing.userId } }
    await administrator.client.DELETE('/v1/account/users/{id}', { params })
    const isKept = async () =>
      (await app.kernel.database.execute(sql`select from kept_identities where user_id = ${closing.userId}`)).rows
        .length === 1
    app.clock.advance({ days: 3650 + 4 })
    const [before, audited] = [await counts(), await recordOf('identities')]
    await carryOutRetention(app.kernel)
    expect([await isKept(), await recordOf('identities')]).toEqual([true, audited])
    await app.kernel.database.execute(sql`update complaints set state = 'withdrawn' where user_id = ${closing.userId}`)
    for (const _ of [1, 2]) await carryOutRetention(app.kernel)
    expect([await isKept(), await recordOf('identities')]).toEqual([false, audited + 1])
    const [transfers, transactions, orders, records] = before
    // The platform's audit record is the proof.
    expect(await counts()).toEqual([transfers, transactions, orders, records! + 1])
    expect(await reconcile(app.kernel)).toMatchObject({ isBalanced: true })
  })
})

test('the records are for administrators only, and their counts never decrease', async () => {
  const manager = await given(app).manager()
  for (const { client } of [manager, person]) {
    const { response } = await client.GET('/v1/misc/retention-records')
    expect(response.status).toBe(403)
  }
  await plantClaims(1)
  await carryOutRetention(app.kernel)
  const query = { hasErased: true, rule: 'claims' } as const
  const { data } = await administrator.client.GET('/v1/misc/retention-records', { params: { query } })
  expect(data!.data.length).toBeGreaterThan(0)
  expect(data!.data.every(({ erasedCount }) => erasedCount > 0)).toBe(true)
  const falls = app.kernel.database.$client.query(
    'update retention_records set erased_count = erased_count - 1 where erased_count > 0',
  )
  await expect(falls).rejects.toThrow('only grow')
})
