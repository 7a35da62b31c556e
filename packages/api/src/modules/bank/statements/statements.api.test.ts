import { given, givenCompanyAccount, sample, testApp, untilWaiting, whileLocked, type Person } from '@cauce/testing'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  exceptionsOf,
  importFile,
  linesOf,
  statementFile,
  upload,
  type SomeMovement,
  type SomeStatement,
} from '@cauce/testing/bank-files'
import { zipOf } from './testing/zip.ts'

const app = testApp()
let administrator: Person
let iban: string
beforeAll(async () => {
  administrator = await given(app).administrator()
})
beforeEach(async () => {
  iban = await givenCompanyAccount(app)
})
afterAll(async () => {
  if ((await exceptionsOf(app)).length > 0) throw new Error('the books do not balance')
})

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}`
const booked = (number: number, amount: bigint, more: Partial<SomeMovement> = {}): SomeMovement => ({
  bookingDay: day(number),
  amount,
  ...more,
})
const statement = (from: number, to: number, opening: bigint, movements: readonly SomeMovement[]): SomeStatement => ({
  iban,
  from: day(from),
  to: day(to),
  opening,
  movements,
})
const ledger = async () => {
  const { rows } = await app.kernel.database.$client.query<{ kind: string; balance: string }>(
    "select kind, balance from ledger_accounts where kind in ('bank', 'unassigned', 'unexplained')",
  )
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, BigInt(balance)]))
}
const movements = async (query = {}) => {
  const { data } = await administrator.client.GET('/v1/bank/movements', { params: { query: { iban, ...query } } })
  return data!.data
}

test('an imported file is booked: credits unassigned, debits unexplained, the bank balance as stated', async () => {
  const before = await ledger()
  const file = statementFile(
    statement(2, 3, 100_00n, [
      booked(2, 50_00n, {
        counterpartyName: 'ANA VIDAL',
        counterpartyIban: 'ES9121000418450200051332',
        reference: 'RF69CAU000017',
        remittance: 'Ingreso',
      }),
      booked(3, -12_25n, { kind: 'fee' }),
    ]),
  )
  const [preview] = await upload(administrator, file)
  expect(preview).toMatchObject({
    name: `C53_${day(3)}.xml`,
    refusal: null,
    conflict: null,
    importedAt: null,
    statements: [
      {
        iban,
        format: 'camt053',
        fromDay: day(2),
        toDay: day(3),
        opening: '100.00',
        closing: '137.75',
        lineCount: 2,
        newCount: 2,
        credits: '50.00',
        debits: '-12.25',
        stated: { credits: { count: 1, amount: '50.00' }, debits: { count: 1, amount: '-12.25' } },
        follows: null,
        gapBefore: null,
        sharesDays: false,
        conflict: null,
      },
    ],
  })
  expect(await ledger()).toEqual(before)
  const path = { id: preview!.fileId! }
  const { data } = await administrator.client.POST('/v1/bank/files/{id}/import', { params: { path } })
  expect(data).toMatchObject({ importedAt: app.clock.now().toISOString(), statements: [{ newCount: 2 }] })
  const after = await ledger()
  expect(after['bank']! - before['bank']!).toBe(-37_75n)
  expect(after['unassigned']! - before['unassigned']!).toBe(50_00n)
  expect(after['unexplained']! - before['unexplained']!).toBe(-12_25n)
  expect(await movements({ orderBy: 'amount' })).toMatchObject([
    {
      amount: '50.00',
      counterpartyName: 'ANA VIDAL',
      counterpartyIban: 'ES9121000418450200051332',
      reference: 'RF69CAU000017',
      state: 'open',
      settled: '0.00',
    },
    { amount: '-12.25', kind: 'fee', counterpartyName: null },
  ])
  const [read] = (await administrator.client.GET('/v1/bank/statements', { params: { query: { iban } } })).data!.data
  expect(read).toMatchObject({ opening: '100.00', closing: '137.75', movementCount: 2, bankName: 'Banco del Turia' })
  const audit = await administrator.client.GET('/v1/misc/audit', { params: { query: { recordId: path.id } } })
  expect(audit.data!.data.map(({ operation }) => operation)).toEqual(['bankFiles.import', 'bankFiles.create'])
})

test.each([
  { name: 'a truncated archive', bytes: async () => zipOf({ 'a.xml': 'x'.repeat(100) }).subarray(0, 60), kept: 0 },
  {
    name: 'an archive with one readable file',
    bytes: async () => zipOf({ 'a.xml': await statementFile(statement(5, 5, 0n, [])).text(), 'b.txt': 'x' }),
    kept: 1,
  },
])('$name leaves only its readable files in storage', async ({ bytes, kept }) => {
  const count = async () => (await app.storedKeys()).length
  const before = await count()
  await upload(administrator, new File([await bytes()], 'extractos.zip'))
  expect((await count()) - before).toBe(kept)
})

test('the same bytes are refused with the name of the first file, and so is a repeated import', async () => {
  const file = statementFile(statement(2, 2, 0n, [booked(2, 10_00n)]), 'first.xml')
  const [first] = await upload(administrator, file)
  const run = (id: string) => administrator.client.POST('/v1/bank/files/{id}/import', { params: { path: { id } } })
  expect((await run(first!.fileId!)).response.status).toBe(200)
  const [second] = await upload(administrator, new File([await file.text()], 'second.xml'))
  const refusal = { code: 'statement-file-imported', params: { name: 'first.xml' } }
  const { data: listed } = await administrator.client.GET('/v1/bank/statements', { params: { query: { iban } } })
  expect(first!.imported).toBeNull()
  expect(second).toMatchObject({
    conflict: refusal,
    imported: {
      fileId: first!.fileId,
      name: 'first.xml',
      importedAt: app.clock.now().toISOString(),
      importedByName: listed!.data[0]!.importedByName,
    },
    statements: [{ newCount: 0, sharesDays: true, stated: { credits: { count: 1, amount: '10.00' } } }],
  })
  expect((await run(second!.fileId!)).error).toMatchObject(refusal)
  expect((await run(first!.fileId!)).error).toMatchObject(refusal)
  expect(await linesOf(app, iban)).toEqual([`${day(2)} 1000`])
})

test('a ZIP is answered file by file, and an unreadable file with place and reason', async () => {
  const broken = (await statementFile(statement(5, 5, 0n, [booked(5, 7n)])).text()).replace('0.07', '0.08')
  const [answer] = await upload(administrator, new File([broken], 'roto.xml'))
  expect(answer).toMatchObject({
    fileId: null,
    name: 'roto.xml',
    refusal: { reason: expect.any(String) },
    statements: [],
  })
  const [program] = await upload(administrator, new File(['this is no statement'], 'letter.txt'))
  expect(program).toMatchObject({ fileId: null, refusal: { reason: 'format-unknown', line: 1 } })
  const archived = await upload(administrator, new File([zipOf({ 'a.xml': broken, 'b.txt': 'x' })], 'extractos.zip'))
  expect(archived.map(({ name, fileId }) => [name, fileId])).toEqual([
    ['a.xml', null],
    ['b.txt', null],
  ])
  const fine = await statementFile(statement(5, 5, 0n, [booked(5, 7n)])).text()
  const [kept] = await upload(administrator, new File([zipOf({ 'a.xml': fine })], 'extractos.zip'))
  const path = { id: kept!.fileId! }
  const { data: previewed } = await administrator.client.GET('/v1/bank/files/{id}/preview', { params: { path } })
  expect(previewed).toEqual({ ...kept, mayImport: true })
  await administrator.client.POST('/v1/bank/files/{id}/import', { params: { path } })
  const { data } = await administrator.client.GET('/v1/bank/statements', { params: { query: { iban } } })
  const [read] = data!.data
  expect(read!.file).toMatchObject({ fileId: path.id, name: 'a.xml', contentType: 'application/xml' })
  const address = await administrator.client.GET('/v1/bank/statements/{id}/url', {
    params: { path: { id: read!.statementId } },
  })
  const cookies = { session: administrator.token }
  expect((await app.app.inject({ method: 'GET', url: address.data!.url, cookies })).payload).toBe(fine)
})

test('overlapping files and equal transfers keep the right count, and a gap is shown until filled', async () => {
  const file = (from: number, to: number, opening: bigint, lines: readonly SomeMovement[]) =>
    statementFile(statement(from, to, opening, lines))
  await importFile(administrator, file(2, 3, 0n, [booked(2, 10n), booked(2, 10n), booked(3, 5n)]))
  const [gap] = await upload(administrator, file(6, 6, 32n, [booked(6, 1n)]))
  expect(gap!.statements[0]!.gapBefore).toEqual({ fromDay: day(3), toDay: day(6), amount: '0.07' })
  await importFile(administrator, file(6, 6, 32n, [booked(6, 1n)]))
  const listed = async () =>
    (await administrator.client.GET('/v1/bank/statements', { params: { query: { iban, orderSide: 'asc' } } })).data!
      .data
  expect((await listed()).map(({ gapBefore }) => gapBefore)).toEqual([
    null,
    { fromDay: day(3), toDay: day(6), amount: '0.07' },
  ])
  const { data } = await importFile(administrator, file(3, 6, 20n, [booked(3, 5n), booked(4, 7n), booked(6, 1n)]))
  expect(data).toMatchObject({ statements: [{ lineCount: 3, newCount: 1 }] })
  expect((await listed()).map(({ gapBefore }) => gapBefore)).toEqual([null, null, null])
  expect(await linesOf(app, iban)).toEqual([
    `${day(2)} 10`,
    `${day(2)} 10`,
    `${day(3)} 5`,
    `${day(4)} 7`,
    `${day(6)} 1`,
  ])
})

test('a preview shows the statement it follows, its gap and shared days', async () => {
  const file = (from: number, to: number, opening: bigint, lines: readonly SomeMovement[]) =>
    statementFile(statement(from, to, opening, lines))
  const placeOf = async (of: File) => {
    const [preview] = await upload(administrator, of)
    const { follows, gapBefore, sharesDays } = preview!.statements[0]!
    return { follows, gapBefore, sharesDays }
  }
  const nothing = { follows: null, gapBefore: null, sharesDays: false }
  await importFile(administrator, file(2, 2, 0n, [booked(2, 10n)]))
  expect(await placeOf(file(1, 1, 0n, []))).toEqual(nothing)
  const next = file(3, 4, 10n, [booked(4, 5n)])
  expect(await placeOf(next)).toEqual({ ...nothing, follows: { day: day(2), closing: '0.10' } })
  const gap = { fromDay: day(2), toDay: day(4), amount: '0.01' }
  expect(await placeOf(file(4, 4, 11n, [booked(4, 5n)]))).toEqual({ ...nothing, gapBefore: gap })
  await importFile(administrator, file(4, 4, 11n, [booked(4, 5n)]))
  // It begins within known days: earlier gaps do not concern it.
  const rest = file(4, 4, 16n, [booked(4, 1n)])
  expect(await placeOf(rest)).toEqual({ ...nothing, sharesDays: true, follows: { day: day(4), closing: '0.16' } })
  expect(await placeOf(file(4, 4, 11n, [booked(4, 5n), booked(4, 1n)]))).toMatchObject({
    sharesDays: true,
    gapBefore: gap,
  })
  await importFile(administrator, file(4, 5, 11n, [booked(4, 5n)]))
  expect(await placeOf(file(5, 6, 16n, []))).toEqual({ ...nothing, sharesDays: true })
})

test('working days without a statement are a gap even with an equal balance, a weekend is not', async () => {
  const gapOf = async (on: number) => {
    const file = statementFile(statement(on, on, 10n, [booked(on, 5n), booked(on, -5n)]))
    const [preview] = await upload(administrator, file)
    await importFile(administrator, file)
    return preview!.statements[0]!.gapBefore
  }
  expect(await gapOf(2)).toBeNull()
  expect(await gapOf(6)).toEqual({ fromDay: day(2), toDay: day(6), amount: '0.00' })
  expect(await gapOf(9)).toBeNull()
})

test('an equal line with another bank reference is new', async () => {
  const one = booked(2, 10n, { bankReference: 'A', counterpartyName: 'ANA' })
  const two = booked(2, 10n, { bankReference: 'B', counterpartyName: 'BEA' })
  await importFile(administrator, statementFile(statement(2, 2, 0n, [two])))
  await importFile(administrator, statementFile(statement(2, 2, 0n, [one, two])))
  const names = (await movements()).map(({ counterpartyName }) => counterpartyName)
  expect(names.toSorted()).toEqual(['ANA', 'BEA'])
})

const DETAILS = {
  counterpartyName: 'ANA',
  counterpartyIban: 'ES9121000418450200051332',
  remittance: 'Ingreso',
  reference: 'RF69CAU000017',
  endToEndId: 'E2E',
  bankReference: 'REF-77',
  batchReference: 'L1',
  returnReason: 'AC04',
} as const

test('later files fill in each missing detail of a line, once, without replacing it', async () => {
  const details = Object.entries(DETAILS)
  // One line for each detail, and one for all of them.
  const linesWith = (detail: (name: string, text: string) => object, all: object) => [
    ...details.map(([name, text], index) => booked(2, BigInt(index + 1), { kind: 'return', ...detail(name, text) })),
    booked(2, 100n, { kind: 'return', ...all }),
  ]
  const rowsAfter = async (to: number, lines: SomeMovement[]) => {
    app.clock.advance({ seconds: 1 })
    await importFile(administrator, statementFile(statement(2, to, 0n, lines)))
    return movements({ orderBy: 'amount', orderSide: 'asc' })
  }
  const before = await rowsAfter(
    2,
    linesWith(() => ({}), { remittance: 'Ingreso' }),
  )
  const after = await rowsAfter(
    3,
    linesWith((name, text) => ({ [name]: text }), { ...DETAILS, remittance: 'Otro' }),
  )
  expect(after).toMatchObject([...details.map(([name, text]) => ({ [name]: text })), DETAILS])
  expect(after.filter(({ updatedAt }, index) => updatedAt <= before[index]!.updatedAt)).toEqual([])
  const others = Object.fromEntries(details.map(([name, text]) => [name, `${text}2`]))
  const last = await rowsAfter(
    4,
    linesWith((name) => ({ [name]: others[name] }), { ...others, counterpartyIban: undefined }),
  )
  expect(last).toEqual(after)
})

test('the parts of a batch are lines of their own and count once', async () => {
  const part = (amount: bigint, counterpartyName: string) =>
    ({ amount, counterpartyName, remittance: '', kind: 'transfer' }) as const
  const batch = booked(2, 30n, { parts: [part(10n, 'ANA'), part(20n, 'BEA')], batchReference: 'L1' })
  await importFile(administrator, statementFile(statement(2, 2, 0n, [batch])))
  const all = await movements({ orderBy: 'amount' })
  expect(all.map(({ amount, state, counterpartyName }) => [amount, state, counterpartyName])).toEqual([
    ['0.30', 'batch', null],
    ['0.20', 'open', 'BEA'],
    ['0.10', 'open', 'ANA'],
  ])
  expect(await movements({ parentId: all[0]!.movementId })).toHaveLength(2)
})

test('a statement of tomorrow is refused with its line until that day', async () => {
  const file = () => statementFile(statement(20, 21, 0n, [booked(21, 5_00n, { valueDay: day(25) })]), 'tomorrow.xml')
  const [preview] = await upload(administrator, file())
  expect(preview).toMatchObject({
    fileId: null,
    refusal: { reason: 'day-future', values: { found: day(21), today: day(20) } },
  })
  // Midnight in Madrid, not in UTC.
  app.clock.set('2026-11-20T23:00:00Z')
  const later = { ...administrator, ...(await given(app).session(administrator.userId)) }
  expect((await importFile(later, file())).data).toMatchObject({ statements: [{ newCount: 1 }] })
  app.clock.set('2026-11-20T09:00:00Z')
})

test('a foreign account and contradicting balances are refused, and nothing of the file is stored', async () => {
  const strange = statementFile({ ...statement(2, 2, 0n, []), iban: 'ES9121000418450200051332' })
  expect((await importFile(administrator, strange)).error).toMatchObject({
    code: 'statement-not-ours',
    params: { iban: 'ES9121000418450200051332' },
  })
  await importFile(administrator, statementFile(statement(2, 4, 0n, [booked(3, 5n)])))
  const wrong = statementFile(statement(3, 4, 1n, [booked(3, 5n), booked(4, 6n)]))
  const conflict = { code: 'statement-contradicts', params: { day: day(3), expected: '0.00', found: '0.01' } }
  expect((await upload(administrator, wrong))[0]!.statements[0]).toMatchObject({ conflict, newCount: 0 })
  expect((await importFile(administrator, wrong)).error).toMatchObject(conflict)
  expect(await linesOf(app, iban)).toEqual([`${day(3)} 5`])
})

test('a statement of a proposed account is refused as not ours', async () => {
  const proposed = sample.spanishIban(700_123)
  const known = { bic: 'CAUCESM1XXX', beneficiary: 'Cauce', bankName: 'Banco', main: false }
  const account = { iban: proposed, ...known, document: sample.pdf() }
  const { response } = await administrator.client.POST('/v1/bank/company-accounts', { body: account })
  expect(response.status).toBe(201)
  const file = () => statementFile({ ...statement(2, 2, 0n, []), iban: proposed })
  const refusal = { code: 'statement-not-ours', params: { iban: proposed } }
  expect((await upload(administrator, file()))[0]!.statements).toMatchObject([{ conflict: refusal }])
  expect((await importFile(administrator, file())).error).toMatchObject(refusal)
})

test('a file imported in two tabs at once counts once', async () => {
  const file = statementFile(statement(2, 2, 0n, [booked(2, 10n), booked(2, 10n)]))
  const answers = await Promise.all([1, 2].map(() => importFile(administrator, file)))
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409])
  expect(await linesOf(app, iban)).toHaveLength(2)
})

test('overlapping files imported at once count each line once', async () => {
  const files = [1, 2, 3].map((to) =>
    statementFile(
      statement(
        1,
        to,
        0n,
        Array.from({ length: to }, (_, index) => booked(index + 1, 10n)),
      ),
    ),
  )
  const answers = await Promise.all(files.map((file) => importFile(administrator, file)))
  expect(answers.map(({ response }) => response.status)).toEqual([200, 200, 200])
  expect(await linesOf(app, iban)).toHaveLength(3)
})

test('an interrupted import leaves nothing, and succeeds when repeated', async () => {
  const lines = Array.from({ length: 5_000 }, (_, index) => booked(2, BigInt(index + 1)))
  const [preview] = await upload(administrator, statementFile(statement(2, 2, 0n, lines)))
  const run = () =>
    administrator.client.POST('/v1/bank/files/{id}/import', { params: { path: { id: preview!.fileId! } } })
  const owner = new pg.Client({ connectionString: app.ownerUrl })
  await owner.connect()
  // Postings come last: while their account is locked, lines are written but not committed.
  await owner.query("begin; select from ledger_accounts where kind = 'unassigned' for update")
  const cut = run()
  await expect
    .poll(
      async () => {
        const { rows } = await owner.query(
          `select pg_terminate_backend(pid) as is_ended from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return rows.length
      },
      { timeout: 50_000 },
    )
    .toBe(1)
  await owner.query('rollback')
  await owner.end()
  expect((await cut).response.status).toBeGreaterThanOrEqual(500)
  app.takeErrors()
  expect(await linesOf(app, iban)).toEqual([])
  expect(await exceptionsOf(app)).toEqual([])
  expect((await run()).response.status).toBe(200)
  expect(await linesOf(app, iban)).toHaveLength(5_000)
})

test('a file is kept before it is compared with the books, which takes long', async () => {
  const file = statementFile(statement(2, 2, 0n, [booked(2, 1n)]), 'largo.xml')
  let uploading: ReturnType<typeof upload> | undefined
  await whileLocked(app, { statement: 'lock table company_accounts' }, async () => {
    uploading = upload(administrator, file)
    await untilWaiting(app, 1)
    const { data } = await administrator.client.GET('/v1/bank/files', { params: { query: { q: 'largo.xml' } } })
    expect(data!.data).toMatchObject([{ name: 'largo.xml', state: 'waiting' }])
  })
  expect(await uploading).toMatchObject([{ name: 'largo.xml', statements: [{ newCount: 1 }] }])
})
