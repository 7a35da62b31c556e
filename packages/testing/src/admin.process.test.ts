import { seedScale } from '@cauce/seed/scale'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outsideDatabase, runOperatorCommand } from './operator-command.ts'
import { startOwnDatabase, type OwnDatabase } from './own-database.ts'

let own: OwnDatabase

beforeAll(async () => {
  own = await startOwnDatabase()
  await seedScale(own.database.ownerUrl, { investors: 1, projects: 0, walletCents: 0n, financingCents: 0n })
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
  expect(lines.join(' ')).toContain(
    'Only you can appoint it: register another account at http://localhost:4100/register',
  )
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
  expect(missing.errors).toBe('Give the e-mail of the account: npm run admin -- ana@example.org\n')
})
