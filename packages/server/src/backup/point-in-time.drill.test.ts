import { appendFileSync, chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate } from '@cauce/api'
import { startApiProcess } from '@cauce/testing/bench/api-process'
import { MoneyLoad } from '@cauce/testing/money-load'
import { outsideDatabase, runOperatorCommand } from '@cauce/testing/operator-command'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asSuperuser, startEmbeddedDatabase, type EmbeddedDatabase } from '../database/index.ts'
import { asOwner } from '../as-owner.ts'

/** The steps of operating.md (point in time), on a separate PostgreSQL. */
let original: EmbeddedDatabase
let copy: EmbeddedDatabase | undefined
let folder: string
const at = (name: string) => path.join(folder, name)

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cauce-point-'))
  // For root, another account runs PostgreSQL and writes the log.
  chmodSync(folder, 0o711)
  mkdirSync(at('log'))
  chmodSync(at('log'), 0o777)
  original = await start('original')
  await migrate(original)
  await command('alter system set archive_mode = on')
  await command(`alter system set archive_command = 'test ! -f ${at('log')}/%f && cp %p ${at('log')}/%f'`)
  await original.stop()
  original = await start('original')
})
afterAll(async () => {
  await copy?.stop()
  await original.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
})

const start = (name: string) => startEmbeddedDatabase({ dataFolder: at(name), log: { info: () => {}, warn: () => {} } })
const command = (statement: string) =>
  asSuperuser(original.endpoint, original.secret, 'postgres', async (client) => (await client.query(statement)).rows)
const countOrders = async ({ ownerUrl }: EmbeddedDatabase) =>
  Number((await asOwner(ownerUrl, (client) => client.query('select count(*) from orders'))).rows[0].count)

/** Online copy as pg_basebackup makes it; PostgreSQL names the label and tablespace map. */
async function takeBaseBackup(to: string): Promise<void> {
  const base = path.join(at(to), 'postgres')
  mkdirSync(at(to), { mode: 0o700 })
  await asSuperuser(original.endpoint, original.secret, 'postgres', async (client: pg.Client) => {
    await client.query(`select pg_backup_start('base', fast => true)`)
    const isCopied = (file: string) => !/\/(pg_wal\/.+|postmaster\.(pid|opts)|\.s\.PGSQL.*)$/.test(file)
    cpSync(original.where, base, { recursive: true, verbatimSymlinks: true, filter: isCopied })
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
    writeFileSync(path.join(base, 'cluster/backup_label'), rows[0]!.labelfile)
  })
  // Copying does not keep folder modes.
  chmodSync(path.join(base, 'cluster'), 0o700)
}

async function untilLogIsOut(): Promise<void> {
  const [{ file }] = (await command('select pg_walfile_name(pg_switch_wal()) as file')) as [{ file: string }]
  await expect.poll(() => existsSync(path.join(at('log'), file)), { timeout: 60_000 }).toBe(true)
}

async function invest(load: MoneyLoad, more: number): Promise<number> {
  const before = await countOrders(original)
  const clients = load.begin()
  await expect.poll(() => countOrders(original), { timeout: 60_000 }).toBeGreaterThan(before + more)
  await clients.stop()
  return countOrders(original)
}

it('a base backup and the WAL restore the books of a point in time, without anything later', async () => {
  const load = await MoneyLoad.prepare({ ownerUrl: original.ownerUrl, port: () => api.port, clients: 4 })
  const api = await startApiProcess(original.url, folder)
  await invest(load, 5)
  await takeBaseBackup('copy')
  const wanted = await invest(load, 20)
  const [{ moment }] = (await command('select clock_timestamp()::text as moment')) as [{ moment: string }]
  expect(await invest(load, 20)).toBeGreaterThan(wanted)
  await api.stop()
  await untilLogIsOut()

  const cluster = path.join(at('copy'), 'postgres/cluster')
  const settings = {
    archive_mode: 'off',
    // Nobody connects before the restore is done.
    hot_standby: 'off',
    restore_command: `cp ${at('log')}/%f %p`,
    recovery_target_time: moment,
    recovery_target_action: 'promote',
  }
  for (const [name, value] of Object.entries(settings))
    appendFileSync(path.join(cluster, 'postgresql.auto.conf'), `${name} = '${value}'\n`)
  writeFileSync(path.join(cluster, 'recovery.signal'), '')
  copy = await start('copy')
  expect(await countOrders(copy)).toBe(wanted)
  const ofCopy = outsideDatabase(copy.url, copy.ownerUrl, folder)
  const marked = await runOperatorCommand('restore', ofCopy, ['--mark', new Date(moment).toISOString()])
  expect(marked).toMatchObject({ exitCode: 0, errors: '' })
  const { rows } = await asOwner(copy.ownerUrl, (client) => client.query('select copied_at from restores'))
  expect(rows).toEqual([{ copied_at: new Date(moment) }])
  const reconciled = await runOperatorCommand('reconcile', ofCopy)
  expect(reconciled).toMatchObject({ exitCode: 0, errors: '' })
  expect(reconciled.lines.at(-1)).toBe('The books balance.')
}, 300_000)
