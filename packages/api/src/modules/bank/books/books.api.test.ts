import { INVARIANTS } from '@cauce/contract'
import { testApp } from '@cauce/testing'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { findExceptions } from '../../wallet/reconciliation/reconciliation.queries.ts'
import { keepBankBooks } from './index.ts'
import { insertTroubledBank } from './testing/troubled-bank.ts'

const app = testApp()
let world: Awaited<ReturnType<typeof insertTroubledBank>>
let books: Awaited<ReturnType<typeof read>>
beforeAll(async () => {
  world = await insertTroubledBank(app)
  books = await read()
})

const read = async () => (await world.administrator.client.GET('/v1/bank/books')).data!

test('the fixture breaks no invariant of the bank', async () => {
  const ofBank = INVARIANTS.slice(INVARIANTS.indexOf('bankEqualsStatements'))
  for (const invariant of [...ofBank, 'balancesAddUpToZero', 'balancesEqualPostings'] as const) {
    expect({ invariant, ...(await findExceptions(app.kernel.database as never, invariant, 10)) }).toMatchObject({
      count: 0,
    })
  }
})

test('the difference is fully explained by causes, each with an amount and a count', () => {
  expect(books.causes).toEqual([
    { cause: 'openingBalances', amount: '10.00', count: 1 },
    { cause: 'missingDays', amount: '1.00', count: 1 },
    { cause: 'unassigned', amount: '4.45', count: 4 },
    { cause: 'unexplained', amount: '-0.70', count: 1 },
    { cause: 'awaitedIn', amount: '-14.63', count: 4 },
    { cause: 'awaitedOut', amount: '13.50', count: 3 },
    { cause: 'own', amount: '-0.20', count: 1 },
  ])
  expect(books).toMatchObject({ stated: '20.15', booked: '6.73', difference: '13.42', left: '0.00' })
})

test('movements missing from the statements are listed with owner and direction', () => {
  const { customer, projectId, incomeId, waitingId, returnedId, distributionId, sentBackId } = world
  const rows = Object.fromEntries(books.awaited.map(({ recordId, ...row }) => [recordId, row]))
  const nobody = { userId: null, userName: null, projectId: null, projectName: null }
  const bookedAt = expect.any(String)
  const ofCustomer = { ...nobody, userId: customer.userId, userName: expect.stringContaining('Nombre'), bookedAt }
  const ofProject = { ...nobody, projectId, projectName: 'Ribera del Turia', bookedAt }
  expect(rows).toEqual({
    [incomeId]: { ...ofCustomer, kind: 'income', amount: '-3.80' },
    [waitingId]: { ...ofCustomer, kind: 'withdrawal', amount: '2.50' },
    [returnedId]: { ...ofCustomer, kind: 'withdrawal', amount: '-0.60' },
    [distributionId]: { ...ofProject, kind: 'distribution', amount: '-0.23' },
    [projectId]: { ...ofProject, kind: 'payout', amount: '3.00' },
    [sentBackId]: { ...nobody, bookedAt, kind: 'returnTransfer', amount: '8.00' },
    null: { ...nobody, bookedAt, kind: 'other', amount: '-10.00' },
  })
})

test('unassigned credits are grouped by days since booking', () => {
  expect(books.waiting).toEqual([
    { age: 'upTo2', fromDay: '2026-11-18', toDay: '2026-11-20', amount: '0.65', count: 2 },
    { age: 'upTo7', fromDay: '2026-11-13', toDay: '2026-11-17', amount: '0.00', count: 0 },
    { age: 'upTo30', fromDay: '2026-10-21', toDay: '2026-11-12', amount: '3.80', count: 2 },
    { age: 'older', fromDay: null, toDay: '2026-10-20', amount: '0.00', count: 0 },
  ])
})

test('accounts show their first and last day, and the missing days between', () => {
  expect(books.accounts).toEqual([
    {
      iban: 'ES1',
      bankName: 'Banco del Turia',
      fromDay: '2026-11-02',
      toDay: '2026-11-19',
      opening: '10.00',
      closing: '12.10',
    },
    { iban: 'ES2', bankName: '', fromDay: '2026-11-20', toDay: '2026-11-20', opening: '0.00', closing: '8.05' },
  ])
  expect(books.missingDays).toEqual([{ iban: 'ES1', fromDay: '2026-11-03', toDay: '2026-11-06', amount: '1.00' }])
})

test('counts payments under way by state, without ended ones', () => {
  expect(books.payments).toEqual([
    { state: 'queued', amount: '2.50', count: 1 },
    { state: 'batched', amount: '0.00', count: 0 },
    { state: 'released', amount: '8.00', count: 1 },
    { state: 'accepted', amount: '0.00', count: 0 },
  ])
})

test('a cent on no row remains unexplained', async () => {
  const { walletId } = world.customer
  await app.kernel.database.execute(sql`
    insert into ledger_transfers (transfer_id, kind, debit_account_id, credit_account_id, amount, created_at)
    select uuidv7(), 'settle', account_id, ${walletId}, 1, now() from ledger_accounts where kind = 'clearing'`)
  expect((await read()).left).toBe('-0.01')
})

test('serves the copy kept by the job when reading is slow, and fresh figures otherwise', async () => {
  const { database } = app.kernel
  await keepBankBooks(app.kernel)
  const kept = await read()
  app.clock.advance({ minutes: 1 })
  expect((await read()).checkedAt).toBe(app.clock.now().toISOString())
  await database.execute(sql`update kept_bank_books set took_ms = 5001`)
  app.clock.advance({ minutes: 1 })
  expect(await read()).toEqual(kept)
  // Fast here: the next run replaces the kept page.
  await keepBankBooks(app.kernel)
  app.clock.advance({ minutes: 1 })
  expect((await read()).checkedAt).toBe(app.clock.now().toISOString())
})
