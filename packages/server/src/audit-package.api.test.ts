import { given, testWorld } from '@cauce/testing'
import { closeDays } from '@cauce/api/modules/bank/daily-closes'
import { openPatientDatabase } from '@cauce/api/database'
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished, test } from 'vitest'
import { writeAuditPackage } from './audit-package.ts'
import { asSuperuser } from './database/roles.ts'

const { app, world } = testWorld()
const run = promisify(execFile)

/** Only reads. */
async function readerUrl(): Promise<string> {
  const { endpoint, secret } = inject('testDatabases')
  const url = new URL(app.databaseUrl)
  const [role, password] = [`auditor_${randomUUID().slice(0, 8)}`, randomUUID()]
  const name = url.pathname.slice(1)
  await asSuperuser(endpoint, secret, 'postgres', async (client) => {
    await client.query(`create role ${role} login password '${password}'`)
    await client.query(`grant pg_read_all_data to ${role}`)
    await client.query(`grant connect on database ${name} to ${role}`)
  })
  Object.assign(url, { username: role, password })
  return url.href
}

test('an auditor checks hashes, books, decisions and rights without the platform', async () => {
  app.clock.advance({ days: 1 })
  await closeDays(app.kernel)
  await given(app).manager({ name: 'Nunca', surname: 'Usó' })
  const folder = await mkdtemp(join(tmpdir(), 'audit-'))
  const database = openPatientDatabase(await readerUrl())
  onTestFinished(async () => {
    await database.$client.end()
    await rm(folder, { recursive: true })
  })
  expect(await writeAuditPackage(database, folder)).toBe(true)
  await expect(database.$client.query('delete from sessions')).rejects.toThrow(/permission denied/)
  const read = (name: string) => readFile(join(folder, name), 'utf8')

  expect((await run('sha256sum', ['-c', 'SHA256SUMS'], { cwd: folder })).stdout).toContain('daily-closes.jsonl: OK')
  const checker = fileURLToPath(new URL('../../handbook/deploy/check-daily-closes.mjs', import.meta.url))
  expect((await run(process.execPath, [checker, 'daily-closes.jsonl'], { cwd: folder })).stdout).toMatch(/^0 faults/)

  const postings = (await read('daily-closes.jsonl')).split('\n').filter((line) => line.startsWith('{"posting"'))
  const decided = new Set((await read('money-decisions.csv')).split('\n').map((line) => line.split(',')[0]))
  expect(postings.length).toBeGreaterThan(0)
  for (const line of postings) expect(decided).toContain((JSON.parse(line) as { decisionId: string }).decisionId)
  expect(JSON.parse(await read('differences.json'))).toMatchObject({ isBalanced: true })
  expect(await read('staff.csv')).toMatch(/,Nunca,Usó,operator,f,/)
  expect(await read('use-of-rights.csv')).toMatch(
    new RegExp(`${world.administrator.userId},admin,distributions.record,2,`),
  )
  expect(await read('staff.csv')).not.toContain(',user,')
})
