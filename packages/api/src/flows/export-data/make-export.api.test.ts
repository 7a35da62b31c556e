import { plainBrand, setBrand, WORKING_NAME } from '@cauce/contract/brand.ts'
import { given, sample, testApp, type Person } from '@cauce/testing'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Kernel } from '../../kernel.ts'
import { dataExportRows } from '../../modules/account/data-exports/index.ts'
import { makeExport, Progress, Stopped } from './make-export.ts'

const app = testApp()
let person: Person
let fileIds: Record<'document' | 'ticket', string>
beforeEach(async () => {
  person = await given(app).person()
  const { data: document } = await person.client.POST('/v1/account/account-documents', { body: { file: sample.pdf() } })
  const { data: ticket } = await person.client.POST('/v1/support/tickets', {
    body: { title: 'Una duda', description: 'Sobre mi cuenta', documents: [sample.pdf()] },
  })
  const { rows } = await app.kernel.database.execute<{ file_id: string }>(
    sql`select file_id from ticket_documents where ticket_id = ${ticket!.id}`,
  )
  fileIds = { document: document!.file.fileId, ticket: rows[0]!.file_id }
})

const PATH = '/v1/account/data-exports'
const state = async () => (await person.client.GET(PATH)).data!.exports[0]!
type State = Awaited<ReturnType<typeof state>>

const left = ({ parts }: State) => Object.fromEntries(parts.map(({ part, done, total }) => [part, total - done]))

async function made(change: Partial<Kernel> = {}): Promise<State> {
  const { data } = await person.client.POST(PATH)
  await makeExport({ ...app.kernel, ...change }, data!.exports[0]!.dataExportId)
  return state()
}

const openingAfter = (work: () => unknown) => ({
  storage: {
    ...app.kernel.storage,
    open: async (key: string) => {
      await work()
      return app.kernel.storage.open(key)
    },
  },
})

async function download() {
  const { data } = await person.client.POST(`${PATH}/url`)
  const { rawPayload, headers } = await app.app.inject({
    method: 'GET',
    url: data!.url,
    cookies: { session: person.token },
  })
  return { files: unzipSync(new Uint8Array(rawPayload)), name: String(headers['content-disposition']) }
}

test('shows while it is made how many records and files are left', async () => {
  const seen: State[] = []
  const copy = await made(openingAfter(async () => seen.push(await state())))
  expect(seen.map((each) => [each.state, left(each)])).toEqual([
    ['making', { person: 0, money: 0, documents: 1, messages: 1 }],
    ['making', { person: 0, money: 0, documents: 0, messages: 1 }],
  ])
  const none = { person: 0, money: 0, documents: 0, messages: 0 }
  expect([copy.state, left(copy)]).toEqual(['ready', none])
  expect(copy.parts.find(({ part }) => part === 'documents')).toEqual({ part: 'documents', done: 2, total: 2 })
})

test('counts a file of both a document and a message once, among the documents', async () => {
  await app.kernel.database.execute(
    sql`update account_documents set file_id = ${fileIds.ticket} where file_id = ${fileIds.document}`,
  )
  const opened: State[] = []
  await made(openingAfter(async () => opened.push(await state())))
  expect(opened.map(left)).toEqual([{ person: 0, money: 0, documents: 1, messages: 0 }])
})

test('is kept for seven days, and its mail names the last moment', async () => {
  const copy = await made()
  const until = new Date(app.clock.now().getTime() + 7 * 86_400_000)
  expect(copy.expiresAt).toBe(until.toISOString())
  await app.runJobs()
  const { email } = (await person.client.GET('/v1/account/users/me')).data!
  const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to: email } } })
  const [mail, ...more] = data!.data.filter(({ subject }) => subject === 'La copia de sus datos está lista')
  expect([mail!.text.includes('Se borrará el 27/11/2026 10:00'), more]).toEqual([true, []])
})

test('is named after the platform and the day, without characters that a file system refuses', async () => {
  setBrand(plainBrand('Río & Co.'))
  onTestFinished(() => setBrand(plainBrand(WORKING_NAME)))
  await made()
  expect((await download()).name).toContain('filename="r-o-co--2026-11-20.zip"')
})

test('has an index that lists what each file holds and what is left out', async () => {
  await made()
  const { files } = await download()
  const lines = strFromU8(files['LEAME.txt']!).split('\r\n')
  const tables = lines.filter((line) => /^ *\d+ {2}\w+$/.test(line))
  const [title, ...others] = lines.filter((line) => !tables.includes(line))
  expect(title).toBe('Sus datos en Cauce, 2026-11-20')
  expect(others.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
    ...['', 'Cada tabla está', 'Importes en euros', ''],
    ...['', 'No contiene contraseñas,', 'Si tiene preguntas,', ''],
  ])
  expect(lines).toContain('       1  users')
  expect(lines).toContain('       0  orders')
  const counted = tables.map((line) => line.trim().split('  ') as [string, string])
  const withRows = counted.filter(([count]) => count !== '0')
  const rowsOf = (table: string) => JSON.parse(strFromU8(files[`json/${table}.json`]!)) as unknown[]
  expect(withRows.map(([, table]) => [String(rowsOf(table).length), table])).toEqual(withRows)
  const inFolder = Object.keys(files).filter((name) => name.startsWith('json/'))
  expect(inFolder).toEqual(withRows.map(([, table]) => `json/${table}.json`))
  // As the wire writes instants.
  expect(rowsOf('users')).toMatchObject([{ createdAt: '2026-11-20T09:00:00.000Z' }])
})

test('starts over when the storage fails', async () => {
  const broken = openingAfter(() => Promise.reject(new Error('The storage does not answer')))
  await expect(made(broken)).rejects.toThrow('The storage does not answer')
  expect(await state()).toMatchObject({ state: 'making' })
  await app.runJobs()
  expect(await state()).toMatchObject({ state: 'ready' })
})

test('is made without a file that the storage lost, which the index and the log name', async () => {
  const { rows } = await app.kernel.database.execute<{ key: string; name: string }>(
    sql`select storage_key as key, name from files where file_id = ${fileIds.document}`,
  )
  const { key, name } = rows[0]!
  await app.kernel.storage.remove(key)
  const errors: unknown[] = []
  const error = (facts: unknown) => void errors.push(facts)
  const copy = await made({ logger: { ...app.kernel.logger, error } as never })
  expect([copy.state, left(copy)]).toEqual(['ready', { person: 0, money: 0, documents: 0, messages: 0 }])
  expect(errors).toEqual([{ fileId: fileIds.document, dataExportId: expect.any(String), error: expect.any(Error) }])
  const { files } = await download()
  const inFolder = Object.keys(files).filter((entry) => entry.startsWith('files/'))
  expect(inFolder).toEqual([expect.stringContaining(fileIds.ticket)])
  const lines = strFromU8(files['LEAME.txt']!).split('\r\n')
  const heading = lines.findIndex((line) => line.startsWith('En esta copia faltan archivos'))
  expect(lines.slice(heading + 1, heading + 3)).toEqual([`  files/${fileIds.document} ${name}`, ''])
})

test('stores its progress every thousand records, and stops once it is cancelled', async () => {
  const { data } = await person.client.POST(PATH)
  const { dataExportId } = data!.exports[0]!
  const { database } = app.kernel
  await dataExportRows.update(database, dataExportId, { state: 'making' })
  const progress = new Progress(app.kernel, dataExportId, { person: 1, money: 4000, documents: 0, messages: 0 })
  const said = async () => (await state()).parts.find(({ part }) => part === 'money')?.done
  const after = []
  for (const count of [999, 1, 999, 1]) {
    await progress.add('money', count)
    after.push(await said())
  }
  expect(after).toEqual([undefined, 1000, 1000, 2000])
  await person.client.DELETE(PATH)
  await progress.add('money', 999)
  await expect(progress.add('money', 1)).rejects.toThrow(Stopped)
})
