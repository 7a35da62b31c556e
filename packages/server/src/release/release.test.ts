import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PRESENT_LEVEL } from '@cauce/api/database'
import { expect, it } from 'vitest'
import { sha256Of } from '../backup/manifest.ts'
import { RELEASES } from './release.ts'

function hashesIn(folder: string, part: string, ending: string): Record<string, string> {
  const files = readdirSync(path.join(folder, part)).filter((file) => file.endsWith(ending))
  return Object.fromEntries(files.map((file) => [file, sha256Of(readFileSync(path.join(folder, part, file)))]))
}

it('changed migrations or rules need a new version after a release', () => {
  const released = path.join(RELEASES, PRESENT_LEVEL.version)
  if (!existsSync(released)) return
  const { migrations } = JSON.parse(readFileSync(path.join(released, 'manifest.json'), 'utf8')) as {
    migrations: string[]
  }
  const mend = `Version ${PRESENT_LEVEL.version} is released: give the next one with npm run release -- --begin <version>.`
  for (const [file, hash] of Object.entries(hashesIn(PRESENT_LEVEL.folder, 'migrations', '.sql')))
    expect(migrations, `${file}. ${mend}`).toContain(hash)
  expect(hashesIn(PRESENT_LEVEL.folder, 'rules', '.sql'), mend).toEqual(hashesIn(released, 'rules', '.sql'))
})
