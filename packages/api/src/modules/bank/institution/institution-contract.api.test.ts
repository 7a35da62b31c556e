import { calendarDateOf, isCreditorReference } from '@cauce/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filesWorld } from './testing/files-world.ts'
import { holderIn, sandboxWorld, type InstitutionWorld } from './testing/institution-worlds.ts'
import type { InstitutionEvent } from './institution.ts'

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
  })

  test('names the account of its statements', async () => {
    const account = await world.institution.clientAccount()
    expect((await world.institution.openAccount(await holderIn(world)))!.bookedOn).toBe(account)
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

  test('refuses an event that it did not sign', () => {
    const raw = Buffer.from('{}')
    const now = world.app.clock.now()
    expect(world.institution.isSignatureRight({}, raw, now)).toBe(false)
    expect(world.institution.isSignatureRight({ 'institution-signature': 't=1,v1=00' }, raw, now)).toBe(false)
  })
})
