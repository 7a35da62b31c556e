import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openStorage, uuidv7, type S3Settings } from '@cauce/api'
import { outsideDatabase, runOperatorCommand } from '@cauce/testing/operator-command'
import { startOwnDatabase, type OwnDatabase } from '@cauce/testing/own-database'
import { startS3Peer } from '@cauce/testing/peers/s3-peer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sha256Of } from './manifest.ts'
import { asOwner } from '../as-owner.ts'

type S3Peer = Awaited<ReturnType<typeof startS3Peer>>

let own: OwnDatabase
let bucket: S3Peer
let other: S3Peer
let folder: string
beforeAll(async () => {
  own = await startOwnDatabase()
  ;[bucket, other] = await Promise.all([startS3Peer(), startS3Peer()])
  folder = mkdtempSync(path.join(tmpdir(), 'cauce-backup-s3-'))
  // More than two pages of the bucket listing.
  for (let count = 0; count < 5; count += 1) await storeFile()
})
afterAll(async () => {
  await Promise.all([bucket.peer.goDown(), other.peer.goDown(), own.stop()])
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
})

/** Bytes first, then the row, as the platform does. */
async function storeFile(): Promise<void> {
  const [fileId, bytes] = [uuidv7(), randomBytes(20_000)]
  const key = `files/2026-11/${fileId}`
  await openStorage({ dataFolder: folder, s3: bucket.settings }).put(key, bytes, 'application/pdf')
  await asOwner(own.database.ownerUrl, (client) =>
    client.query(
      `insert into files (file_id, storage_key, name, content_type, size_bytes, sha256, created_at)
       values ($1, $2, 'escritura.pdf', 'application/pdf', $3, $4, now())`,
      [fileId, key, bytes.length, sha256Of(bytes)],
    ),
  )
}

const asSettings = (s3: S3Settings) => ({
  S3_BUCKET: s3.bucket,
  S3_REGION: s3.region,
  S3_ENDPOINT: s3.endpoint!,
  S3_ACCESS_KEY_ID: s3.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
})
const backUp = (to: string) => {
  const { url, ownerUrl } = own.database
  const settings = { ...outsideDatabase(url, ownerUrl, own.folder), ...asSettings(bucket.settings) }
  return runOperatorCommand('backup', settings, ['--to', path.join(folder, to)])
}
const restore = (from: string, to: string) =>
  runOperatorCommand('restore', { DATA_FOLDER: path.join(folder, to), ...asSettings(other.settings) }, [from])

it('files of a bucket are backed up, and restored into another bucket, byte for byte', async () => {
  const backup = await backUp('first')
  expect(backup).toMatchObject({ exitCode: 0, errors: '' })
  expect(backup.lines[0]).toMatch(/^Backed up \d+ rows of \d+ tables and 5 files to$/)

  const restored = await restore(backup.lines[1]!, 'elsewhere')
  expect(restored).toMatchObject({ exitCode: 0, errors: '' })
  expect(restored.lines.slice(-2)).toEqual(['The books balance.', 'Every file opens and is what it was.'])
  expect(other.objects.size).toBe(5)
  expect(other.objects).toEqual(bucket.objects)

  // The bucket is in use by now.
  const again = await restore(backup.lines[1]!, 'third')
  expect(again.exitCode).not.toBe(0)
  expect(again.errors).toContain('The storage has files already')
}, 400_000)

it('a failing bucket makes no backup, and a file lost by the bucket is named', async () => {
  bucket.peer.ailment = { kind: 'broken' }
  const failed = await backUp('second')
  expect(failed.exitCode).not.toBe(0)
  expect(readdirSync(path.join(folder, 'second'))).toEqual([])
  bucket.peer.ailment = { kind: 'well' }
  const [lost] = bucket.objects.keys()
  bucket.objects.delete(lost!)
  const partial = await backUp('second')
  expect(partial.exitCode).toBe(1)
  expect(partial.lines.join('\n') + partial.errors).toContain(lost)
}, 400_000)
