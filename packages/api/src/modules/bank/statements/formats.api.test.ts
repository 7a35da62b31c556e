import { given, givenCompanyAccount, testApp, type Person } from '@cauce/testing'
import { camt053Text } from '../demonstration/index.ts'
import { exceptionsOf, importFile, linesOf, upload } from '@cauce/testing/bank-files'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { norma43File } from '@cauce/testing/norma43-file'
import type { BookedMovement, BookedStatement } from './readers/index.ts'
import { zipOf } from './testing/zip.ts'

const app = testApp()
let administrator: Person
let [iban, other]: string[] = []
beforeAll(async () => {
  administrator = await given(app).administrator()
})
beforeEach(async () => {
  iban = await givenCompanyAccount(app)
  other = await givenCompanyAccount(app)
})
afterAll(async () => {
  if ((await exceptionsOf(app)).length > 0) throw new Error('the books do not balance')
})

const DAY = '2026-11-19'
const transfer = (amount: bigint, more: Partial<BookedMovement> = {}): BookedMovement => ({
  bookingDay: DAY,
  valueDay: DAY,
  amount,
  kind: 'transfer',
  remittance: 'INVERSION',
  ...more,
})
const booked = (movements: readonly BookedMovement[], more: Partial<BookedStatement> = {}): BookedStatement => ({
  messageId: crypto.randomUUID().slice(0, 35),
  createdAt: new Date('2026-11-20T06:00:00Z'),
  iban: iban!,
  owner: 'CAUCE',
  from: DAY,
  to: DAY,
  opening: 0n,
  movements,
  ...more,
})
const EVA = { counterpartyName: 'EVA SANZ', counterpartyIban: 'ES7921000813610123456789', endToEndId: 'EVA-1' }
const BEA = { counterpartyName: 'BEA LUZ', counterpartyIban: 'ES6000491500051234567892', endToEndId: 'BEA-1' }

const norma43 = (...statements: BookedStatement[]) => new File([norma43File(statements)], 'extracto.n43')
const camt053 = (statement: BookedStatement) => new File([camt053Text(statement)], 'extracto.xml')
/** Neither single notifications nor intraday reports, which are read like them, have balances. */
function withoutBalances(statement: BookedStatement): File {
  const text = camt053Text(statement)
    .replaceAll('camt.053', 'camt.054')
    .replaceAll('BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn')
    .replaceAll('<Stmt>', '<Ntfctn>')
    .replaceAll('</Stmt>', '</Ntfctn>')
    .replaceAll(/<Bal>.*<\/Bal>\n/g, '')
  return new File([text], 'aviso.xml')
}

const movements = async (query: object = {}) => {
  const { data } = await administrator.client.GET('/v1/bank/movements', {
    params: { query: { iban: iban!, orderBy: 'amount', orderSide: 'asc', ...query } },
  })
  return data!.data
}
const statementsOf = async (account: string) =>
  (await administrator.client.GET('/v1/bank/statements', { params: { query: { iban: account } } })).data!.data
const bankMoney = async () => {
  const { rows } = await app.kernel.database.$client.query<{ kind: string; balance: string }>(
    "select kind, balance from ledger_accounts where kind in ('bank', 'unassigned', 'unexplained') order by kind",
  )
  return rows.map(({ kind, balance }) => `${kind} ${balance}`)
}

describe('Norma 43', () => {
  test('is imported with its texts; camt.053 of the same days adds details but no money', async () => {
    const lines = [
      transfer(5_000n, EVA),
      transfer(5_000n, BEA),
      transfer(-1_250n, { kind: 'fee', remittance: 'COMISION' }),
    ]
    const first = await importFile(administrator, norma43(booked(lines, { opening: 10_000n })))
    expect(first.data).toMatchObject({
      statements: [{ iban, format: 'norma43', opening: '100.00', closing: '187.50', lineCount: 3, newCount: 3 }],
    })
    expect(await movements()).toMatchObject([
      { amount: '-12.50', kind: 'fee', remittance: 'COMISION' },
      { amount: '50.00', counterpartyName: 'EVA SANZ', counterpartyIban: null, endToEndId: 'EVA-1' },
      { amount: '50.00', counterpartyName: 'BEA LUZ', counterpartyIban: null, endToEndId: 'BEA-1' },
    ])
    const before = await bankMoney()
    // Shuffled: the sender's reference identifies them.
    const camt = await importFile(administrator, camt053(booked(lines.toReversed(), { opening: 10_000n })))
    expect(camt.data).toMatchObject({ statements: [{ lineCount: 3, newCount: 0 }] })
    expect(await bankMoney()).toEqual(before)
    const known = (await movements()).map(({ counterpartyName, counterpartyIban }) => [
      counterpartyName,
      counterpartyIban,
    ])
    expect(known.slice(1)).toEqual([
      [EVA.counterpartyName, EVA.counterpartyIban],
      [BEA.counterpartyName, BEA.counterpartyIban],
    ])
  })

  test('adds nothing after camt.053 of the same days', async () => {
    const lines = [transfer(5_000n, EVA), transfer(5_000n, BEA)]
    await importFile(administrator, camt053(booked(lines)))
    const before = [await movements(), await bankMoney()]
    const { data } = await importFile(administrator, norma43(booked(lines)))
    expect(data).toMatchObject({ statements: [{ format: 'norma43', newCount: 0 }] })
    expect([await movements(), await bankMoney()]).toEqual(before)
    expect(await statementsOf(iban!)).toHaveLength(2)
  })
})

describe('camt.054', () => {
  test('adds details to booked lines, but neither money nor lines', async () => {
    await importFile(
      administrator,
      norma43(
        booked([transfer(5_000n, { counterpartyName: 'EVA SANZ' }), transfer(7_000n, { counterpartyName: 'BEA LUZ' })]),
      ),
    )
    const before = await bankMoney()
    // Includes a transfer that no statement has yet.
    const told = [transfer(7_000n, BEA), transfer(5_000n, EVA), transfer(9_900n)]
    const file = withoutBalances(booked(told))
    const [preview] = await upload(administrator, file)
    expect(preview).toMatchObject({
      refusal: null,
      conflict: null,
      statements: [
        {
          iban,
          opening: null,
          closing: null,
          lineCount: 3,
          newCount: 0,
          credits: '0.00',
          debits: '0.00',
          conflict: null,
        },
      ],
    })
    expect((await importFile(administrator, file)).response.status).toBe(200)
    expect(await movements()).toMatchObject([
      { amount: '50.00', ...EVA },
      { amount: '70.00', ...BEA },
    ])
    expect(await bankMoney()).toEqual(before)
    expect(await statementsOf(iban!)).toHaveLength(1)
  })

  test('distinguishes equal transfers by reference, and leaves ambiguous ones unchanged', async () => {
    const equal = (bankReference: string) => transfer(5_000n, { bankReference, remittance: '' })
    await importFile(
      administrator,
      norma43(booked([equal('A0000000000X'), equal('B0000000000X'), equal('C0000000000X')])),
    )
    const told = [
      transfer(5_000n, { ...BEA, bankReference: 'B0000000000X' }),
      transfer(5_000n, { ...EVA, remittance: 'OTRA' }),
    ]
    await importFile(administrator, withoutBalances(booked(told)))
    const known = (await movements()).map(({ bankReference, counterpartyIban }) => [bankReference, counterpartyIban])
    expect(known.toSorted()).toEqual([
      ['A0000000000X', null],
      ['B0000000000X', BEA.counterpartyIban],
      ['C0000000000X', null],
    ])
  })

  test('splits a line that waits, as long as its parts are on its side', async () => {
    const whole = (amount: bigint) => transfer(amount, { remittance: 'REMESA' })
    await importFile(administrator, norma43(booked([whole(12_000n), whole(900n)])))
    const before = await bankMoney()
    const part = (amount: bigint, of: object) => ({ amount, kind: 'transfer' as const, remittance: 'INVERSION', ...of })
    const told = [
      { ...whole(12_000n), parts: [part(5_000n, EVA), part(7_000n, BEA)] },
      { ...whole(900n), parts: [part(1_000n, EVA), part(-100n, {})] },
    ]
    await importFile(administrator, withoutBalances(booked(told)))
    expect(await movements()).toMatchObject([
      { amount: '9.00', counterpartyName: null },
      { amount: '50.00', ...EVA },
      { amount: '70.00', ...BEA },
      { amount: '120.00', state: 'batch' },
    ])
    expect(await bankMoney()).toEqual(before)
    await importFile(administrator, withoutBalances(booked(told, { messageId: 'AGAIN' })))
    expect(await movements()).toHaveLength(4)
  })

  test('is refused for an account that is not ours', async () => {
    const strange = booked([transfer(5_000n, EVA)], { iban: 'ES9121000418450200051332' })
    expect((await importFile(administrator, withoutBalances(strange))).error).toMatchObject({
      code: 'statement-not-ours',
    })
  })
})

describe('several accounts in one file', () => {
  test('become one statement each', async () => {
    const [one, two] = [
      booked([transfer(100n)]),
      booked([transfer(200n), transfer(200n)], { iban: other!, opening: 50n }),
    ]
    const { data } = await importFile(administrator, norma43(one, two))
    expect(data).toMatchObject({
      statements: [
        { iban, closing: '1.00', newCount: 1 },
        { iban: other, opening: '0.50', closing: '4.50', newCount: 2 },
      ],
    })
    expect([await linesOf(app, iban!), await linesOf(app, other!)]).toEqual([
      [`${DAY} 100`],
      [`${DAY} 200`, `${DAY} 200`],
    ])
    expect((await statementsOf(iban!)).concat(await statementsOf(other!))).toHaveLength(2)
  })

  test('are imported together or not at all', async () => {
    const strange = booked([transfer(300n)], { iban: 'ES9121000418450200051332' })
    const { error } = await importFile(administrator, norma43(booked([transfer(100n)]), strange))
    expect(error).toMatchObject({ code: 'statement-not-ours', params: { iban: strange.iban } })
    expect(await linesOf(app, iban!)).toEqual([])
    expect(await statementsOf(iban!)).toEqual([])
  })

  test('with consecutive days of one account are placed in order', async () => {
    const next = { bookingDay: '2026-11-20', valueDay: '2026-11-20' }
    const [one, two] = [
      booked([transfer(100n)]),
      booked([transfer(200n, next)], { from: '2026-11-20', to: '2026-11-20', opening: 100n }),
    ]
    const { data } = await importFile(administrator, norma43(one, two))
    expect(data).toMatchObject({ statements: [{ newCount: 1 }, { newCount: 1, gapBefore: null }] })
    expect(await linesOf(app, iban!)).toEqual([`${DAY} 100`, '2026-11-20 200'])
  })
})

test('a statement without movements closes the gap of its day', async () => {
  const thursday = { bookingDay: '2026-11-12', valueDay: '2026-11-12' }
  await importFile(administrator, camt053(booked([transfer(100n, thursday)], { from: '2026-11-11', to: '2026-11-12' })))
  const monday = { from: '2026-11-16', to: '2026-11-16', opening: 100n }
  await importFile(administrator, norma43(booked([], monday)))
  const gapOf = async () => (await statementsOf(iban!))[0]!.gapBefore
  expect(await gapOf()).toEqual({ fromDay: '2026-11-12', toDay: '2026-11-16', amount: '0.00' })
  const empty = booked([], { from: '2026-11-13', to: '2026-11-13', opening: 100n })
  const [preview] = await upload(administrator, camt053(empty))
  expect(preview!.statements).toMatchObject([{ lineCount: 0, newCount: 0, conflict: null, gapBefore: null }])
  expect((await importFile(administrator, camt053(empty))).response.status).toBe(200)
  // Banks close from Friday to Monday.
  expect(await gapOf()).toBeNull()
})

test('files of a ZIP are imported one by one in any format, and a day in two of them counts once', async () => {
  const lines = [transfer(100n), transfer(100n)]
  const next = { bookingDay: '2026-11-20', valueDay: '2026-11-20' }
  const archive = zipOf({
    'a/lunes.n43': norma43File([booked(lines)]),
    'b/dos dias.xml': camt053Text(booked([...lines, transfer(-50n, next)], { to: '2026-11-20' })),
    'c/otra cuenta.xml': camt053Text(booked([transfer(300n)], { iban: other! })),
  })
  const previews = await upload(administrator, new File([archive], 'semana.zip'))
  expect(previews.map(({ name, statements }) => [name, statements[0]!.newCount])).toEqual([
    ['lunes.n43', 2],
    ['dos dias.xml', 3],
    ['otra cuenta.xml', 1],
  ])
  const fresh: number[] = []
  for (const { fileId } of previews) {
    const params = { path: { id: fileId! } }
    const { data } = await administrator.client.POST('/v1/bank/files/{id}/import', { params })
    fresh.push(data!.statements[0]!.newCount)
  }
  expect(fresh).toEqual([2, 1, 1])
  expect(await linesOf(app, iban!)).toEqual([`${DAY} 100`, `${DAY} 100`, '2026-11-20 -50'])
  expect(await linesOf(app, other!)).toEqual([`${DAY} 300`])
})
