import { calendarDateOf, isCreditorReference } from '@cauce/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holderIn, sandboxWorld, type InstitutionWorld, newOrder, SENDER } from './testing/institution-worlds.ts'
import type { InstitutionEvent } from './institution.ts'
import { given, openCompanyAccount, sample, startTestApp, type Person, type TestApp } from '@cauce/testing'
import { desc, eq } from 'drizzle-orm'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import {
  bankFiles,
  bankMovements,
  bankPeriods,
  bankStatements,
  paymentBatches,
  payments,
} from '../../../database/schema/bank.ts'
import { files } from '../../../database/schema/platform.ts'
import { uuidv7 } from '../../../ids.ts'
import { institutionOf } from './institution.service.ts'

const WORLDS: readonly (readonly [name: string, start: () => Promise<InstitutionWorld>])[] = [
  ['banks by their files', filesWorld],
  ['the sandbox', () => sandboxWorld()],
  ['the sandbox with one account for all', () => sandboxWorld({ isShared: true })],
]

describe.each(WORLDS)('%s', (_name, start) => {
  let world: InstitutionWorld
  beforeAll(async () => {
    world = await start()
  })
  afterAll(() => world.stop())

  const today = () => calendarDateOf(world.app.clock.now())
  const balance = async () => (await world.institution.balance()) ?? 0n
  const lines = async () => (await world.institution.statement(today()))?.lines ?? []
  async function allEvents(after?: string): Promise<InstitutionEvent[]> {
    const events = await world.institution.events(after)
    return events.length === 0 ? [] : [...events, ...(await allEvents(events.at(-1)!.position))]
  }

  test('opens an account once, and distinguishes two people', async () => {
    const [one, other] = [await holderIn(world), await holderIn(world)]
    const first = await world.institution.openAccount(one)
    expect(await world.institution.openAccount(one)).toEqual(first)
    const [mine, theirs] = [await world.institution.instructions(one), await world.institution.instructions(other)]
    expect(mine).toMatchObject({ iban: first!.iban, bookedOn: first!.bookedOn, reference: one.reference })
    expect(isCreditorReference(mine!.reference)).toBe(true)
    expect(`${mine!.iban} ${mine!.reference}`).not.toBe(`${theirs!.iban} ${theirs!.reference}`)
    expect(theirs!.bookedOn).toBe(mine!.bookedOn)
    // The account of its statements.
    expect(mine!.bookedOn).toBe(await world.institution.clientAccount())
  })

  test('shows a credit as event, line of the day and in the balance, with the reference of its owner', async () => {
    const holder = await holderIn(world)
    const [before, known] = [await balance(), new Set((await allEvents()).map(({ eventId }) => eventId))]
    await world.receive(holder, 125_050n)
    expect((await balance()) - before).toBe(125_050n)
    const fresh = (await allEvents()).filter(({ eventId }) => !known.has(eventId))
    expect(fresh.map(({ kind }) => kind)).toEqual(['transfer.received'])
    const line = (await lines()).at(-1)!
    expect(line).toMatchObject({ amount: 125_050n, kind: 'transfer', bookingDay: today() })
    expect([line.reference, line.remittance]).toContain(holder.reference)
  })

  test('replays all events in the same order from any position', async () => {
    await world.receive(await holderIn(world), 100n)
    await world.receive(await holderIn(world), 100n)
    const all = await allEvents()
    expect(all.length).toBeGreaterThan(1)
    expect(await allEvents()).toEqual(all)
    expect(await allEvents(all[0]!.position)).toEqual(all.slice(1))
    expect(await world.institution.events(all.at(-1)!.position)).toEqual([])
  })

  test('accepts an order once, and refuses the same id with other data', async () => {
    const order = await world.order(4_000n)
    const before = await balance()
    expect(await world.institution.payOut(order)).toEqual({ id: order.id, state: 'pending', reasonCode: null })
    expect(await world.institution.payOut(order)).toEqual({ id: order.id, state: 'pending', reasonCode: null })
    for (const changed of [{ amount: 4_001n }, { iban: 'DE89370400440532013000' }, { beneficiary: 'Another' }])
      await expect(world.institution.payOut({ ...order, ...changed })).rejects.toMatchObject({ reason: 'differs' })
    await expect(world.institution.readPayOut(crypto.randomUUID())).rejects.toMatchObject({ reason: 'unknown' })
    expect(await balance()).toBe(before)
  })

  test('shows an executed payment in the statement by its end-to-end id', async () => {
    await world.receive(await holderIn(world), 10_000n)
    const order = await world.order(7_500n)
    const before = await balance()
    await world.institution.payOut(order)
    await world.settle(order.id, 'succeeded')
    expect(await world.institution.readPayOut(order.id)).toMatchObject({ state: 'succeeded' })
    expect((await balance()) - before).toBe(-7_500n)
    expect((await lines()).at(-1)).toMatchObject({ amount: -7_500n, endToEndId: order.endToEndId, kind: 'transfer' })
    expect(await allEvents()).toContainEqual(expect.objectContaining({ kind: 'pay_out.succeeded', payOutId: order.id }))
  })

  test('moves no money for a failed payment, and gives the reason', async () => {
    const order = await world.order(300n)
    const before = [await balance(), (await lines()).length]
    await world.institution.payOut(order)
    await world.settle(order.id, 'failed', 'AC04')
    expect(await world.institution.readPayOut(order.id)).toMatchObject({ state: 'failed', reasonCode: 'AC04' })
    expect([await balance(), (await lines()).length]).toEqual(before)
    expect(await world.institution.payOut(order)).toMatchObject({ state: 'failed' })
  })

  test('shows a returned payment as a separate credit with the reason', async () => {
    await world.receive(await holderIn(world), 900n)
    const order = await world.order(900n)
    const before = await balance()
    await world.institution.payOut(order)
    await world.settle(order.id, 'succeeded')
    await world.settle(order.id, 'reversed', 'AC06')
    expect(await world.institution.readPayOut(order.id)).toMatchObject({ state: 'reversed', reasonCode: 'AC06' })
    expect(await balance()).toBe(before)
    const returned = { amount: 900n, kind: 'return', returnReason: 'AC06', endToEndId: order.endToEndId }
    expect((await lines()).at(-1)).toMatchObject(returned)
  })

  test('sends a credit back once', async () => {
    const creditReference = await world.receive(await holderIn(world), 2_200n)
    const order = { ...(await world.order(2_200n, creditReference)), creditReference }
    const before = await balance()
    await world.institution.sendBack(order)
    expect(await world.institution.sendBack(order)).toMatchObject({ id: order.id, state: 'pending' })
    await world.settle(order.id, 'succeeded')
    expect((await balance()) - before).toBe(-2_200n)
    const other = { ...order, id: crypto.randomUUID(), creditReference: 'NO-SUCH-CREDIT' }
    await expect(world.institution.sendBack(other)).rejects.toMatchObject({ reason: 'unknown' })
  })

  test('opens each statement with the previous closing balance, and closes the last with the balance', async () => {
    await world.receive(await holderIn(world), 50n)
    const first = (await world.institution.statement(today()))!
    world.app.clock.advance({ days: 1 })
    expect(await world.institution.statement(today())).toBeUndefined()
    await world.receive(await holderIn(world), 70n)
    const second = (await world.institution.statement(today()))!
    expect(second.opening).toBe(first.closing)
    for (const { opening, closing, lines, iban } of [first, second]) {
      expect(lines.reduce((sum, { amount }) => sum + amount, opening)).toBe(closing)
      expect(iban).toBe((await world.institution.openAccount(await holderIn(world)))!.bookedOn)
    }
    expect(second.closing).toBe(await balance())
  })
})

type NewMovement = typeof bankMovements.$inferInsert

type Line = Pick<NewMovement, 'amount'> & Partial<NewMovement>

async function filesWorld(): Promise<InstitutionWorld> {
  const app = await startTestApp()
  const admins = [await given(app).administrator(), await given(app).administrator()] as const
  const iban = sample.spanishIban(901)
  const companyAccountId = await openCompanyAccount(admins, { iban })
  const institution = institutionOf(app.kernel)
  const batchId = await releasedBatch(app, admins, companyAccountId)
  const state = (line: Line) =>
    inTransaction(app.kernel.database, (tx) =>
      insertLine(tx, { iban, userId: admins[0].userId, line }, app.clock.now()),
    )
  const credit = (line: Line) => state({ remittance: '', bankReference: uuidv7(), ...line })
  return {
    app,
    institution,
    async receive({ reference }, amount) {
      const bankReference = uuidv7()
      await credit({ amount, reference, bankReference, counterpartyName: SENDER.name, counterpartyIban: SENDER.iban })
      return bankReference
    },
    async order(amount) {
      const order = newOrder(amount)
      const movementId = (await app.kernel.database.select().from(bankMovements).limit(1))[0]?.movementId
      const now = app.clock.now()
      const { id: paymentId, ...rest } = order
      await app.kernel.database.insert(payments).values({
        ...rest,
        paymentId,
        kind: 'return_transfer',
        movementId: movementId ?? (await credit({ amount: 1n })),
        state: 'queued',
        createdAt: now,
        updatedAt: now,
      })
      return order
    },
    async settle(id, outcome, reasonCode = undefined) {
      const states = { succeeded: 'executed', failed: 'refused', reversed: 'returned' } as const
      const isPayment = eq(payments.paymentId, id)
      const change = { state: states[outcome], batchId, reasonCode: reasonCode ?? null, updatedAt: app.clock.now() }
      const [row] = await app.kernel.database.update(payments).set(change).where(isPayment).returning()
      const { amount, endToEndId } = row!
      if (outcome === 'succeeded') await state({ amount: -amount, endToEndId })
      if (outcome === 'reversed') await state({ amount, endToEndId, kind: 'return', returnReason: reasonCode! })
    },
    stop: () => app.stop(),
  }
}

async function releasedBatch(app: TestApp, [maker, checker]: readonly [Person, Person], debtorAccountId: string) {
  const [batchId, now] = [uuidv7(), app.clock.now()]
  await app.kernel.database.insert(paymentBatches).values({
    ...{ batchId, messageId: 'BATCH1', format: 'pain.001.001.09', state: 'handed_over', sha256: '', content: '' },
    ...{ count: 1, total: 1n, debtorAccountId, executionDay: calendarDateOf(now) },
    ...{ createdBy: maker.userId, releasedBy: checker.userId, releasedAt: now, createdAt: now, updatedAt: now },
  })
  return batchId
}

async function insertLine(
  tx: Transaction,
  { iban, userId, line }: { readonly iban: string; readonly userId: string; readonly line: Line },
  now: Date,
): Promise<string> {
  const day = calendarDateOf(now)
  const [last] = await tx.select().from(bankPeriods).orderBy(desc(bankPeriods.toDay)).limit(1)
  const [opening, closing] = [last?.closing ?? 0n, (last?.closing ?? 0n) + line.amount]
  const [fileId, statementId, movementId] = [uuidv7(), uuidv7(), uuidv7()]
  const file = { fileId, storageKey: fileId, name: 'day.xml', contentType: 'application/xml', sizeBytes: 1 }
  await tx.insert(files).values({ ...file, sha256: fileId, createdAt: now })
  await tx.insert(bankFiles).values({ fileId, sha256: fileId, uploadedBy: userId, createdAt: now })
  const days = { fromDay: day, toDay: day }
  await tx.insert(bankStatements).values({
    ...{ statementId, iban, format: 'camt053', fileId, position: 1, ...days, opening, closing },
    ...{ lineCount: 1, movementCount: 1, importedBy: userId, createdAt: now },
  })
  if (last) await tx.update(bankPeriods).set({ toDay: day, closing }).where(eq(bankPeriods.periodId, last.periodId))
  else await tx.insert(bankPeriods).values({ periodId: uuidv7(), iban, ...days, opening, closing })
  const same = await tx.select().from(bankMovements).where(eq(bankMovements.amount, line.amount))
  await tx.insert(bankMovements).values({
    ...{ movementId, statementId, iban, bookingDay: day, valueDay: day, kind: 'transfer', remittance: '' },
    ...{ occurrence: same.length + 1, state: 'open', createdAt: now, updatedAt: now },
    ...line,
  })
  return movementId
}
