import { given, sample, testApp, type Person, placeOrder } from '@cauce/testing'
import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/index.ts'
import { modules } from '../../modules.ts'
import { LONG_SESSIONS } from '../testing/long-sessions.ts'
import { makeExport } from './make-export.ts'
import { EXPORTED, LEFT_OUT } from './what-is-exported.queries.ts'
import { tableName } from './exported-table.queries.ts'

const app = testApp(LONG_SESSIONS, { isIssuing: true })

const PATH = '/v1/account/data-exports'
const ask = ({ client }: Person) => client.POST(PATH)
const state = async ({ client }: Person) => (await client.GET(PATH)).data!.exports
const address = ({ client }: Person) => client.POST(`${PATH}/url`)
const isKept = async ({ token }: Person, url: string) =>
  (await app.app.inject({ method: 'GET', url, cookies: { session: token } })).statusCode === 200
const runJob = (name: string) =>
  modules
    .flatMap((make) => make(app.kernel).jobs ?? [])
    .find(({ job }) => job.name === name)!
    .handle({})

type Table = Readonly<Record<string, unknown>>[]

async function copyOf(person: Person) {
  expect((await ask(person)).response.status).toBe(202)
  await app.runJobs()
  const { data } = await address(person)
  const { rawPayload, headers } = await app.app.inject({
    method: 'GET',
    url: data!.url,
    cookies: { session: person.token },
  })
  const files = unzipSync(new Uint8Array(rawPayload))
  const json = (table: string) => JSON.parse(strFromU8(files[`json/${table}.json`]!)) as Table
  return {
    files,
    json,
    names: Object.keys(files),
    text: Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('\n'),
    headers,
  }
}

async function givenInvolved() {
  const manager = await given(app).manager()
  const person = await given(app).investor({
    wallet: '1000.00',
    managerId: manager.userId,
    name: 'Irene',
    surname: 'Sanz',
  })
  const project = await given(app).project({ name: 'Nueve casas' })
  await placeOrder(person, project, '500.00')
  await person.client.POST('/v1/account/account-documents', { body: { file: sample.pdf() } })
  await person.client.POST('/v1/support/tickets', {
    body: { title: 'Una duda', description: 'Sobre mi cuenta', documents: [sample.pdf()] },
  })
  await manager.client.POST('/v1/account/user-notes', { body: { userId: person.userId, text: 'Parece impaciente' } })
  await app.runJobs()
  return { person, manager, project }
}

test('every table of the database is listed once, as exported or as left out', async () => {
  const { rows } = await app.kernel.database.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const decided = [...EXPORTED.map(tableName), ...Object.values(LEFT_OUT).flatMap((names) => names.split(' '))]
  expect(decided.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

describe('a copy', () => {
  test('holds the records and the files of the person, as JSON and as CSV', async () => {
    const { person, project } = await givenInvolved()
    const { json, files, names, headers } = await copyOf(person)
    expect(json('users')).toMatchObject([{ userId: person.userId, name: 'Irene', surname: 'Sanz' }])
    expect(json('orders')).toMatchObject([{ projectId: project.projectId, amount: '500.00' }])
    expect(json('projects')).toMatchObject([{ name: 'Nueve casas' }])
    expect(json('tickets')).toMatchObject([{ title: 'Una duda' }])
    const total = json('ledger_transfers').filter(({ creditAccountId }) => creditAccountId === person.walletId)
    expect(total.map(({ amount }) => amount)).toContain('1000.00')
    const named = ['account_documents', 'issued_documents', 'ticket_documents'].flatMap((table) =>
      json(table).map(({ fileId }) => `files/${String(fileId)}`),
    )
    expect(named.length).toBeGreaterThanOrEqual(4)
    const inFolder = names.filter((name) => name.startsWith('files/')).map((name) => name.split(' ')[0])
    expect(inFolder.toSorted()).toEqual(named.toSorted())
    const pdf = names.find((name) => name.startsWith(`files/${String(json('account_documents')[0]!['fileId'])}`))!
    expect(strFromU8(files[pdf]!.slice(0, 5))).toBe('%PDF-')
    for (const name of names.filter((each) => each.startsWith('json/'))) {
      const table = name.slice(5, -5)
      const lines = parse(strFromU8(files[`csv/${table}.csv`]!), { bom: true, columns: true, delimiter: ';' })
      const cells = (rows: Table) =>
        rows.map((row) =>
          Object.fromEntries(
            Object.entries(row).map(([key, value]) => [
              key,
              value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value),
            ]),
          ),
        )
      expect(lines.map((line) => JSON.stringify(line).replaceAll(`"'+`, '"+'))).toEqual(
        cells(json(table)).map((line) => JSON.stringify(line)),
      )
    }
    expect(strFromU8(files['LEAME.txt']!)).toContain('users')
    expect(headers['content-disposition']).toMatch(/^attachment; filename="cauce-\d{4}-\d\d-\d\d\.zip"/)
  })

  test('holds no data of other people, no staff notes and no secrets', async () => {
    const { person, manager } = await givenInvolved()
    const { person: other } = await givenInvolved()
    const { text, json } = await copyOf(person)
    const hidden = await given(app).administrator()
    expect(json('users')).toHaveLength(1)
    for (const word of [other.userId, other.walletId, manager.userId, hidden.userId, 'Parece impaciente', 'argon2'])
      expect(text, word).not.toContain(word)
    const { rows } = await app.kernel.database.execute<{ hash: string }>(
      sql`select token_hash as hash from sessions where user_id = ${person.userId}`,
    )
    expect(rows).toHaveLength(1)
    expect(text).not.toContain(rows[0]!.hash)
  })

  test('leaves out documents that staff keep to themselves, and has those that they share', async () => {
    const administrator = await given(app).administrator()
    const person = await given(app).person()
    const add = (visible: boolean) =>
      administrator.client.POST('/v1/account/account-documents', {
        body: { accountId: person.userId, ownerId: administrator.userId, visible, file: sample.pdf() },
      })
    const [hidden, shared] = [await add(false), await add(true)]
    const { json, names } = await copyOf(person)
    expect(json('account_documents')).toMatchObject([{ accountDocumentId: shared.data!.accountDocumentId }])
    expect(names.join()).not.toContain(hidden.data!.file.fileId)
    expect(names.join()).toContain(shared.data!.file.fileId)
  })

  test('is a snapshot: later changes are in none of its tables', async () => {
    const { person } = await givenInvolved()
    await ask(person)
    const { open } = app.kernel.storage
    const kernel = {
      ...app.kernel,
      storage: {
        ...app.kernel.storage,
        open: async (key: string) => {
          await person.client.POST('/v1/support/tickets', { body: { title: 'Otra duda', description: 'Tarde' } })
          return open(key)
        },
      },
    }
    await makeExport(kernel, (await state(person))[0]!.dataExportId)
    const { data } = await address(person)
    const files = unzipSync(
      new Uint8Array(
        (await app.app.inject({ method: 'GET', url: data!.url, cookies: { session: person.token } })).rawPayload,
      ),
    )
    expect(strFromU8(files['json/tickets.json']!)).not.toContain('Otra duda')
    await app.runJobs()
  })
})

describe('asking', () => {
  test('shows the progress', async () => {
    const person = await given(app).person()
    const { data } = await ask(person)
    expect(data!.exports).toMatchObject([{ state: 'queued', parts: [], sizeBytes: null, expiresAt: null }])
    expect((await address(person)).error).toMatchObject({ code: 'not-found' })
    await app.runJobs()
    const [made] = await state(person)
    expect(made).toMatchObject({ state: 'ready', expiresAt: expect.any(String) as string })
    expect(made!.sizeBytes).toBeGreaterThan(500)
    expect(made!.parts.map(({ part }) => part)).toEqual(['person', 'money', 'documents', 'messages'])
    expect(made!.parts.filter(({ done, total }) => done !== total)).toEqual([])
  })

  test('is refused while another is under way, even concurrently, and after three in a day', async () => {
    const person = await given(app).person()
    const answers = await Promise.all([ask(person), ask(person)])
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([202, 409])
    expect((await ask(person)).error).toMatchObject({ code: 'data-export-under-way' })
    for (const _ of [2, 3]) {
      expect((await person.client.DELETE(PATH)).response.status).toBe(204)
      expect((await ask(person)).response.status).toBe(202)
    }
    await person.client.DELETE(PATH)
    expect((await ask(person)).error).toMatchObject({ status: 409, code: 'data-exports-too-many' })
    app.clock.advance({ hours: 25 })
    expect((await ask(person)).response.status).toBe(202)
    await app.runJobs()
  })

  test('lets a person download their own copy only, and only with a code in the session', async () => {
    const person = await given(app).person()
    await ask(person)
    await app.runJobs()
    const trusted = await given(app).session(person.userId, 'trusted')
    expect((await trusted.client.POST(`${PATH}/url`)).error).toMatchObject({ code: 'code-required' })
    expect((await address(await given(app).person())).error).toMatchObject({ code: 'not-found' })
    expect(await isKept(person, (await address(person)).data!.url)).toBe(true)
  })
})

describe('a copy ends', () => {
  test('when it is cancelled, even half-way, and leaves no bytes', async () => {
    const person = await given(app).person()
    await ask(person)
    const { dataExportId } = (await state(person))[0]!
    const kept: string[] = []
    const { putStream } = app.kernel.storage
    const storage = {
      ...app.kernel.storage,
      putStream: async (...written: Parameters<typeof putStream>) => {
        await putStream(...written)
        kept.push(written[0])
        await person.client.DELETE(PATH)
      },
    }
    await makeExport({ ...app.kernel, storage }, dataExportId)
    expect(await state(person)).toMatchObject([{ state: 'cancelled', sizeBytes: null }])
    expect(await app.kernel.storage.has(kept[0]!)).toBe(false)
    await app.runJobs()
    expect(await state(person)).toMatchObject([{ state: 'cancelled' }])
    expect((await person.client.DELETE(PATH)).error).toMatchObject({ code: 'not-found' })
  })

  test('after seven days, or when a new one is ready, or with the account', async () => {
    const person = await given(app).person()
    await ask(person)
    await app.runJobs()
    const first = (await address(person)).data!.url
    app.clock.advance({ minutes: 1 })
    await ask(person)
    expect(await isKept(person, first)).toBe(true)
    await app.runJobs()
    expect(await isKept(person, first)).toBe(false)
    expect((await state(person)).map((each) => each.state)).toEqual(['ready', 'erased'])

    app.clock.advance({ days: 7 })
    const second = (await address(person)).data!.url
    await runJob('carryOutRetention')
    expect(await isKept(person, second)).toBe(false)
    expect((await state(person)).map((each) => each.state)).toEqual(['erased', 'erased'])

    await ask(person)
    await app.runJobs()
    const third = (await address(person)).data!.url
    await person.client.DELETE('/v1/account/users/{id}', { params: { path: { id: person.userId } } })
    expect(await isKept(person, third)).toBe(false)
    const { rows } = await app.kernel.database.execute(sql`select from data_exports where user_id = ${person.userId}`)
    expect(rows).toEqual([])
  })

  test('when no worker finishes it within a day', async () => {
    const person = await given(app).person()
    await inTransaction(app.kernel.database, (tx) =>
      tx.execute(sql`insert into data_exports (data_export_id, user_id, state, parts, created_at)
        values (gen_random_uuid(), ${person.userId}, 'making', '[]', ${app.clock.now().toISOString()})`),
    )
    await runJob('carryOutRetention')
    expect((await state(person)).map((each) => each.state)).toEqual(['making'])
    app.clock.advance({ hours: 25 })
    await runJob('carryOutRetention')
    expect((await state(person)).map((each) => each.state)).toEqual(['failed'])
  })
})
