import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { VERSION } from '@cauce/api/database'
import { endWith } from '../command.ts'
import { StartRefusal } from '../lifetime.ts'
import { freezeRelease, RELEASES } from './release.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

/**
 * `npm run release -- 1.0.0` versions all packages and keeps what it makes of a database (decision migrations);
 * `--begin 1.1.0` only versions them.
 */
await endWith(async () => {
  const { values, positionals } = parseArgs({ options: { begin: { type: 'string' } }, allowPositionals: true })
  const version = values.begin ?? positionals[0] ?? ''
  if (!/^[1-9]\d*\.\d+\.\d+$/.test(version)) throw new StartRefusal('Give the version: npm run release -- 1.0.0')
  const to = path.join(RELEASES, version)
  if (existsSync(to)) throw new StartRefusal(`Version ${version} has been released.`)
  const generate = ['run', 'generate:migration', '-w', 'packages/api', '--', '--keep-snapshot']
  if (VERSION.startsWith('0.')) execFileSync('npm', generate, { cwd: root, stdio: 'inherit' })
  if (values.begin !== undefined) {
    giveVersion(version)
    console.log(`All packages have version ${version}. Commit it.`)
    return 0
  }
  if (!readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8').includes(`\n## [${version}] - `))
    throw new StartRefusal(
      `CHANGELOG.md has no entry such as "## [${version}] - ${new Date().toISOString().slice(0, 10)}".`,
    )
  await freezeRelease(version, to)
  giveVersion(version)
  console.log(`Version ${version} is in packages/server/releases. Commit it and give the commit the tag v${version}.`)
  return 0
})

function giveVersion(version: string): void {
  const packages = ['package.json', ...globSync('{backoffice,site,e2e,packages/*}/package.json', { cwd: root })]
  const { version: before } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  for (const file of [...packages, 'package-lock.json']) {
    const text = readFileSync(path.join(root, file), 'utf8')
    const given = text
      .replaceAll(new RegExp(`("name": "(?:@cauce/\\w+|cauce)",\\s+"version": )"${before}"`, 'g'), `$1"${version}"`)
      .replaceAll(new RegExp(`("@cauce/\\w+": )"${before}"`, 'g'), `$1"${version}"`)
    writeFileSync(path.join(root, file), given)
  }
}
