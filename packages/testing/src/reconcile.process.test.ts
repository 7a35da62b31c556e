import { INVARIANTS } from '@cauce/contract'
import { seedScale } from '@cauce/seed/scale'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outsideDatabase, runOperatorCommand } from './operator-command.ts'
import { startOwnDatabase, type OwnDatabase } from './own-database.ts'

let own: OwnDatabase

beforeAll(async () => {
  own = await startOwnDatabase()
  await seedScale(own.database.ownerUrl, { investors: 3, projects: 1, walletCents: 1_000n, financingCents: 100_000n })
})
afterAll(async () => {
  await own.stop()
})

const reconcile = ({ url, ownerUrl } = own.database) =>
  runOperatorCommand('reconcile', outsideDatabase(url, ownerUrl, own.folder))

it('reports that each invariant holds, and exits with 0', async () => {
  const { exitCode, lines } = await reconcile()
  expect(exitCode).toBe(0)
  expect(lines.filter((line) => line.startsWith('holds '))).toHaveLength(INVARIANTS.length)
  expect(lines.at(-1)).toBe('The books balance.')
})

it('reports in one line that it cannot read the books', async () => {
  // A database without books.
  const empty = (url: string) => Object.assign(new URL(url), { pathname: '/postgres' }).href
  const { database } = own
  const { exitCode, errors } = await reconcile({
    ...database,
    url: empty(database.url),
    ownerUrl: empty(database.ownerUrl),
  })
  expect(exitCode).toBe(2)
  expect(errors).toMatch(/^The books cannot be read: .* does not exist\.\n$/)
})

it('reports in one line that its password is wrong', async () => {
  const stranger = new URL(own.database.url)
  stranger.password = 'wrong'
  const { exitCode, errors } = await reconcile({ ...own.database, url: stranger.href })
  expect(exitCode).toBe(2)
  expect(errors).toMatch(/^The setting DATABASE_URL must be .*: password authentication failed for user "\w+"\.\n$/)
})

it('names the record that breaks an invariant, and exits with 1', async () => {
  const owner = new pg.Client({ connectionString: own.database.ownerUrl })
  await owner.connect()
  const { rows } = await owner.query('update projects set investor_count = 7 returning project_id')
  await owner.end()
  const { exitCode, lines } = await reconcile()
  expect(exitCode).toBe(1)
  expect(lines.filter((line) => line.startsWith('BROKEN '))).toHaveLength(1)
  expect(lines).toContain(`        projects ${rows[0].project_id}: should be 0 / 0, is 0 / 7 (cents)`)
})
