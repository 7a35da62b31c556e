import { given, givenCompanyAccount, testApp, type Person } from '@cauce/testing'
import { exceptionsOf, linesOf, statementFile, type SomeMovement } from '@cauce/testing/bank-files'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, describe, it } from 'vitest'
import { closeDays } from '../daily-closes/index.ts'
import { zipOf } from './testing/zip.ts'

const app = testApp()
let [ada, bea] = [] as unknown as [Person, Person]
let iban: string
beforeAll(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  ;[ada, bea] = [await given(app).administrator(), await given(app).administrator()]
})
beforeEach(async () => {
  iban = await givenCompanyAccount(app)
})
afterAll(async () => {
  if ((await exceptionsOf(app)).length > 0) throw new Error('the books do not balance')
  if ((await sql(HALF_TAKEN_BACK)).length > 0) throw new Error('a line that was taken back moves money')
})

const HALF_TAKEN_BACK = `
  select m.movement_id from bank_movements m join ledger_transfers t using (movement_id)
    join ledger_accounts a on a.kind = 'bank' and a.account_id in (t.debit_account_id, t.credit_account_id)
  where m.state = 'taken_back' group by 1 having sum(case a.account_id when t.debit_account_id then t.amount else -t.amount end) <> 0`
const PATH = '/v1/bank/files/{id}/take-back'
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}`
const sql = async (statement: string, values: readonly unknown[] = []) =>
  (await app.kernel.database.$client.query(statement, [...values])).rows
const booked = (number: number, amount: bigint, more: Partial<SomeMovement> = {}): SomeMovement => ({
  ...{ bookingDay: day(number), amount },
  ...more,
})
const fileOf = (from: number, to: number, opening: bigint, movements: readonly SomeMovement[]) =>
  statementFile({ iban, from: day(from), to: day(to), opening, movements })
const importOf = async (sent: File) => {
  const id = await uploadedBy(ada, sent)
  return { id, ...(await importAs(bea, id)) }
}
const imported = async (...statement: Parameters<typeof fileOf>) => (await importOf(fileOf(...statement))).id
const takeBack = ({ client }: Person, id: string, reason = 'Extracto de otro ejercicio') =>
  client.POST(PATH, { params: { path: { id } }, body: { reason } })
const read = async (id: string, { client } = ada) => (await client.GET(PATH, { params: { path: { id } } })).data!
const takenBack = async (id: string) => {
  await takeBack(ada, id)
  return takeBack(bea, id)
}
const periods = () =>
  sql('select from_day::text, to_day::text, opening, closing from bank_periods where iban = $1 order by 1', [iban])
const balances = async () =>
  Object.fromEntries(
    (await sql("select kind, balance from ledger_accounts where kind in ('bank', 'unassigned', 'unexplained')")).map(
      ({ kind, balance }) => [kind, balance],
    ),
  )

test('two administrators take a statement back, and the right one of its days is imported', async () => {
  const before = await balances()
  const id = await imported(9, 10, 100n, [booked(9, 50n), booked(10, -20n)])
  const postings = await sql('select count(*) from ledger_transfers')
  expect((await importOf(fileOf(9, 10, 7n, [booked(9, 50n)]))).error!.code).toBe('statement-contradicts')
  expect((await takeBack(ada, id)).data).toMatchObject({
    ...{ state: 'imported', lineCount: 2, credits: '0.50', debits: '-0.20', takenBack: null },
    ...{ reason: 'Extracto de otro ejercicio', first: { adminId: ada.userId } },
  })
  expect(await linesOf(app, iban)).toHaveLength(2)
  expect((await takeBack(ada, id)).error).toMatchObject({ status: 403, code: 'maker-is-checker' })
  const done = (await takeBack(bea, id)).data!
  expect(done).toMatchObject({ state: 'taken_back', first: null, takenBack: { at: app.clock.now().toISOString() } })
  expect([await linesOf(app, iban), await periods(), await balances()]).toEqual([[], [], before])
  expect(Number((await sql('select count(*) from ledger_transfers'))[0].count)).toBe(Number(postings[0].count) + 2)
  expect((await takeBack(ada, id)).error).toMatchObject({ code: 'state-forbids' })
  const right = await importOf(fileOf(9, 10, 7n, [booked(9, 50n), booked(9, 1n)]))
  expect(right.data!.statements).toMatchObject([{ newCount: 2 }])
  expect(await linesOf(app, iban)).toEqual(['2026-11-09 1', '2026-11-09 50'])
  const { data } = await ada.client.GET('/v1/bank/movements', { params: { query: { iban, getSums: true } } })
  expect(data).toMatchObject({ total: 4, sums: { incoming: '0.51', outgoing: '0.00' } })
  const statements = await ada.client.GET('/v1/bank/statements', { params: { query: { iban } } })
  expect(statements.data!.data.map(({ takenBackAt }) => takenBackAt !== null).toSorted()).toEqual([false, true])
  const audit = await ada.client.GET('/v1/misc/audit', { params: { query: { recordId: id } } })
  expect(audit.data!.data.map(({ operation }) => operation).slice(0, 2)).toEqual([
    'bankFiles.takeBack',
    'bankFiles.takeBack',
  ])
})

test('the proposal waits in the inbox of the others for 48 hours', async () => {
  const id = await imported(9, 9, 0n, [booked(9, 50n)])
  await takeBack(ada, id, 'De otra empresa')
  const inboxOf = async ({ client }: Person) => {
    const { data } = await client.GET('/v1/misc/inbox', {
      params: { query: { kind: 'bankFile', ids: [`bankFiles/${id}`] } },
    })
    return data!.data.map(({ code, firstApproval }) => [code, firstApproval?.adminId])
  }
  expect([await inboxOf(ada), await inboxOf(bea)]).toEqual([[], [['takeBack', ada.userId]]])
  app.clock.advance({ hours: 48, seconds: 1 })
  const second = await given(app).session(bea.userId)
  expect((await second.client.POST(PATH, { params: { path: { id } }, body: { reason: 'Tarde' } })).data).toMatchObject({
    first: { adminId: bea.userId },
    takenBack: null,
  })
  app.clock.set('2026-11-20T09:00:00Z')
})

test('only administrators with a reason take one back, and a waiting file is only removed', async () => {
  const manager = await given(app).manager()
  const id = await imported(9, 9, 0n, [booked(9, 50n)])
  expect((await takeBack(manager, id)).response.status).toBe(403)
  expect((await manager.client.GET(PATH, { params: { path: { id } } })).response.status).toBe(403)
  expect((await takeBack(ada, id, '')).response.status).toBe(422)
  const { data } = await ada.client.POST('/v1/bank/files', { body: { file: fileOf(10, 10, 50n, [booked(10, 1n)]) } })
  expect((await takeBack(ada, data!.files[0]!.fileId!)).error!.code).toBe('state-forbids')
  await expect(sql('update bank_files set taken_back_at = now() where file_id = $1', [id])).rejects.toThrow(
    'never changed',
  )
})

test('lines that are matched are undone first; what is proposed is not matched automatically', async () => {
  const person = await given(app).investor({ name: 'Ana', surname: 'Ferrer Soler' })
  const bankAccountId = await given(app).bankAccount(person)
  const account = await person.client.GET('/v1/payment/bank-accounts/{id}', { params: { path: { id: bankAccountId } } })
  const wallet = async () =>
    (await person.client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: person.walletId } } })).data!
  const { reference } = await wallet()
  const line = { reference, counterpartyIban: account.data!.account, counterpartyName: 'Ana Ferrer Soler' }
  const announce = (amount: string) =>
    person.client.POST('/v1/wallet/transactions', { body: { type: 'income', amount, bankAccountId } })
  await announce('300.00')
  const id = await imported(9, 9, 0n, [booked(9, 300_00n, line), booked(9, 200_00n, line)])
  await app.runJobs()
  expect((await wallet()).balance).toBe('500.00')
  expect((await takeBack(ada, id)).error).toMatchObject({ code: 'statement-lines-decided', params: { count: 2 } })
  const { decided } = await read(id)
  expect(decided.map(({ amount, state }) => `${amount} ${state}`).toSorted()).toEqual([
    '200.00 matched',
    '300.00 matched',
  ])
  for (const { movementId } of decided)
    await ada.client.POST('/v1/bank/matching/{id}/undo', {
      params: { path: { id: movementId } },
      body: { reason: 'No es' },
    })
  await takeBack(ada, id)
  await announce('200.00')
  await app.runJobs()
  expect([(await read(id)).decidedCount, (await takeBack(bea, id)).data!.state]).toEqual([0, 'taken_back'])
  expect((await wallet()).balance).toBe('0.00')
  const matching = await ada.client.POST('/v1/bank/matching/{id}/set-aside', {
    params: { path: { id: decided[0]!.movementId } },
    body: { reason: 'Nuestro' },
  })
  expect(matching.error!.code).toBe('state-forbids')
  await imported(9, 9, 0n, [booked(9, 200_00n, line)])
  await app.runJobs()
  expect((await wallet()).balance).toBe('200.00')
})

test('of statements that share days the last one is taken back first, and the periods are as before', async () => {
  const first = await imported(2, 4, 0n, [booked(2, 1n), booked(4, 2n)])
  const apart = await imported(6, 7, 3n, [booked(6, 4n)])
  const both = await periods()
  const between = await imported(4, 6, 1n, [booked(4, 2n), booked(5, -7n), booked(5, 7n), booked(6, 4n)])
  expect(await periods()).toMatchObject([{ from_day: day(2), to_day: day(7) }])
  for (const id of [first, apart])
    expect((await takeBack(ada, id)).error).toMatchObject({ code: 'statement-joined', params: { count: 1 } })
  expect((await read(first)).joinedBy).toMatchObject([{ fileId: between }])
  await takenBack(between)
  expect(await periods()).toEqual(both)
  expect(await linesOf(app, iban)).toEqual(['2026-11-02 1', '2026-11-04 2', '2026-11-06 4'])
  await takenBack(first)
  expect(await linesOf(app, iban)).toEqual(['2026-11-06 4'])
})

test('the same bytes count again once they were taken back', async () => {
  const file = fileOf(9, 9, 0n, [booked(9, 50n)])
  const bytes = await file.text()
  const { id } = await importOf(file)
  await takenBack(id)
  expect((await importOf(new File([bytes], 'otra-vez.xml'))).data).toMatchObject({ conflict: null })
  expect(await linesOf(app, iban)).toEqual(['2026-11-09 50'])
})

test('taking back that is cut off leaves everything as it was, and is repeated', async () => {
  const id = await imported(
    9,
    9,
    0n,
    Array.from({ length: 500 }, (_, index) => booked(9, BigInt(index + 1))),
  )
  await takeBack(ada, id)
  const before = [await linesOf(app, iban), await periods(), await balances()]
  const owner = new pg.Client({ connectionString: app.ownerUrl })
  await owner.connect()
  // Postings come first: while their account is locked, nothing is committed.
  await owner.query("begin; select from ledger_accounts where kind = 'unassigned' for update")
  const cut = takeBack(bea, id)
  const ended = async () => {
    const { rows } = await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length
  }
  await expect.poll(ended, { timeout: 50_000 }).toBe(1)
  await owner.query('rollback')
  await owner.end()
  expect((await cut).response.status).toBeGreaterThanOrEqual(500)
  app.takeErrors()
  expect([await linesOf(app, iban), await periods(), await balances()]).toEqual(before)
  expect((await takeBack(bea, id)).data!.state).toBe('taken_back')
  expect(await linesOf(app, iban)).toEqual([])
})

test('a day that was closed stays closed, and the next close shows the correction', async () => {
  const id = await imported(9, 9, 100n, [booked(9, 50n)])
  app.clock.set('2026-11-21T03:00:00Z')
  await closeDays(app.kernel)
  const closes = async () => {
    const { client } = await given(app).session(ada.userId)
    const { data } = await client.GET('/v1/bank/daily-closes', {
      params: { query: { orderBy: 'number', orderSide: 'asc' } },
    })
    return data!.data
  }
  const [closed] = (await closes()).slice(-1)
  expect([closed!.exceptions, closed!.accounts.some((one) => one.iban === iban)]).toEqual([[], true])
  const [one, other] = [await given(app).session(ada.userId), await given(app).session(bea.userId)]
  for (const { client } of [one, other])
    await client.POST(PATH, { params: { path: { id } }, body: { reason: 'De prueba' } })
  app.clock.set('2026-11-22T03:00:00Z')
  await closeDays(app.kernel)
  const after = await closes()
  expect(after.at(-2)).toEqual(closed)
  const last = after.at(-1)!
  expect([last.left, last.exceptions, last.accounts.some((account) => account.iban === iban)]).toEqual([
    '0.00',
    [],
    false,
  ])
  const cents = (amount: string) => BigInt(amount.replace('.', ''))
  expect(cents(last.bank) - cents(closed!.bank)).toBe(-50n)
  app.clock.set('2026-11-20T09:00:00Z')
})

const DAY = day(19)

const file = () => fileOf(19, 19, 0n, [booked(19, 1n)])

const uploadedBy = async ({ client }: Person, sent = file()) =>
  (await client.POST('/v1/bank/files', { body: { file: sent } })).data!.files[0]!.fileId!

const importAs = ({ client }: Person, id: string) =>
  client.POST('/v1/bank/files/{id}/import', { params: { path: { id } } })

const readAs = async ({ client }: Person, id: string) =>
  (await client.GET('/v1/bank/files/{id}', { params: { path: { id } } })).data!

const previewAs = async ({ client }: Person, id: string) =>
  (await client.GET('/v1/bank/files/{id}/preview', { params: { path: { id } } })).data!

const removeAs = ({ client }: Person, id: string) => client.DELETE('/v1/bank/files/{id}', { params: { path: { id } } })

const awaitedBy = async ({ client }: Person, ids: string[]) => {
  const { data } = await client.GET('/v1/bank/files', { params: { query: { awaitsMyApproval: true, ids } } })
  return data!.data.map(({ fileId }) => fileId)
}

describe('a statement that an administrator uploaded', () => {
  it('from an archive can be imported only by another administrator', async () => {
    const archive = new File([zipOf({ 'uno.xml': await file().text() })], 'extractos.zip')
    const id = await uploadedBy(ada, archive)
    expect((await importAs(ada, id)).error!.code).toBe('maker-is-checker')
    expect((await importAs(bea, id)).data).toMatchObject({ name: 'uno.xml' })
  })

  it("is a separate file when uploaded again by another: each can import only the other's", async () => {
    const content = await file().text()
    const [adas, beas] = [
      await uploadedBy(ada, new File([content], 'a.xml')),
      await uploadedBy(bea, new File([content], 'b.xml')),
    ]
    expect((await importAs(ada, adas)).error!.code).toBe('maker-is-checker')
    expect((await importAs(bea, beas)).error!.code).toBe('maker-is-checker')
    expect((await importAs(ada, beas)).data).toMatchObject({ uploadedBy: bea.userId })
    expect((await importAs(bea, adas)).error).toMatchObject({
      code: 'statement-file-imported',
      params: { name: 'b.xml' },
    })
    expect(await readAs(ada, adas)).toMatchObject({ state: 'repeated', mayImport: false })
    expect(await linesOf(app, iban)).toEqual([`${DAY} 1`])
  })

  it('cannot be imported by its uploader in the database either', async () => {
    const id = await uploadedBy(ada)
    const imported = (by: string | null) =>
      sql('update bank_files set imported_by = $2, imported_at = now() where file_id = $1', [id, by])
    await expect(imported(ada.userId)).rejects.toMatchObject({
      code: '23514',
      constraint: 'bank_files_two_administrators',
    })
    await expect(imported(null)).rejects.toMatchObject({ code: '23514', constraint: 'bank_files_import_whole' })
    const another = 'update bank_files set uploaded_by = $2 where file_id = $1'
    await expect(sql(another, [id, bea.userId])).rejects.toMatchObject({ code: '23001' })
  })

  it('is imported once by concurrent administrators, and never by its uploader', async () => {
    const third = await given(app).administrator()
    const id = await uploadedBy(ada)
    const answers = await Promise.all([ada, bea, third].map((one) => importAs(one, id)))
    expect(answers[0]!.response.status).not.toBe(200)
    expect(
      answers
        .slice(1)
        .map(({ response }) => response.status)
        .toSorted(),
    ).toEqual([200, 409])
    expect(await readAs(ada, id)).toMatchObject({ state: 'imported', uploadedBy: ada.userId })
  })
})

describe('the list of files', () => {
  it('shows who uploaded and imported each file, and whether the reader may import it', async () => {
    const id = await uploadedBy(ada)
    const waiting = { fileId: id, state: 'waiting', uploadedBy: ada.userId, importedBy: null, importedAt: null }
    expect(await readAs(ada, id)).toMatchObject({ ...waiting, mayImport: false })
    expect(await readAs(bea, id)).toMatchObject({ ...waiting, mayImport: true })
    expect([(await previewAs(ada, id)).mayImport, (await previewAs(bea, id)).mayImport]).toEqual([false, true])
    expect([await awaitedBy(ada, [id]), await awaitedBy(bea, [id])]).toEqual([[], [id]])
    await importAs(bea, id)
    const imported = { state: 'imported', importedBy: bea.userId, importedAt: app.clock.now().toISOString() }
    expect(await readAs(bea, id)).toMatchObject({ ...imported, mayImport: false })
    expect([await awaitedBy(ada, [id]), await awaitedBy(bea, [id])]).toEqual([[], []])
  })

  it('does not await files whose bytes were already imported', async () => {
    const content = await file().text()
    const [first, second] = [
      await uploadedBy(ada, new File([content], 'a.xml')),
      await uploadedBy(ada, new File([content], 'b.xml')),
    ]
    expect((await awaitedBy(bea, [first, second])).toSorted()).toEqual([first, second].toSorted())
    await importAs(bea, first)
    expect(await awaitedBy(bea, [first, second])).toEqual([])
    const { data } = await bea.client.GET('/v1/bank/files', {
      params: { query: { state: 'repeated', ids: [first, second] } },
    })
    expect(data).toMatchObject({ total: 1, data: [{ fileId: second, name: 'b.xml' }] })
  })
})

describe('a waiting file', () => {
  it.each(['its uploader', 'another administrator'])('can be removed by %s, with its bytes', async (who) => {
    const id = await uploadedBy(ada)
    const [{ storage_key: key }] = await sql('select storage_key from files where file_id = $1', [id])
    expect((await removeAs(who === 'another administrator' ? bea : ada, id)).response.status).toBe(204)
    await app.runJobs()
    expect((await importAs(bea, id)).error!.code).toBe('not-found')
    await expect(app.kernel.storage.read(key)).rejects.toThrow()
    const audit = await ada.client.GET('/v1/misc/audit', { params: { query: { recordId: id } } })
    expect(audit.data!.data.map(({ operation }) => operation)).toEqual(['bankFiles.remove', 'bankFiles.create'])
  })

  it('cannot be removed once imported', async () => {
    const id = await uploadedBy(ada)
    await importAs(bea, id)
    expect((await removeAs(ada, id)).error).toMatchObject({ status: 409, code: 'state-forbids' })
    await expect(sql('delete from bank_files where file_id = $1', [id])).rejects.toThrow()
    expect(await readAs(ada, id)).toMatchObject({ state: 'imported' })
  })
})
