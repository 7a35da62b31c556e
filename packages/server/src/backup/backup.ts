import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { VERSION } from '@cauce/api/database'
import { BACKUP_LOCK } from '@cauce/api/platform/files'
import { type FileStorage, StorageError } from '@cauce/api/storage'
import type pg from 'pg'
import { type Manifest, writeManifest } from './manifest.ts'
import { partsToWrite, type Parts } from './parts.ts'
import { asOwner } from '../as-owner.ts'
import { atOnce, FILE_LIST, lineOf, type StoredPart } from './stored-files.ts'
import { copyDatabase, type CopyForm, type NamedFile, namedFiles, WHOLE } from './table-copy.ts'
import { realpathSync, rmSync, writeFileSync } from 'node:fs'
import { StartRefusal } from '../lifetime.ts'
import { makeFolder } from '../make-folder.ts'

export interface BackupOptions {
  readonly ownerUrl: string
  readonly storage: FileStorage
  readonly to: string
  /** `age1…`; undefined leaves it readable. */
  readonly publicKey?: string | undefined
}

export interface Backup {
  readonly folder: string
  readonly manifest: Manifest
  /** Keys of files lost or changed in the storage. */
  readonly lostFiles: readonly string[]
}

/** Online backup of database and files (decision backup). */
export async function makeBackup({ publicKey, ...options }: BackupOptions): Promise<Backup> {
  const partsIn = (folder: string) => partsToWrite(folder, publicKey)
  const made = await copyPlatform({ ...options, kind: 'cauce', format: 1, form: WHOLE, partsIn })
  const { folder, manifest } = made
  await asOwner(options.ownerUrl, (client) => noteBackup(client, path.basename(folder), manifest.takenAt))
  return made
}

interface CopyOptions extends Omit<BackupOptions, 'publicKey'> {
  /** First part of the name of the folder. */
  readonly kind: string
  readonly format: Manifest['format']
  readonly form: CopyForm
  readonly partsIn: (folder: string) => Parts
  readonly further?: (client: pg.Client, parts: Parts) => Promise<void>
  /** Writes what comes after the manifest. */
  readonly finish?: (parts: Parts) => Promise<void>
}

/** The folder gets its name last: an interrupted copy is never taken for one. */
export async function copyPlatform(options: CopyOptions): Promise<Backup> {
  const { ownerUrl, storage, to, kind, format, form, partsIn, further, finish } = options
  const name = `${kind}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  const draft = path.join(to, `.${name}.unfinished`)
  makeTarget(draft)
  const parts = partsIn(draft)
  try {
    const { manifest, lostFiles } = await asOwner(ownerUrl, async (client) => {
      // Held until the connection ends, so that bytes deleted meanwhile stay. A second backup waits here.
      await client.query('select pg_advisory_lock($1)', [BACKUP_LOCK])
      const copy = await copyDatabase(client, parts, form, further)
      const { files, lostFiles } = await copyFiles(storage, namedFiles(client), parts)
      return { manifest: { format, version: VERSION, ...copy, files }, lostFiles }
    })
    await writeManifest(parts, manifest)
    await finish?.(parts)
    const folder = path.join(to, name)
    await rename(draft, folder)
    return { folder, manifest, lostFiles }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** A row a backup, for a year. */
async function noteBackup(client: pg.Client, name: string, takenAt: string): Promise<void> {
  await client.query(`delete from backups where taken_at < now() - interval '1 year'`)
  await client.query('insert into backups (name, taken_at) values ($1, $2)', [name, takenAt])
}

/** A changed file is copied as it is and reported. The list is written as they are. */
async function copyFiles(storage: FileStorage, named: AsyncIterable<NamedFile>, parts: Parts) {
  const lostFiles: string[] = []
  let count = 0
  const copyFile = async ({ key, contentType, sha256: expected }: NamedFile): Promise<StoredPart | undefined> => {
    const bytes = await openStored(storage, key)
    if (bytes === undefined) return void lostFiles.push(key)
    let sizeBytes = 0
    const counted = new PassThrough().on('data', (piece: Buffer) => (sizeBytes += piece.length))
    const sha256 = await parts.write(key, bytes, counted)
    if (sha256 !== expected) lostFiles.push(key)
    return { key, contentType, sizeBytes, sha256 }
  }
  async function* lines() {
    for await (const copied of atOnce(named, copyFile)) {
      if (!copied) continue
      count += 1
      yield lineOf(copied)
    }
  }
  const sha256 = await parts.write(FILE_LIST, Readable.from(lines()))
  return { files: { count, sha256 }, lostFiles }
}

async function openStored(storage: FileStorage, key: string): Promise<Readable | undefined> {
  try {
    return await storage.open(key)
  } catch (error) {
    if (error instanceof StorageError && error.isMissing) return undefined
    throw error
  }
}

const FORM = 'npm run backup -- --to /mnt/backups/cauce'

/**
 * The folder for backups: on another disk, so not in the data folder.
 * @throws StartRefusal when it is none that can be written to
 */
export function backupTarget(to: string | undefined, dataFolder: string): string {
  if (to === undefined) throw new StartRefusal(`Name a folder on another disk or machine: ${FORM}`)
  if (!path.isAbsolute(to))
    throw new StartRefusal(`The folder of backups must begin with /, and is "${to}". An example: ${FORM}`)
  makeTarget(to)
  const within = path.relative(realpathSync(dataFolder), realpathSync(to))
  if (!within.startsWith('..') && !path.isAbsolute(within))
    throw new StartRefusal(`The folder ${to} is in the data folder and would be lost with it. An example: ${FORM}`)
  return to
}

/** @throws StartRefusal */
function makeTarget(folder: string): void {
  try {
    makeFolder(folder)
    const probe = path.join(folder, `.probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new StartRefusal(`No backup can be written to ${folder}: ${(error as Error).message}.`)
  }
}
