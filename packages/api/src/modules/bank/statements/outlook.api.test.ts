import { MAXIMUM_OUTLOOK_FILES, MAXIMUM_OUTLOOK_LINES } from '@cauce/contract'
import { given, givenCompanyAccount, testApp, type Person } from '@cauce/testing'
import { exceptionsOf, statementFile, upload, type SomeMovement } from '@cauce/testing/bank-files'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bankStatementsModule } from './index.ts'
import { readOutlooks } from './outlook.ts'

const app = testApp()
let [administrator, manager] = [] as unknown as [Person, Person]
let iban: string
beforeAll(async () => {
  administrator = await given(app).administrator()
  manager = await given(app).manager()
})
beforeEach(async () => {
  iban = await givenCompanyAccount(app)
})
afterAll(async () => {
  if ((await exceptionsOf(app)).length > 0) throw new Error('the books do not balance')
})

const DAY = '2026-11-18'
type Line = Partial<SomeMovement> & { readonly amount: bigint }
const fileOfDay = (day: string, opening: bigint, ...lines: readonly Line[]) =>
  statementFile({ iban, from: day, to: day, opening, movements: lines.map((line) => ({ bookingDay: day, ...line })) })
const fileOf = (opening: bigint, ...lines: readonly Line[]) => fileOfDay(DAY, opening, ...lines)

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
const run = (id: string) => administrator.client.POST('/v1/bank/files/{id}/import', { params: { path: { id } } })
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

test('an outlook predicts each movement and the books, and the import then matches it', async () => {
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
      // Two transfers settle two announcements; the third is unannounced.
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
  expect([await books(), await rowsOf()]).toEqual([before, rows])

  await run(id)
  await app.runJobs()
  expect(await books()).toEqual(sides('after'))
  const { data: movements } = await administrator.client.GET('/v1/bank/movements', { params: { query: { iban } } })
  expect(movements!.data.map(({ amount, state }) => `${amount} ${state}`).toSorted()).toEqual(
    data!.lines.map(({ amount, outcome }) => `${amount} ${STATE_OF[outcome as keyof typeof STATE_OF]}`).toSorted(),
  )
})

const STATE_OF = { auto: 'matched', high: 'suggested', low: 'suggested', hold: 'held', none: 'open' } as const

test('booked lines are marked as known, and only new ones are counted', async () => {
  const one = { amount: 10_00n, counterpartyName: 'UNO', bankReference: 'A1' }
  const two = { amount: 10_00n, counterpartyName: 'DOS', bankReference: 'A2' }
  const three = { amount: 5_00n, counterpartyName: 'TRES' }
  const first = await uploaded(fileOf(0n, one, three))
  await run(first)
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

test('each part of a batch is previewed', async () => {
  const parts = [3_00n, 4_00n].map((amount) => ({ amount, kind: 'transfer', remittance: '' }) as const)
  const { data } = await outlookOf(await uploaded(fileOf(0n, { amount: 7_00n, parts })))
  expect(data!.lines.map(({ amount, balance }) => [amount, balance])).toEqual([
    ['3.00', '3.00'],
    ['4.00', '7.00'],
  ])
})

test('a return names the line of the account that it takes back, in the preview and on its own line', async () => {
  const reference = 'RF69CAU000017'
  const ana = { amount: 10_00n, counterpartyName: 'ANA', endToEndId: 'E1', reference }
  const bea = { amount: 10_00n, counterpartyName: 'BEA', endToEndId: 'E2', reference }
  const stored = await uploaded(fileOf(0n, ana, bea, { amount: 9_00n, counterpartyName: 'EVA', endToEndId: 'E3' }))
  await run(stored)
  const back = (amount: bigint, more: Partial<SomeMovement>) => ({ amount, kind: 'return' as const, ...more })
  const movements = [
    back(-10_00n, { endToEndId: 'E2', reference }),
    // Two lines have it.
    back(-10_00n, { reference }),
    // Another amount.
    back(-8_00n, { endToEndId: 'E3' }),
    { amount: 7_00n, counterpartyName: 'IDA', bankReference: 'B9' },
    back(-7_00n, { bankReference: 'B9' }),
  ].map((line) => ({ bookingDay: '2026-11-19', ...line }))
  const days = { iban, from: '2026-11-19', to: '2026-11-19', opening: 29_00n }
  const id = await uploaded(statementFile({ ...days, movements }))
  const { data } = await outlookOf(id)
  const names = (lines: readonly { amount: string; reverses: { name: string | null; day: string } | null }[]) =>
    lines.flatMap(({ amount, reverses }) => (reverses ? [`${amount} ${reverses.name} ${reverses.day}`] : []))
  expect(names(data!.lines)).toEqual([`-10.00 BEA ${DAY}`, '-7.00 IDA 2026-11-19'])
  await run(id)
  const { data: listed } = await administrator.client.GET('/v1/bank/movements', { params: { query: { iban } } })
  expect(names(listed!.data).toSorted()).toEqual([`-10.00 BEA ${DAY}`, '-7.00 IDA 2026-11-19'])
  const reversed = listed!.data.find(({ counterpartyName }) => counterpartyName === 'IDA')
  expect(listed!.data.find(({ amount }) => amount === '-7.00')!.reverses!.movementId).toBe(reversed!.movementId)
})

test('a statement of a foreign account predicts no change, and managers have no outlook', async () => {
  const strange = statementFile({ iban: 'ES9121000418450200051332', from: DAY, to: DAY, opening: 0n, movements: [] })
  const id = await uploaded(strange)
  const { data } = await outlookOf(id)
  expect(data).toMatchObject({ counts: [], lines: [] })
  expect(data!.stated.after).toBe(data!.stated.before)
  const answer = await manager.client.GET('/v1/bank/files/{id}/outlook', { params: { path: { id } } })
  expect(answer.response.status).toBe(403)
})

const outlookOfSeveral = async (...ids: readonly string[]) =>
  administrator.client.GET('/v1/bank/files-outlook', { params: { query: { ids: [...ids] } } })

async function joined(one: File, two: File): Promise<File> {
  const [text, other] = await Promise.all([one.text(), two.text()])
  return new File([text.replace('</Stmt>', `</Stmt>${/<Stmt>.*<\/Stmt>/su.exec(other)![0]}`)], 'dos.xml')
}

test('several files are previewed in the order of their days, and their imports then match it', async () => {
  const ana = await announcing('4000.00')
  const { counterpartyIban, remittance } = ana
  const transfer = { amount: 4_000_00n, counterpartyIban, counterpartyName: 'ANA FERRER SOLER', remittance }
  const lines = [transfer, { amount: 7_00n }].map((each) => ({ bookingDay: '2026-11-17', ...each }))
  // Covers earlier days too, so that it sorts first.
  const days = { iban, from: '2026-11-15', to: '2026-11-17', opening: 0n }
  const first = await uploaded(statementFile({ ...days, movements: lines }))
  // The same day from another file, with one more line.
  const more = await uploaded(fileOfDay('2026-11-17', 0n, transfer, { amount: 7_00n }, { amount: 1_00n }))
  // Its second statement contradicts the first file, so nothing counts.
  const sixteenth = [{ amount: 9_00n }, { amount: -9_00n }]
  const other = await uploaded(
    await joined(fileOfDay('2026-11-16', 0n, ...sixteenth), fileOfDay('2026-11-17', 0n, { amount: 8_00n })),
  )
  const before16 = await uploaded(fileOfDay('2026-11-16', 0n, ...sixteenth))
  // The first file takes the announcement; this transfer is unannounced and above its limit.
  const next = await uploaded(fileOfDay('2026-11-18', 4_008_00n, transfer, { amount: -2_50n }))
  const before = await books()
  const rows = await rowsOf()
  const { data } = await outlookOfSeveral(next, first, more, other, before16)
  const place = { number: 1, follows: null, gapBefore: null, sharesDays: false }
  const counted = (fileId: string, newCount: number, credits: string, debits: string, more: Partial<typeof place>) => ({
    ...{ fileId, state: 'counted', newCount, credits, debits },
    statements: [{ ...place, newCount, ...more }],
  })
  expect(data!.files).toEqual([
    counted(first, 2, '4007.00', '0.00', {}),
    counted(before16, 2, '9.00', '-9.00', { sharesDays: true }),
    counted(more, 1, '1.00', '0.00', { sharesDays: true }),
    // Continues a file that is not imported yet.
    {
      ...counted(next, 2, '4000.00', '-2.50', {}),
      statements: [{ ...place, newCount: 2, follows: { day: '2026-11-17', closing: '4008.00' } }],
    },
    { fileId: other, state: 'conflict', newCount: 0, credits: '0.00', debits: '0.00', statements: [] },
  ])
  expect(data).toMatchObject({ newCount: 7, credits: '8017.00', debits: '-11.50' })
  expect(data!.counts).toEqual([
    { outcome: 'auto', count: 1, amount: '4000.00' },
    { outcome: 'high', count: 1, amount: '4000.00' },
    { outcome: 'none', count: 5, amount: '5.50' },
    { outcome: 'known', count: 2, amount: '4007.00' },
  ])
  const { booked, stated, difference, unassigned } = data!
  const sides = { booked, stated, difference, unassigned }
  expect(Object.values(sides).map((side) => side.before)).toEqual(Object.values(before))
  expect([await books(), await rowsOf()]).toEqual([before, rows])

  for (const id of [first, before16, more, next]) {
    const { response } = await run(id)
    expect(response.status).toBe(200)
  }
  const refused = await run(other)
  expect(refused.response.status).toBe(409)
  await app.runJobs()
  expect(Object.values(await books())).toEqual(Object.values(sides).map((side) => side.after))
  expect(await rowsOf()).toBe(rows + 7)
})

test('a file that contradicts the books alone fits after others, whatever their selected order', async () => {
  const part = (opening: bigint, amount: bigint) => fileOf(opening, { amount })
  const stored = await uploaded(part(0n, 1_00n))
  await run(stored)
  // Three adjoining parts of one day.
  const [one, two, three] = [
    await uploaded(part(1_00n, 2_00n)),
    await uploaded(part(3_00n, 4_00n)),
    await uploaded(part(7_00n, 8_00n)),
  ]
  const strange = await uploaded(part(50_00n, 3_00n))
  const conflictOf = async (id: string) => {
    const { data } = await administrator.client.GET('/v1/bank/files/{id}/preview', { params: { path: { id } } })
    return data!.statements[0]!.conflict?.code ?? null
  }
  expect(await conflictOf(one)).toBeNull()
  for (const id of [two, three, strange]) expect(await conflictOf(id)).toBe('statement-contradicts')
  const { data } = await outlookOfSeveral(strange, three, two, one)
  expect(data!.files.map(({ fileId, state, newCount }) => [fileId, state, newCount])).toEqual([
    [one, 'counted', 1],
    [two, 'counted', 1],
    [three, 'counted', 1],
    [strange, 'conflict', 0],
  ])
  expect(data).toMatchObject({ newCount: 3, credits: '14.00' })
  for (const { fileId, state } of data!.files) {
    const { response } = await run(fileId)
    expect(response.status).toBe(state === 'counted' ? 200 : 409)
  }
})

test('a file that continues within the days of earlier ones fits, whichever part is already booked', async () => {
  const days = (from: string, to: string, opening: bigint, ...amounts: readonly (readonly [string, bigint])[]) =>
    statementFile({
      iban,
      ...{ from, to, opening },
      movements: amounts.map(([day, amount]) => ({ bookingDay: `2026-11-${day}`, amount })),
    })
  const stored = await uploaded(days('2026-11-10', '2026-11-11', 5_00n, ['10', 30_00n], ['11', 20_00n]))
  await run(stored)
  const longer = await uploaded(days('2026-11-11', '2026-11-12', 35_00n, ['11', 20_00n], ['12', 7_00n]))
  const within = await uploaded(days('2026-11-12', '2026-11-12', 55_00n, ['12', 7_00n]))
  const after = await uploaded(days('2026-11-12', '2026-11-13', 55_00n, ['12', 7_00n], ['13', 1_00n]))
  const last = await uploaded(days('2026-11-13', '2026-11-13', 62_00n, ['13', 1_00n], ['13', 2_00n]))
  const { data } = await outlookOfSeveral(longer, within, after, last)
  expect(data!.files.map(({ state, newCount }) => [state, newCount])).toEqual([
    ['counted', 1],
    ['counted', 0],
    ['counted', 1],
    ['counted', 1],
  ])
})

test('statements of one file that share a day count common movements once', async () => {
  const id = await uploaded(await joined(fileOf(0n, { amount: 1n }), fileOf(0n, { amount: 1n }, { amount: 2n })))
  const { data } = await outlookOf(id)
  expect(data!.counts).toEqual([
    { outcome: 'none', count: 2, amount: '0.03' },
    { outcome: 'known', count: 1, amount: '0.01' },
  ])
})

test('only the first movements are listed and weighed, of several files in total, and too many files are refused', async () => {
  const lines = Array.from({ length: 4_999 }, (_, index) => ({ amount: BigInt(index + 1) }))
  const first = await uploaded(fileOf(0n, ...lines))
  const closing = lines.reduce((sum, { amount }) => sum + amount, 0n)
  const second = await uploaded(fileOfDay('2026-11-19', closing, { amount: 1n }, { amount: 2n }, { amount: 3n }))
  const alone = await outlookOf(first)
  expect(alone.data!.lines).toHaveLength(MAXIMUM_OUTLOOK_LINES)
  expect(alone.data!.counts.map(({ outcome, count }) => [outcome, count])).toEqual([['none', 4_999]])
  const { data } = await outlookOfSeveral(first, second)
  expect(data!.counts.map(({ outcome, count }) => [outcome, count])).toEqual([
    ['none', 5_000],
    ['later', 2],
  ])
  const many = Array.from({ length: MAXIMUM_OUTLOOK_FILES + 1 }, () => first)
  expect((await outlookOfSeveral(...many)).response.status).toBe(422)
  const answer = await manager.client.GET('/v1/bank/files-outlook', { params: { query: { ids: [first] } } })
  expect(answer.response.status).toBe(403)
})

test('the total omits files from the one that exceeds the maximum of movements', async () => {
  const two = await uploaded(fileOfDay('2026-11-16', 0n, { amount: 1_00n }, { amount: 2_00n }))
  const one = await uploaded(fileOfDay('2026-11-17', 3_00n, { amount: 4_00n }))
  const none = await uploaded(fileOfDay('2026-11-18', 7_00n))
  const outlookOf = async (maximum: number) => {
    const { files, newCount, credits } = await readOutlooks(app.kernel, { query: { ids: [two, one, none] } }, maximum)
    return [files.map(({ state, newCount: own }) => [state, own]), newCount, credits]
  }
  const counted = (count: number) => ['counted', count]
  const leftOut = ['leftOut', 0]
  expect(await outlookOf(3)).toEqual([[counted(2), counted(1), counted(0)], 3, 7_00n])
  // After a file that is too large, later ones are left out: they may continue it.
  expect(await outlookOf(2)).toEqual([[counted(2), leftOut, leftOut], 2, 3_00n])
  expect(await outlookOf(1)).toEqual([[leftOut, leftOut, leftOut], 0, 0n])
})

test('the lines of a file that waits long are deleted and read again; a removed or lost file is reported missing', async () => {
  const kept = await uploaded(fileOfDay('2026-11-16', 0n, { amount: 1_00n }))
  const lost = await uploaded(fileOfDay('2026-11-17', 1_00n, { amount: 2_00n }))
  const removed = await uploaded(fileOfDay('2026-11-18', 3_00n, { amount: 4_00n }))
  const { $client } = app.kernel.database
  const staged = async () =>
    (
      await $client.query<{ id: string }>('select file_id as id from staged_lines where file_id = any ($1)', [
        [kept, lost, removed],
      ])
    ).rows.map(({ id }) => id)
  await administrator.client.DELETE('/v1/bank/files/{id}', { params: { path: { id: removed } } })
  expect((await staged()).toSorted()).toEqual([kept, lost].toSorted())
  app.clock.advance({ days: 31 })
  const { jobs } = bankStatementsModule(app.kernel)
  await jobs!.find(({ job }) => job.name === 'deleteStagedLines')!.handle({})
  expect(await staged()).toEqual([])
  const { rows } = await $client.query<{ key: string }>('select storage_key as key from files where file_id = $1', [
    lost,
  ])
  await app.kernel.storage.remove(rows[0]!.key)
  const { files, ...total } = await readOutlooks(app.kernel, { query: { ids: [removed, lost, kept] } })
  expect(files.map(({ fileId, state, newCount }) => [fileId, state, newCount])).toEqual([
    [kept, 'counted', 1],
    [removed, 'missing', 0],
    [lost, 'missing', 0],
  ])
  expect(total).toMatchObject({ newCount: 1, credits: 1_00n })
  // The operator is told about a lost file.
  expect(app.takeErrors()).toMatchObject([{ fileId: lost }])
})
