import { setTimeout as sleep } from 'node:timers/promises'
import { calendarDateOf } from '@cauce/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { IS_LONG } from './effort.ts'
import { startApiProcess, type ApiProcess } from '../bench/api-process.ts'
import { insertAccount, largeStatement } from '../bench/statement-world.ts'
import { startOwnWorld, type OwnWorld } from '../own-database.ts'
import { spanishIban } from '../sample-files.ts'

/** Staged in batches of 250. */
const LINES = IS_LONG ? 5_000 : 2_500
/** Between lines and money, and between money and period. */
const KILLED_BEFORE = IS_LONG ? ['ledger_transfers', 'bank_periods'] : ['bank_periods']
const IBAN = spanishIban(1)

let own: OwnWorld
beforeAll(async () => {
  own = await startOwnWorld()
  const client = new pg.Client({ connectionString: own.database.ownerUrl })
  await client.connect()
  await insertAccount(client, IBAN, own.administrators)
  await client.end()
})
afterAll(() => own.stop())

/**
 * Kills the process when the import is about to write into a table. It has written all that comes before, and committed nothing.
 */
async function killBeforeWriting<Answer>(
  table: string,
  api: ApiProcess,
  run: () => Promise<Answer>,
): Promise<Answer | undefined> {
  const holder = await own.owner.connect()
  try {
    await holder.query('begin')
    await holder.query(`lock table ${table} in share mode`)
    const cut = run().catch(() => undefined)
    await untilWaitedFor(table)
    await api.kill()
    return await cut
  } finally {
    await holder.query('rollback')
    holder.release()
  }
}

async function untilWaitedFor(table: string): Promise<void> {
  for (let tries = 0; tries < 4_000; tries += 1) {
    const { rowCount } = await own.owner.query('select from pg_locks where relation = $1::regclass and not granted', [
      table,
    ])
    if (rowCount) return
    await sleep(25)
  }
  throw new Error(`Nothing was written into ${table}`)
}

async function stored() {
  const { rows } = await own.owner.query<Record<string, string | null>>(
    `select (select count(*) from bank_movements) as lines, (select count(*) from bank_statements) as statements, (select count(*) from bank_periods) as periods,
      (select sum(amount) from ledger_transfers where kind = 'bank_credit') as credits, (select count(*) from bank_files where imported_at is not null) as files,
      (select count(*) from bank_files) as uploads, (select count(*) from staged_lines) as staged`,
  )
  return rows[0]!
}

async function brokenInvariants(api: ApiProcess) {
  const { data } = await api.client(own.token).GET('/v1/misc/reconciliation')
  return data!.invariants.filter(({ exceptionCount }) => exceptionCount > 0)
}

it('stores a large statement fully or not at all, wherever the process is killed', { timeout: 900_000 }, async () => {
  const bytes = largeStatement('camt.053', LINES, IBAN, calendarDateOf(new Date()))
  let api = await startApiProcess(own.database.url, own.folder)
  const body = { file: new File([new Uint8Array(bytes)], 'extracto.xml') }
  const upload = () => api.client(own.otherToken).POST('/v1/bank/files', { body })
  // The lines are staged.
  await killBeforeWriting('staged_statements', api, upload)
  const nothing = { lines: '0', statements: '0', periods: '0', credits: null, files: '0' }
  expect(await stored()).toEqual({ ...nothing, uploads: '0', staged: '0' })
  api = await startApiProcess(own.database.url, own.folder)
  const { fileId } = (await upload()).data!.files[0]!
  const params = { path: { id: fileId! }, header: { 'Idempotency-Key': 'one-key-for-all-attempts' } }
  const run = () => api.client(own.token).POST('/v1/bank/files/{id}/import', { params })
  for (const table of KILLED_BEFORE) {
    const cut = await killBeforeWriting(table, api, run)
    expect(cut?.response.status).not.toBe(200)
    expect(await stored()).toEqual({ ...nothing, uploads: '1', staged: String(LINES) })
    api = await startApiProcess(own.database.url, own.folder)
    expect(await brokenInvariants(api)).toEqual([])
  }
  expect((await run()).response.status).toBe(200)
  const credits = (BigInt(LINES) * BigInt(LINES + 1)) / 2n - debitsOf(LINES)
  const money = { lines: String(LINES), statements: '1', periods: '1', credits: String(credits) }
  const whole = { ...money, files: '1', uploads: '1', staged: '0' }
  expect(await stored()).toEqual(whole)
  expect((await run()).response.headers.get('idempotency-hit')).toBe('true')
  expect(await stored()).toEqual(whole)
  expect(await brokenInvariants(api)).toEqual([])
  await api.stop()
})

/** Every fifth. */
const debitsOf = (lines: number) =>
  Array.from({ length: lines / 5 }, (_, index) => BigInt(index * 5 + 1)).reduce((sum, each) => sum + each, 0n)
