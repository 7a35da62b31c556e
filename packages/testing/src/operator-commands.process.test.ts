import { seedScale } from '@cauce/seed/scale'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outsideDatabase, runOperatorCommand } from './operator-command.ts'
import { startOwnDatabase, type OwnDatabase } from './own-database.ts'
import { INVARIANTS } from '@cauce/contract'

let own: OwnDatabase

beforeAll(async () => {
  own = await startOwnDatabase()
  await seedScale(own.database.ownerUrl, { investors: 3, projects: 1, walletCents: 1_000n, financingCents: 100_000n })
  await query(`update users set role = 'user', email = replace(email, 'admin', 'persona')`)
})
afterAll(async () => {
  await own.stop()
})

const admin = (...args: string[]) =>
  runOperatorCommand('admin', outsideDatabase(own.database.url, own.database.ownerUrl, own.folder), args)

async function query(sql: string) {
  const owner = new pg.Client({ connectionString: own.database.ownerUrl })
  await owner.connect()
  return owner.query(sql).finally(() => owner.end())
}

it('appoints an administrator in a running embedded database, and asks for a second one', async () => {
  const settings = { DATA_FOLDER: path.join(own.folder, 'data'), ORIGIN: 'http://localhost:4100' }
  const { exitCode, lines } = await runOperatorCommand('admin', settings, ['persona1@scale.example'])
  expect(lines[0]).toBe('persona1@scale.example is an administrator now.')
  expect(lines.join(' ')).toContain('Only you can make it: npm run admin -- --setup')
  expect(exitCode).toBe(0)
})

it('appoints one in an outside database, and changes nothing when repeated', async () => {
  expect(await admin('persona2@scale.example')).toEqual({
    exitCode: 0,
    lines: ['persona2@scale.example is an administrator now.'],
    errors: '',
  })
  expect(await admin('persona2@scale.example')).toEqual({
    exitCode: 0,
    lines: ['persona2@scale.example is an administrator already.'],
    errors: '',
  })
  const { rows } = await query(`select count(*)::int as count from audit_records where address = 'npm run admin'`)
  expect(rows).toEqual([{ count: 2 }])
})

it('refuses an unknown or missing e-mail with an explanation', async () => {
  const unknown = await admin('nadie@example.org')
  expect(unknown).toMatchObject({ exitCode: 1, lines: [''] })
  expect(unknown.errors).toContain('There is no account with the e-mail nadie@example.org, or it is closed.')
  const missing = await admin()
  expect(missing).toMatchObject({ exitCode: 2, lines: [''] })
  expect(missing.errors).toBe('Give the e-mail of the account, or --setup: npm run admin -- ana@example.org\n')
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

it('names the record that breaks an invariant, and exits with 1', async () => {
  const { rows } = await query('update projects set investor_count = 7 returning project_id')
  const { exitCode, lines } = await reconcile()
  expect(exitCode).toBe(1)
  expect(lines.filter((line) => line.startsWith('BROKEN '))).toHaveLength(1)
  expect(lines).toContain(`        projects ${rows[0].project_id}: should be 0 / 0, is 0 / 7 (cents)`)
})
