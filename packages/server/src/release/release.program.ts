import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { existsSync, globSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { migrate, PRESENT_LEVEL } from '@cauce/api/database'
import { seedDemonstration } from '@cauce/seed'
import { endWith } from '../command.ts'
import { readConfig } from '../config/config.ts'
import { startEmbeddedDatabase } from '../database/index.ts'
import { StartRefusal } from '../lifetime.ts'
import { RELEASES, writeRelease } from './release.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
/** A row of every kind. */
const SIZE = { individuals: 8, companies: 4, projectsOfPhase: 1 }

/**
 * `npm run release -- 1.0.0`: gives all packages the version and keeps what it makes of a database (decision 170).
 * `npm run release -- --begin 1.1.0`: gives all packages the version that is worked on from here, and keeps nothing.
 */
await endWith(async () => {
  const { values, positionals } = parseArgs({ options: { begin: { type: 'string' } }, allowPositionals: true })
  const version = values.begin ?? positionals[0] ?? ''
  if (!/^[1-9]\d*\.\d+\.\d+$/.test(version)) throw new StartRefusal('Give the version: npm run release -- 1.0.0')
  const to = path.join(RELEASES, version)
  if (existsSync(to)) throw new StartRefusal(`Version ${version} has been released.`)
  if (values.begin !== undefined) {
    giveVersion(version)
    console.log(`All packages have version ${version}. Commit it.`)
    return 0
  }
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'cauce-release-'))
  const log = { info: () => {}, warn: console.warn }
  const database = await startEmbeddedDatabase({ dataFolder, durability: 'volatile', log })
  try {
    const level = { ...PRESENT_LEVEL, version }
    await migrate({ ownerUrl: database.ownerUrl, level })
    const { api: settings } = readConfig({ CAUCE_DEMO: 'true', DATA_FOLDER: dataFolder })
    await seedDemonstration({ databaseUrl: database.url, settings, anchor: new Date(), size: SIZE, log })
    await writeRelease(database.ownerUrl, level, to)
  } finally {
    await database.stop()
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 10 })
  }
  giveVersion(version)
  console.log(`Version ${version} is in packages/server/releases. Commit it and give the commit the tag v${version}.`)
  return 0
})

/** Writes the version into every package of ours and into what names it. */
function giveVersion(version: string): void {
  const packages = ['package.json', ...globSync('{backoffice,site,e2e,packages/*}/package.json', { cwd: root })]
  const { version: before } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  for (const file of [...packages, 'package-lock.json']) {
    const text = readFileSync(path.join(root, file), 'utf8')
    // The version of a package stands after its name, and packages of ours are named with it.
    const given = text
      .replaceAll(new RegExp(`("name": "(?:@cauce/\\w+|cauce)",\\s+"version": )"${before}"`, 'g'), `$1"${version}"`)
      .replaceAll(new RegExp(`("@cauce/\\w+": )"${before}"`, 'g'), `$1"${version}"`)
    writeFileSync(path.join(root, file), given)
  }
}
