import { givenWorld, sample, testWorld, type GivenWorld, type Person } from '@cauce/testing'
import { granted } from '@cauce/testing/granted'
import { beforeAll, expect, test } from 'vitest'
import { givenMatching } from '../match-movements/testing/match-payments.ts'
import { countRows, filesOfPerson, tableName } from './exported-table.queries.ts'
import { EXPORTED } from './what-is-exported.queries.ts'

const { app, world } = testWorld()
let person: Person
let other: Person
let alone: Record<string, number>
beforeAll(async () => {
  person = await involved(world)
  alone = await recordsOf(person)
  other = await involved(await givenWorld(app))
}, 120_000)

async function recordsOf({ userId }: Person): Promise<Record<string, number>> {
  const { database } = app.kernel
  const counts: Record<string, number> = {}
  for (const exported of EXPORTED) counts[tableName(exported)] = await countRows(database, exported, userId)
  return { ...counts, files: (await filesOfPerson(database, EXPORTED, userId)).length }
}

async function involved({ administrator, customer, ids }: GivenWorld): Promise<Person> {
  const params = { path: { id: ids['complaints.id']! } }
  for (const isInternal of [false, true]) {
    const body = { message: 'Lo miramos', isInternal, documents: [sample.pdf()] }
    await granted(administrator.client.POST('/v1/support/complaints/{id}/messages', { params, body }))
  }
  return customer
}

test("the copy of a person's data contains nothing about other people", async () => {
  // Own mails arrive later with their links, and sessions end.
  const { sessions: _ended, notifications: _arrived, mailed_links: _mailed, ...lasting } = alone
  const { sessions: _sessions, notifications: _notifications, mailed_links: _links, ...now } = await recordsOf(person)
  expect(now).toEqual(lasting)
})

test('the copy has the messages of a complaint without staff notes', () => {
  expect(alone).toMatchObject({ complaints: 1, complaint_messages: 1, complaint_documents: 2 })
})

test("the copy has only the person's own bank lines", async () => {
  const bank = await givenMatching(app)
  const credit = async (amount: string, ...shares: readonly [Person, string][]) => {
    const [line] = await bank.lines({ amount, remittance: 'Sin referencia' })
    const targets = shares.map(([{ walletId: id }, share]) => ({ kind: 'wallet', id, amount: share }) as const)
    expect((await bank.matchByTwo(line!, ...targets)).response.status).toBe(200)
  }
  const { owner, payment } = await bank.sent('64.00')
  await bank.lines({ amount: '-64.00', endToEndId: payment.endToEndId })
  const ofBank = async (who: Person) => {
    const { payments, bank_allocations: allocations, bank_movements: lines } = await recordsOf(who)
    return { payments, allocations, lines }
  }
  expect(await ofBank(owner)).toEqual({ payments: 1, allocations: 1, lines: 1 })
  expect(await ofBank(person)).toEqual({ payments: 0, allocations: 0, lines: 0 })
  await credit('61.00', [person, '61.00'])
  // A line of several people is not one person's data.
  await credit('30.00', [person, '10.00'], [other, '20.00'])
  expect(await ofBank(person)).toEqual({ payments: 0, allocations: 2, lines: 1 })
  expect(await ofBank(other)).toEqual({ payments: 0, allocations: 1, lines: 0 })
})
