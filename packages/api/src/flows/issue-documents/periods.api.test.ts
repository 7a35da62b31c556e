import { given, testApp, givenPostings } from '@cauce/testing'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { inTransaction } from '../../database/index.ts'
import { files } from '../../database/schema/platform.ts'
import { issuedDocuments } from '../../database/schema/issued-documents.ts'
import { CLEARING_ACCOUNT } from '../../modules/wallet/ledger/index.ts'
import { findIssued, findWithoutStatement, findWithoutYear } from './activity.queries.ts'

/** Instants in UTC: Madrid is an hour ahead. */
const app = testApp()

const database = () => app.kernel.database

async function since(at: string, wallet = '0.00') {
  app.clock.set(at)
  return given(app).investor({ wallet, lossResult: null })
}
type Known = Awaited<ReturnType<typeof since>>

const move = (kind: 'withdraw' | 'income', debitAccountId: string, creditAccountId: string, at: string) =>
  inTransaction(database(), (tx) =>
    givenPostings(tx, [{ kind, debitAccountId, creditAccountId, amount: 10_000n }], new Date(at)),
  )
const takeOut = ({ walletId }: Known, at: string) => move('withdraw', walletId, CLEARING_ACCOUNT, at)
const putIn = ({ walletId }: Known, at: string) => move('income', CLEARING_ACCOUNT, walletId, at)

async function withOrder({ userId, walletId }: Known, status: string, updatedAt: string) {
  const { projectId, projectPhaseId } = await given(app).project()
  await database().execute(sql`
    insert into orders (order_id, project_id, project_phase_id, user_id, wallet_id, amount, order_type, status, reflection_ends_at, created_at, updated_at)
    values (${v7()}, ${projectId}, ${projectPhaseId}, ${userId}, ${walletId}, 10000, 'invest', ${status}, ${updatedAt}, ${updatedAt}, ${updatedAt})`)
}

async function withStatement({ userId }: Known, kind: 'monthlyStatement' | 'yearlyStatement', periodStart: string) {
  const createdAt = app.clock.now()
  const [fileId, sha256] = [v7(), v7()]
  const stored = { fileId, storageKey: fileId, sha256, name: 'D.pdf', contentType: 'application/pdf', sizeBytes: 1 }
  await database()
    .insert(files)
    .values({ ...stored, createdAt })
  const about = { kind, periodStart, periodEnd: periodStart, year: Number(periodStart.slice(0, 4)) }
  const made = { issuedDocumentId: v7(), number: v7(), userId, language: 'es', sha256, fileId, dataVersion: 5 } as const
  await database()
    .insert(issuedDocuments)
    .values({ ...made, ...about, createdAt })
}

const among = (people: Readonly<Record<string, Known>>, userIds: readonly string[]) =>
  Object.entries(people).flatMap(([who, { userId }]) => userIds.filter((one) => one === userId).map(() => who))

test('a monthly statement is due once to everybody whose money moved in that month', async () => {
  const people = {
    'in the last second before': await since('2026-10-31T22:59:59Z', '100.00'),
    'in the first second': await since('2026-10-31T23:00:00Z', '100.00'),
    'in the last second, twice': await since('2026-11-30T22:59:58Z', '100.00'),
    'in the first second after': await since('2026-11-30T23:00:00Z', '100.00'),
    never: await since('2026-11-10T09:00:00Z'),
    'with the statement': await since('2026-11-10T09:00:00Z', '100.00'),
    'with that of another month': await since('2026-11-10T09:00:00Z', '100.00'),
    'a closed account': await since('2026-11-10T09:00:00Z', '100.00'),
  }
  await close(people['a closed account'])
  await takeOut(people['in the last second, twice'], '2026-11-30T22:59:59Z')
  await withStatement(people['with the statement'], 'monthlyStatement', '2026-11-01')
  await withStatement(people['with that of another month'], 'monthlyStatement', '2026-10-01')
  expect(among(people, await findWithoutStatement(database(), '2026-11-01', '2026-12-01'))).toEqual([
    'in the first second',
    'in the last second, twice',
    'with that of another month',
  ])
  expect(await findIssued(database(), people['with the statement'].userId)).toHaveLength(1)
  expect(await findIssued(database(), people['never'].userId)).toHaveLength(0)
})

const close = ({ userId }: { readonly userId: string }) =>
  database().execute(sql`update users set deleted_at = now() where user_id = ${userId}`)

test('a January statement is due also to people who have the yearly one', async () => {
  const person = await since('2026-01-10T09:00:00Z', '100.00')
  await withStatement(person, 'yearlyStatement', '2026-01-01')
  expect(await findWithoutStatement(database(), '2026-01-01', '2026-02-01')).toContain(person.userId)
})

test('a yearly statement is due to everybody who held, received or paid in money in that year', async () => {
  const [before, within, after] = ['2025-06-01T09:00:00Z', '2026-06-01T09:00:00Z', '2027-01-02T09:00:00Z']
  const emptied = async (from: string, at: string) => {
    const person = await since(from, '100.00')
    await takeOut(person, at)
    return person
  }
  const people = {
    'money since before': await since(before, '100.00'),
    'nothing ever': await since(before),
    'an account of the next year': await since('2026-12-31T23:00:00Z', '100.00'),
    'an account of its last second': await since('2026-12-31T22:59:59Z', '100.00'),
    'money of the next year alone': await since(before),
    'a closed account': await since(before, '100.00'),
    'money until before': await emptied(before, '2025-12-31T22:59:59Z'),
    'money until its first second': await emptied(before, '2025-12-31T23:00:00Z'),
    'money before and after': await emptied(before, '2025-12-31T22:59:59Z'),
    'a pending order': await emptied(before, before),
    'an active order': await emptied(before, before),
    'an order that ended before': await emptied(before, before),
    'an order that ended in its first second': await emptied(before, before),
    'the statement': await since(before, '100.00'),
    'the statement of another year': await since(before, '100.00'),
    'the statement of its January': await since(within, '100.00'),
  }
  await withOrder(people['a pending order'], 'pending', before)
  await withOrder(people['an active order'], 'active', before)
  await withOrder(people['an order that ended before'], 'finished', '2025-12-31T22:59:59Z')
  await withOrder(people['an order that ended in its first second'], 'finished', '2025-12-31T23:00:00Z')
  await putIn(people['money of the next year alone'], after)
  await putIn(people['money before and after'], after)
  await takeOut(people['money before and after'], after)
  await close(people['a closed account'])
  await withStatement(people['the statement'], 'yearlyStatement', '2026-01-01')
  await withStatement(people['the statement of another year'], 'yearlyStatement', '2025-01-01')
  await withStatement(people['the statement of its January'], 'monthlyStatement', '2026-01-01')
  expect(among(people, await findWithoutYear(database(), 2026))).toEqual([
    'money since before',
    'an account of its last second',
    'money until its first second',
    'a pending order',
    'an active order',
    'an order that ended in its first second',
    'the statement of another year',
    'the statement of its January',
  ])
})
