import { IMPORT_MODES } from '@cauce/contract'
import { given, testApp, whileLocked, type Person } from '@cauce/testing'
import { beginImport, checkedImport, csvFile, CUSTOMER_HEADINGS, customerLine } from '@cauce/testing/csv-imports'
import { beforeAll, expect, test, vi } from 'vitest'
import { carryOutImport } from './carry-out.ts'

const app = testApp()
let ada: Person
beforeAll(async () => {
  ada = await given(app).administrator()
})

const LINES = [customerLine(1), customerLine(2)]
const importOf = async (importId: string) =>
  (await ada.client.GET('/v1/misc/imports/{id}', { params: { path: { id: importId } } })).data!
const checkAgain = async (importId: string) => {
  const { columns, mode } = await importOf(importId)
  const params = { path: { id: importId } }
  return ada.client.POST('/v1/misc/imports/{id}/check', { params, body: { columns, mode } })
}
const breakLine = (importId: string) =>
  app.kernel.database.$client.query(`update import_lines set cells = '5' where import_id = $1 and line = 2`, [importId])
const mendLine = (importId: string) =>
  app.kernel.database.$client.query('update import_lines set cells = $2 where import_id = $1 and line = 2', [
    importId,
    JSON.stringify(LINES[0]),
  ])

test('a failed check or import ends as failed and can be retried', async () => {
  const { importId } = await checkedImport(app, ada, 'customers', csvFile([CUSTOMER_HEADINGS, ...LINES]))
  await breakLine(importId)
  await checkAgain(importId)
  await expect(app.runJobs()).rejects.toThrow(TypeError)
  expect(await importOf(importId)).toMatchObject({ state: 'failed' })
  await mendLine(importId)
  await checkAgain(importId)
  await app.runJobs()
  expect(await importOf(importId)).toMatchObject({ state: 'checked', goodCount: 2 })

  await breakLine(importId)
  await expect(beginImport(app, ada, importId)).rejects.toThrow(TypeError)
  expect(await importOf(importId)).toMatchObject({ state: 'failed' })
  await mendLine(importId)
  await checkAgain(importId)
  await app.runJobs()
  expect(await beginImport(app, ada, importId)).toMatchObject({ state: 'imported', doneCount: 2 })
  expect(app.takeErrors()).toHaveLength(2)
})

test('a check is retried when the database is unavailable', async () => {
  const lines = [customerLine(3)]
  const { importId } = await checkedImport(app, ada, 'customers', csvFile([CUSTOMER_HEADINGS, ...lines]))
  await checkAgain(importId)
  const lost = Object.assign(new Error('terminating connection'), { code: '57P01' })
  const execute = vi.spyOn(app.kernel.patientDatabase, 'execute').mockRejectedValueOnce(lost)
  await expect(carryOutImport(app.kernel, importId)).rejects.toBe(lost)
  execute.mockRestore()
  expect(await importOf(importId)).toMatchObject({ state: 'checking' })
  await app.runJobs()
  expect(await importOf(importId)).toMatchObject({ state: 'checked', goodCount: 1 })
})

test.each(IMPORT_MODES)(
  'a run in mode %s that meets another run is retried, and creates the lines once',
  async (mode) => {
    const lines = [customerLine(mode === 'whole' ? 4 : 5)]
    const { importId } = await checkedImport(app, ada, 'customers', csvFile([CUSTOMER_HEADINGS, ...lines]), { mode })
    await ada.client.POST('/v1/misc/imports/{id}/begin', { params: { path: { id: importId } } })
    // Lock of a killed run that PostgreSQL has not noticed yet.
    const statement = 'select pg_advisory_xact_lock(hashtextextended($1, 0))'
    await whileLocked(app, { statement, values: [`import ${importId}`] }, async () => {
      await expect(carryOutImport(app.kernel, importId)).rejects.toThrow(`Another run works on the import ${importId}`)
      expect(await importOf(importId)).toMatchObject({ state: 'importing', doneCount: 0 })
    })
    await app.runJobs()
    expect(await importOf(importId)).toMatchObject({ state: 'imported', doneCount: 1 })
  },
)
