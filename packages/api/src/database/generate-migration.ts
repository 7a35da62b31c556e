/**
 * `npm run generate:migration -w packages/api -- --name <what_changes>`. Before version 1.0.0 the initial migration is
 * written again, and its snapshot, which only the next migration needs, kept with `--keep-snapshot` (decision migrations).
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { VERSION } from './migrate.ts'

const isReleased = !VERSION.startsWith('0.')
if (isReleased && !process.argv.includes('--name')) {
  console.error(
    'Name the migration after what changes: npm run generate:migration -w packages/api -- --name user_notes',
  )
  process.exit(2)
}
const packageFolder = join(import.meta.dirname, '../..')
const migrations = join(import.meta.dirname, 'migrations')
if (!isReleased) rmSync(migrations, { recursive: true, force: true })
const options = isReleased ? process.argv.slice(2) : ['--name', 'initial']
const { status } = spawnSync(join(packageFolder, '../../node_modules/.bin/drizzle-kit'), ['generate', ...options], {
  cwd: packageFolder,
  stdio: 'inherit',
})
if (!isReleased && !process.argv.includes('--keep-snapshot'))
  rmSync(join(migrations, 'meta/0000_snapshot.json'), { force: true })
process.exit(status ?? 1)
