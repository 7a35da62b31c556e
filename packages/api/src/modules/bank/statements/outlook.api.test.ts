import { MAXIMUM_OUTLOOK_LINES } from '@cauce/contract'
import { given, givenCompanyAccount, startTestApp, type Person, type TestApp } from '@cauce/testing'
import { exceptionsOf, statementFile, upload, type SomeMovement } from '@cauce/testing/bank-files'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

let app: TestApp
let [administrator, manager] = [] as unknown as [Person, Person]
let iban: string
beforeAll(async () => {
  app = await startTestApp()
  administrator = await given(app).administrator()
  manager = await given(app).manager()
})
beforeEach(async () => {
  iban = await givenCompanyAccount(app)
})
afterEach(async () => {
  if ((await exceptionsOf(app)).length > 0) throw new Error('the books do not balance')
})
afterAll(() => app.stop())

const DAY = '2026-11-18'
const fileOf = (opening: bigint, ...lines: readonly (Partial<SomeMovement> & { readonly amount: bigint })[]) =>
  statementFile({
    iban,
    from: DAY,
    to: DAY,
    opening,
    movements: lines.map((line) => ({ bookingDay: DAY, ...line })),
  })

/** An investor with a validated account and an announcement of each amount. */
async function announcing(...amounts: readonly string[]) {
  const person = await given(app).investor({ name: 'Ana', surname: 'Ferrer Soler' })
  const bankAccountId = await given(app).bankAccount(person)
  const { client } = person
  const path = { id: bankAccountId }
  const { data: account } = await client.GET('/v1/payment/bank-accounts/{id}', { params: { path } })
  for (const amount of amounts)
    await client.POST('/v1/wallet/transactions', { body: { type: 'income', amount, bankAccountId } })
  const { data: wallet } = await client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: person.walletId } } })
  return { userId: person.userId, counterpartyIban: account!.account, remittance: `ingreso ${wallet!.reference}` }
}

type Outcome = 'auto' | 'high' | 'low' | 'hold' | 'none' | 'known' | 'later'
const outlookOf = async (id: string, outcome?: Outcome) => {
  const query = outcome ? { outcome } : {}
  return administrator.client.GET('/v1/bank/files/{id}/outlook', { params: { path: { id }, query } })
}
const uploaded = async (file: File) => (await upload(administrator, file))[0]!.fileId!
const books = async () => {
  const { booked, stated, difference, causes } = (await administrator.client.GET('/v1/bank/books')).data!
  return { booked, stated, difference, unassigned: causes.find(({ cause }) => cause === 'unassigned')!.amount }
}
const rowsOf = async () => {
  const { data } = await app.kernel.database.$client
    .query('select count(*)::integer as count from bank_movements')
    .then(({ rows }) => ({ data: rows as { count: number }[] }))
  return data[0]!.count
}

test('an outlook foresees each movement and the books, and the import then does just that', async () => {
  const ana = await announcing('300.00', '300.00')
  const eva = await announcing('500.00')
  const from = (person: typeof ana) => ({
    counterpartyIban: person.counterpartyIban,
    counterpartyName: 'ANA FERRER SOLER',
    remittance: person.remittance,
  })
  const id = await uploaded(
    fileOf(
      1_000_00n,
      // Two equal transfers pay two announcements, and the third is an income that nobody announced.
      { amount: 300_00n, ...from(ana) },
      { amount: 300_00n, ...from(ana) },
      { amount: 300_00n, ...from(ana) },
      { amount: 500_00n, ...from(eva), remittance: 'sin referencia' },
      { amount: 40_00n, ...from(ana), counterpartyIban: eva.counterpartyIban },
      { amount: 77_00n, counterpartyName: 'JUAN NADIE' },
      { amount: -12_25n, kind: 'fee' },
    ),
  )
  const before = await books()
  const rows = await rowsOf()
  const { data } = await outlookOf(id)
  expect(data!.lines.map(({ outcome, amount, balance }) => [outcome, amount, balance])).toEqual([
    ['auto', '300.00', '1300.00'],
    ['auto', '300.00', '1600.00'],
    ['auto', '300.00', '1900.00'],
    ['high', '500.00', '2400.00'],
    ['hold', '40.00', '2440.00'],
    ['none', '77.00', '2517.00'],
    ['none', '-12.25', '2504.75'],
  ])
  expect(data!.lines.map(({ targets }) => targets.map(({ kind, userId }) => [kind, userId]))).toEqual([
    [['income', ana.userId]],
    [['income', ana.userId]],
    [['wallet', ana.userId]],
    [['income', eva.userId]],
    [[expect.any(String), ana.userId]],
    [],
    [],
  ])
  expect(data!.counts).toEqual([
    { outcome: 'auto', count: 3, amount: '900.00' },
    { outcome: 'high', count: 1, amount: '500.00' },
    { outcome: 'hold', count: 1, amount: '40.00' },
    { outcome: 'none', count: 2, amount: '64.75' },
  ])
  const sides = (side: 'before' | 'after') => {
    const { booked, stated, difference, unassigned } = data!
    return {
      booked: booked[side],
      stated: stated[side],
      difference: difference[side],
      unassigned: unassigned[side],
    }
  }
  expect(sides('before')).toEqual(before)
  // Nothing was written by looking ahead.
  expect([await books(), await rowsOf()]).toEqual([before, rows])

  await administrator.client.POST('/v1/bank/files/{id}/import', { params: { path: { id } } })
  await app.runJobs()
  expect(await books()).toEqual(sides('after'))
  const { data: movements } = await administrator.client.GET('/v1/bank/movements', { params: { query: { iban } } })
  expect(movements!.data.map(({ amount, state }) => `${amount} ${state}`).toSorted()).toEqual(
    data!.lines.map(({ amount, outcome }) => `${amount} ${STATE_OF[outcome as keyof typeof STATE_OF]}`).toSorted(),
  )
})

const STATE_OF = { auto: 'matched', high: 'suggested', low: 'suggested', hold: 'held', none: 'open' } as const

test('what the books have is known, and only what a file adds is counted', async () => {
  const one = { amount: 10_00n, counterpartyName: 'UNO', bankReference: 'A1' }
  const two = { amount: 10_00n, counterpartyName: 'DOS', bankReference: 'A2' }
  const three = { amount: 5_00n, counterpartyName: 'TRES' }
  const first = await uploaded(fileOf(0n, one, three))
  await administrator.client.POST('/v1/bank/files/{id}/import', { params: { path: { id: first } } })
  const id = await uploaded(fileOf(0n, two, one, three))
  const { data } = await outlookOf(id)
  expect(data!.lines.map(({ outcome, counterpartyName }) => [counterpartyName, outcome])).toEqual([
    ['DOS', 'none'],
    ['UNO', 'known'],
    ['TRES', 'known'],
  ])
  expect(Number(data!.unassigned.after) - Number(data!.unassigned.before)).toBe(10)
  const known = await outlookOf(id, 'known')
  expect(known.data!.lines.map(({ counterpartyName }) => counterpartyName)).toEqual(['UNO', 'TRES'])
  expect(known.data!.counts).toEqual(data!.counts)
})

test('of a batch each part is foreseen', async () => {
  const parts = [3_00n, 4_00n].map((amount) => ({ amount, kind: 'transfer', remittance: '' }) as const)
  const { data } = await outlookOf(await uploaded(fileOf(0n, { amount: 7_00n, parts })))
  expect(data!.lines.map(({ amount, balance }) => [amount, balance])).toEqual([
    ['3.00', '3.00'],
    ['4.00', '7.00'],
  ])
})

test('of a large file the first movements are listed, and more than a run matches are left for afterwards', async () => {
  const lines = Array.from({ length: 5_001 }, (_, index) => ({ amount: BigInt(index + 1) }))
  const { data } = await outlookOf(await uploaded(fileOf(0n, ...lines)))
  expect(data!.lines).toHaveLength(MAXIMUM_OUTLOOK_LINES)
  expect(data!.counts.map(({ outcome, count }) => [outcome, count])).toEqual([
    ['none', 5_000],
    ['later', 1],
  ])
})

test('a statement that does not count changes nothing, and managers do not look ahead', async () => {
  const strange = statementFile({ iban: 'ES9121000418450200051332', from: DAY, to: DAY, opening: 0n, movements: [] })
  const id = await uploaded(strange)
  const { data } = await outlookOf(id)
  expect(data).toMatchObject({ counts: [], lines: [] })
  expect(data!.stated.after).toBe(data!.stated.before)
  const answer = await manager.client.GET('/v1/bank/files/{id}/outlook', { params: { path: { id } } })
  expect(answer.response.status).toBe(403)
})
