import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { testApp } from '@cauce/testing'
import { visitor } from '../../http/actor.ts'
import { expect, test } from 'vitest'
import { inTransaction } from '../../database/index.ts'
import type { FileRow } from '../../database/schema/platform.ts'
import { BACKUP_LOCK, deleteFileLater, filesModule, keepBytes, signedUrl, storeFile } from './index.ts'

const app = testApp()

const bytes = Buffer.from('%PDF-1.7 <script>alert(1)</script>')
const upload = { part: 'file', name: 'escritura año.pdf', kind: 'pdf', bytes } as const
const store = async () => {
  const kept = await keepBytes(app.kernel, upload)
  return inTransaction(app.kernel.database, (tx) => storeFile(tx, kept, { uploadedBy: null }))
}
const isOnDisk = (row: FileRow) => existsSync(join(app.dataFolder, 'files', row.storageKey))
const get = (url: string) => app.app.inject({ method: 'GET', url })
const run = (name: string, payload: unknown = {}) =>
  filesModule(app.kernel)
    .jobs!.find(({ job }) => job.name === name)!
    .handle(payload)

test('a signed address serves the bytes as a download', async () => {
  const row = await store()
  const answer = await get(signedUrl(app.kernel, { actor: visitor }, row).url)
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload).toEqual(bytes)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(bytes.length),
    'content-disposition': 'attachment; filename="escritura a_o.pdf"; filename*=UTF-8\'\'escritura%20a%C3%B1o.pdf',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
})

test('an address is refused for another file, after its expiry, and without a signature', async () => {
  const [row, other] = [await store(), await store()]
  const { url, expiresAt } = signedUrl(app.kernel, { actor: visitor }, row)
  const changed = [
    url.replace(row.fileId, other.fileId),
    url.replace(row.fileId, '01939b2e-7c00-7000-8000-000000000001'),
  ]
  for (const address of changed)
    expect((await get(address)).json()).toMatchObject({ status: 422, code: 'link-invalid' })
  expect((await get(url.replace(/&signature=.*/, ''))).json()).toMatchObject({
    errors: [{ path: 'signature', code: 'required' }],
  })
  app.clock.advance({ minutes: 5 })
  expect(new Date(expiresAt)).toEqual(app.clock.now())
  expect((await get(url)).json()).toMatchObject({ code: 'link-invalid' })
})

test('the row of a file follows its transaction, and its bytes are deleted after the commit', async () => {
  const row = await store()
  const failing = inTransaction(app.kernel.database, async (tx) => {
    await deleteFileLater(tx, row.fileId)
    throw new Error('something else failed')
  })
  await expect(failing).rejects.toThrow('something else failed')
  expect((await get(signedUrl(app.kernel, { actor: visitor }, row).url)).statusCode).toBe(200)

  await inTransaction(app.kernel.database, (tx) => deleteFileLater(tx, row.fileId))
  expect((await get(signedUrl(app.kernel, { actor: visitor }, row).url)).json()).toMatchObject({ code: 'not-found' })
  expect(isOnDisk(row)).toBe(true)
  await run('deleteStoredBytes', { storageKeys: [row.storageKey] })
  await run('deleteStoredBytes', { storageKeys: [row.storageKey] })
  expect(isOnDisk(row)).toBe(false)
})

test('the bytes of an upload whose transaction failed are removed a day later', async () => {
  const kept = await store()
  let lost: FileRow | undefined
  const bytesOfLost = await keepBytes(app.kernel, upload)
  const failing = inTransaction(app.kernel.database, async (tx) => {
    lost = await storeFile(tx, bytesOfLost, { uploadedBy: null })
    throw new Error('the record is refused')
  })
  await expect(failing).rejects.toThrow('the record is refused')
  await run('deleteOrphanedBytes')
  expect(isOnDisk(lost!)).toBe(true)
  app.clock.advance({ hours: 25 })
  await run('deleteOrphanedBytes')
  expect([isOnDisk(lost!), isOnDisk(kept)]).toEqual([false, true])
})

test('bytes stay while a backup copies them, and are removed after it', async () => {
  const [deleted, orphan] = [await store(), await store()]
  await inTransaction(app.kernel.database, (tx) => deleteFileLater(tx, deleted.fileId))
  await app.kernel.database.$client.query('delete from files where file_id = $1', [orphan.fileId])
  app.clock.advance({ hours: 25 })

  const backup = await app.kernel.database.$client.connect()
  await backup.query('select pg_advisory_lock($1)', [BACKUP_LOCK])
  await app.runJobs()
  await run('deleteOrphanedBytes')
  expect([isOnDisk(deleted), isOnDisk(orphan)]).toEqual([true, true])

  await backup.query('select pg_advisory_unlock($1)', [BACKUP_LOCK])
  backup.release()
  app.clock.advance({ minutes: 1 })
  await app.runJobs()
  await run('deleteOrphanedBytes')
  expect([isOnDisk(deleted), isOnDisk(orphan)]).toEqual([false, false])
})
