import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { existsSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '@cauce/api'
import { migrate, openPatientDatabase, PRESENT_LEVEL, type Level } from '@cauce/api/database'
import { reconcile } from '@cauce/api/modules/wallet/reconciliation'
import { intactBooks, MoneyLoad } from '@cauce/testing/money-load'
import { outsideDatabase } from '@cauce/testing/operator-command'
import { emptyDatabase, startOwnDatabase, type OwnDatabase } from '@cauce/testing/own-database'
import { startPlatform, untilReady } from '@cauce/testing/processes/platform-process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readIntactBackup, writeManifest } from '../backup/manifest.ts'
import { partsToRead, partsToWrite } from '../backup/parts.ts'
import { asOwner } from '../as-owner.ts'
import { freezeRelease, openRelease, RELEASES } from './release.ts'

let own: OwnDatabase
let folder: string
beforeAll(async () => {
  own = await startOwnDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'cauce-upgrade-'))
})
afterAll(async () => {
  await own.stop()
  await rm(folder, { recursive: true, force: true })
})

const query = async (ownerUrl: string, sql: string) => (await asOwner(ownerUrl, (client) => client.query(sql))).rows
const scratch = () => mkdtemp(path.join(folder, 'level-'))

type Addresses = Awaited<ReturnType<typeof emptyDatabase>>

/** The present version with one step more, as the next one may have it: it only adds, so that the present one goes on. */
async function nextLevel(): Promise<Level> {
  const to = await scratch()
  for (const part of ['extensions.sql', 'migrations', 'rules'])
    await cp(path.join(PRESENT_LEVEL.folder, part), path.join(to, part), { recursive: true })
  const file = path.join(to, 'migrations/meta/_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { idx: number; when: number; tag: string }[] }
  const last = journal.entries.at(-1)!
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_next' })
  await writeFile(file, JSON.stringify(journal))
  await writeFile(
    path.join(to, 'migrations/9999_next.sql'),
    'alter table orders add column channel text;\n--> statement-breakpoint\ncreate index orders_channel on orders (channel);',
  )
  await writeFile(
    path.join(to, 'rules/90-next.sql'),
    `create or replace function cauce_set_channel() returns trigger language plpgsql as
       $$ begin new.channel := coalesce(new.channel, 'web'); return new; end $$;
     create or replace trigger set_channel before insert on orders for each row execute function cauce_set_channel();`,
  )
  return { folder: to, version: '999.0.0' }
}

async function brokenInvariants(url: string): Promise<string[]> {
  const database = openPatientDatabase(url)
  const { invariants } = await reconcile({ database, clock: systemClock })
  await database.$client.end()
  return invariants.filter(({ exceptionCount }) => exceptionCount > 0).map(({ invariant }) => invariant)
}

describe('an upgrade', () => {
  let frozen: string
  beforeAll(async () => {
    frozen = path.join(folder, '1.0.0')
    await freezeRelease('1.0.0', frozen)
  })

  const released = existsSync(RELEASES) ? readdirSync(RELEASES) : []
  it.each(released)('from %s keeps every row, and the books balance', async (version) => {
    const database = await emptyDatabase(own, `from_${version.replaceAll('.', '_')}`)
    await expectUpgrade(database, path.join(RELEASES, version), PRESENT_LEVEL)
  })

  it('from a frozen release to the next version keeps every row, and the books balance', async () => {
    const database = await emptyDatabase(own, 'next')
    await expectUpgrade(database, frozen, await nextLevel())
    expect(
      await query(
        database.ownerUrl,
        'select count(*) > 0 as has_orders, count(channel)::integer as channels from orders',
      ),
    ).toEqual([{ has_orders: true, channels: 0 }])
  })

  it('is refused from a version whose numbered migration was changed', async () => {
    const manifest = await readIntactBackup(partsToRead(frozen, undefined), frozen)
    await writeManifest(partsToWrite(frozen, undefined), {
      ...manifest,
      migrations: ['0'.repeat(64), ...manifest.migrations],
    })
    await expect(openRelease(await emptyDatabase(own, 'changed'), frozen, await scratch())).rejects.toThrow(
      'was changed',
    )
  })

  async function singleAccounts(ownerUrl: string): Promise<number> {
    const single = 'where wallet_id is null and project_id is null'
    const [row] = await query(ownerUrl, `select count(*)::integer as count from ledger_accounts ${single}`)
    return (row as { count: number }).count
  }

  async function expectUpgrade(database: Addresses, release: string, level: Level): Promise<void> {
    const { ownerUrl } = database
    const { tables } = await openRelease(database, release, await scratch())
    const accountsBefore = await singleAccounts(ownerUrl)
    await migrate({ ...database, level })
    // A version may bring accounts of the ledger that exist once.
    const brought = (await singleAccounts(ownerUrl)) - accountsBefore
    // Kept counts are counted again where a version counts or adds up more; reconciliation proves them.
    for (const { name, rows } of tables.filter((table) => !/^public\.tall(ies|y_changes)$/.test(table.name)))
      expect([name, await query(ownerUrl, `select count(*)::integer as count from ${name}`)]).toEqual([
        name,
        [{ count: name === 'public.ledger_accounts' ? rows + brought : rows }],
      ])
    expect(await brokenInvariants(ownerUrl)).toEqual([])
  }
})

it(
  'an old version serves while a new one changes the tables, and can restart alongside it',
  { timeout: 600_000 },
  async () => {
    const { url, ownerUrl } = own.database
    const settings = { ...outsideDatabase(url, ownerUrl, own.folder), REQUESTS_PER_MINUTE: '0' }
    let process = await startPlatform(settings)
    await untilReady(process)
    const load = await MoneyLoad.prepare({ ownerUrl, port: () => process.port, clients: 4, pauseMs: 20 })
    const clients = load.begin()
    await load.untilServing()
    await migrate({ url, ownerUrl, level: await nextLevel() })
    await sleep(500)
    // What the old version does is seen by the new one.
    expect(await query(ownerUrl, `select count(*) > 0 as is_set from orders where channel = 'web'`)).toEqual([
      { is_set: true },
    ])
    await clients.stop()
    expect(load.refusals).toEqual([])

    // A crash of an old process: it starts on tables that are newer than it, and does not bring back its rules.
    expect(await process.stop()).toBe(0)
    process = await startPlatform(settings)
    await untilReady(process)
    const unset = () => query(ownerUrl, 'select count(*) from orders where channel is null')
    const before = await unset()
    const again = load.begin()
    await load.untilServing()
    await sleep(500)
    await again.stop()
    const { acknowledged: _, ...found } = await load.verify(url)
    expect(await process.stop()).toBe(0)
    expect(found).toEqual(intactBooks(found.attempts))
    expect(await unset()).toEqual(before)
  },
)
