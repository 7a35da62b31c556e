import { given, givenCompanyAccount, testApp, type Person } from '@cauce/testing'
import { exceptionsOf, linesOf, statementFile } from '@cauce/testing/bank-files'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { zipOf } from './testing/zip.ts'

const app = testApp()
let [ada, bea] = [] as unknown as [Person, Person]
let iban: string
beforeAll(async () => {
  ;[ada, bea] = [await given(app).administrator(), await given(app).administrator()]
})
beforeEach(async () => {
  iban = await givenCompanyAccount(app)
})
afterEach(async () => {
  if ((await exceptionsOf(app)).length > 0) throw new Error('the books do not balance')
})

const DAY = '2026-11-19'
/** One credit of 0.01 EUR by default. */
const file = (name = 'extracto.xml', amount = 1n) =>
  statementFile({ iban, from: DAY, to: DAY, opening: 0n, movements: [{ bookingDay: DAY, amount }] }, name)
const uploadAs = async ({ client }: Person, sent: File) => {
  const { data } = await client.POST('/v1/bank/files', { body: { file: sent } })
  return data!.files
}
const uploadedBy = async (person: Person, sent = file()) => (await uploadAs(person, sent))[0]!.fileId!
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
const asApplication = (statement: string, values: readonly unknown[]) =>
  app.kernel.database.$client.query(statement, [...values])

describe('a statement that an administrator uploaded', () => {
  it.each(['0.01', '9999.99', '10000.00'])('of %s can be imported only by another administrator', async (amount) => {
    const id = await uploadedBy(ada, file('extracto.xml', BigInt(amount.replace('.', ''))))
    expect((await importAs(ada, id)).error).toMatchObject({ status: 403, code: 'maker-is-checker' })
    expect(await linesOf(app, iban)).toEqual([])
    expect((await importAs(bea, id)).data).toMatchObject({ uploadedBy: ada.userId, statements: [{ newCount: 1 }] })
    expect(await linesOf(app, iban)).toEqual([`${DAY} ${amount.replace('.', '').replace(/^0+/, '')}`])
  })

  it('from an archive can be imported only by another administrator', async () => {
    const archive = new File([zipOf({ 'uno.xml': await file().text() })], 'extractos.zip')
    const [kept] = await uploadAs(ada, archive)
    expect((await importAs(ada, kept!.fileId!)).error!.code).toBe('maker-is-checker')
    expect((await importAs(bea, kept!.fileId!)).data).toMatchObject({ name: 'uno.xml' })
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
      asApplication('update bank_files set imported_by = $2, imported_at = now() where file_id = $1', [id, by])
    await expect(imported(ada.userId)).rejects.toMatchObject({
      code: '23514',
      constraint: 'bank_files_two_administrators',
    })
    await expect(imported(null)).rejects.toMatchObject({ code: '23514', constraint: 'bank_files_import_whole' })
    const another = 'update bank_files set uploaded_by = $2 where file_id = $1'
    await expect(asApplication(another, [id, bea.userId])).rejects.toMatchObject({ code: '23001' })
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

  it('is available to administrators only', async () => {
    const manager = await given(app).manager()
    const id = await uploadedBy(ada)
    expect((await manager.client.GET('/v1/bank/files')).response.status).toBe(403)
    expect((await importAs(manager, id)).response.status).toBe(403)
    expect((await removeAs(manager, id)).response.status).toBe(403)
  })
})

describe('a waiting file', () => {
  it.each(['its uploader', 'another administrator'])('can be removed by %s, with its bytes', async (who) => {
    const id = await uploadedBy(ada)
    const { rows } = await asApplication('select storage_key from files where file_id = $1', [id])
    const { storage_key: key } = rows[0] as { storage_key: string }
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
    await expect(asApplication('delete from bank_files where file_id = $1', [id])).rejects.toThrow()
    expect(await readAs(ada, id)).toMatchObject({ state: 'imported' })
  })
})
