import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate, PRESENT_LEVEL, type Level } from '@cauce/api/database'
import { seedDemonstration } from '@cauce/seed'
import { type Manifest, readIntactBackup, sha256Of, writeManifest } from '../backup/manifest.ts'
import { partsToRead, partsToWrite } from '../backup/parts.ts'
import { FILE_LIST } from '../backup/stored-files.ts'
import { asOwner } from '../as-owner.ts'
import { copyDatabase, loadDatabase, migrationsOf } from '../backup/table-copy.ts'
import { type DatabaseUrls, readConfig } from '../config/config.ts'
import { startEmbeddedDatabase } from '../database/index.ts'

/** The releases that the repository keeps, by version. */
export const RELEASES = path.resolve(import.meta.dirname, '../../releases')
/** What a version has of its own; numbered migrations stay for ever. */
const OWN_PARTS = ['extensions.sql', 'rules']
/** A row of every kind. */
const SIZE = { individuals: 8, companies: 4, projectsOfPhase: 1 }
const JOURNAL = 'migrations/meta/_journal.json'

type DatabaseAddresses = Pick<DatabaseUrls, 'url' | 'ownerUrl'>

interface Journal {
  readonly entries: readonly { readonly tag: string }[]
}

/** Its rules, the hashes of its numbered migrations, and the rows of a small demonstration (decision migrations). */
export async function freezeRelease(version: string, to: string): Promise<void> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'cauce-release-'))
  const log = { info: () => {}, warn: console.warn }
  const database = await startEmbeddedDatabase({ dataFolder, durability: 'volatile', log })
  try {
    const level = { ...PRESENT_LEVEL, version }
    await migrate({ ...database, level })
    const { api: settings } = readConfig({ CAUCE_DEMO: 'true', DATA_FOLDER: dataFolder })
    await seedDemonstration({ databaseUrl: database.url, settings, anchor: new Date(), size: SIZE, log })
    await writeRelease(database.ownerUrl, level, to)
  } finally {
    await database.stop()
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** Writes a backup without files and without the job queue, which has its own versions. */
async function writeRelease(ownerUrl: string, level: Level, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const part of OWN_PARTS) await cp(path.join(level.folder, part), path.join(to, part), { recursive: true })
  const parts = partsToWrite(to, undefined)
  await asOwner(ownerUrl, async (client) => {
    const copy = await copyDatabase(client, parts)
    const isOurs = ({ name }: { readonly name: string }) => name.startsWith('public.')
    for (const { place } of copy.tables.filter((table) => !isOurs(table))) await rm(path.join(to, place))
    await writeManifest(parts, {
      format: 1,
      version: level.version,
      ...copy,
      tables: copy.tables.filter(isOurs),
      sequences: copy.sequences.filter(isOurs),
      files: { count: 0, sha256: await parts.write(FILE_LIST, Readable.from([])) },
    })
  })
}

/**
 * @param scratch an empty folder, which holds the level afterwards
 * @throws Error when a numbered migration of the release is not what it was
 */
export async function openRelease(database: DatabaseAddresses, release: string, scratch: string): Promise<Manifest> {
  const parts = partsToRead(release, undefined)
  const manifest = await readIntactBackup(parts, release)
  for (const part of OWN_PARTS) await cp(path.join(release, part), path.join(scratch, part), { recursive: true })
  await cp(path.join(PRESENT_LEVEL.folder, 'migrations'), path.join(scratch, 'migrations'), { recursive: true })
  const journal = JSON.parse(await readFile(path.join(scratch, JOURNAL), 'utf8')) as Journal
  const hashes = new Map<string, string>()
  for (const { tag } of journal.entries)
    hashes.set(tag, sha256Of(await readFile(path.join(scratch, 'migrations', `${tag}.sql`))))
  const entries = journal.entries.filter(({ tag }) => manifest.migrations.includes(hashes.get(tag)!))
  const numbered = manifest.migrations.filter((id) => id.length === sha256Of('').length)
  if (entries.length !== numbered.length)
    throw new Error(`A migration of version ${manifest.version} was changed: what is released stays, add the next one.`)
  await writeFile(path.join(scratch, JOURNAL), JSON.stringify({ ...journal, entries }))
  await migrate({ ...database, level: { folder: scratch, version: manifest.version } })
  await asOwner(database.ownerUrl, async (client) =>
    loadDatabase(client, parts, { ...manifest, migrations: await migrationsOf(client) }),
  )
  return manifest
}
