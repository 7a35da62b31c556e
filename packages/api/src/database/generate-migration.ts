/**
 * Writes the next numbered migration from the tables. Until the first release there is only the initial one, which is
 * rewritten: `npm run generate:migration -w packages/api -- --initial`.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

const isInitial = process.argv.includes('--initial')
const packageFolder = join(import.meta.dirname, '../..')
if (isInitial) rmSync(join(import.meta.dirname, 'migrations'), { recursive: true, force: true })
const name = isInitial ? ['--name', 'initial'] : []
const { status } = spawnSync(join(packageFolder, '../../node_modules/.bin/drizzle-kit'), ['generate', ...name], {
  cwd: packageFolder,
  stdio: 'inherit',
})
process.exit(status ?? 1)
