/**
 * `npm run bench -- statements [--movements 100000 | --megabytes 128] [--matching]`: upload, preview, forecast, import
 * and repeat over HTTP, against COPY of the same rows. Wall and CPU time of API and PostgreSQL, ratios, peak memory. Linux only.
 */
import { createReadStream, createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { calendarDateOf } from '@cauce/contract'
import { seedScale } from '@cauce/seed/scale'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { startOwnDatabase } from '../own-database.ts'
import { spanishIban } from '../sample-files.ts'
import { startApiProcess, type ApiProcess } from './api-process.ts'
import { forgetMost, memoryOf, parentOf, processorOf, processorOfFamily } from './processor.ts'
import { insertAccount, LARGE_STATEMENTS, largeStatement, type LargeFormat } from './statement-world.ts'

const { values } = parseArgs({
  options: {
    movements: { type: 'string', default: '100000' },
    megabytes: { type: 'string' },
    matching: { type: 'boolean', default: false },
  },
})
const DAY = calendarDateOf(new Date())
const MEGABYTE = 1024 * 1024
/** Movements of a file that warms the API up. */
const WARM_UP = 1_000
const whole = (movements: number) => Math.floor(movements / WARM_UP) * WARM_UP
/** CPU seconds by step. */
const spent = new Map<string, number>()
const WRITTEN = {
  bank_movements: 'iban = $iban',
  ledger_transfers: 'movement_id in (select movement_id from bank_movements where iban = $iban)',
} as const

const { folder, database, stop } = await startOwnDatabase({ warn: console.warn })
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(1)))
const owner = new pg.Client({ connectionString: database.ownerUrl })
try {
  const { administrators } = await seedScale(database.ownerUrl, {
    investors: 1_000,
    projects: 1,
    walletCents: 0n,
    financingCents: 100n,
  })
  await owner.connect()
  const postmaster = parentOf((await owner.query('select pg_backend_pid() as pid')).rows[0].pid)
  for (const [index, format] of (Object.keys(LARGE_STATEMENTS) as LargeFormat[]).entries()) {
    const iban = spanishIban(index + 1)
    await insertAccount(owner, iban, administrators)
    const api = await startApiProcess(database.url, folder)
    await importOne(api, administrators, postmaster, { format, iban })
    await api.stop()
    await yardstick(postmaster, iban)
  }
  if (values.matching) await match(postmaster)
} finally {
  await owner.end()
  await stop()
}

interface Imported {
  readonly format: LargeFormat
  readonly iban: string
}

/** Uploaded by one administrator, imported by the other. */
async function importOne(
  api: ApiProcess,
  administrators: readonly { readonly token: string }[],
  postmaster: number,
  { format, iban }: Imported,
) {
  const small = largeStatement(format, WARM_UP, iban, DAY)
  const most = Number(values.megabytes ?? Infinity) * MEGABYTE
  let count = values.megabytes ? whole((most / small.length) * WARM_UP) : Number(values.movements)
  let bytes = largeStatement(format, count, iban, DAY)
  // Later movements are longer by their numbers.
  if (bytes.length > most) bytes = largeStatement(format, (count = whole((count * most) / bytes.length)), iban, DAY)
  console.log(`${format}: ${count} movements, ${(bytes.length / MEGABYTE).toFixed(0)} MB`)
  const [client, uploader] = [api.client(administrators[0]!.token), api.client(administrators[1]!.token)]
  const upload = async (sent = bytes) => {
    const { data, error } = await uploader.POST('/v1/bank/files', {
      body: { file: new File([new Uint8Array(sent)], 'bench') },
    })
    if (!data) throw new Error(JSON.stringify(error))
    return data.files[0]!
  }
  const took = measured(api, postmaster)
  await upload(small)
  const { fileId } = await took('upload and preview', () => upload())
  await took('outlook', async () => {
    const { error } = await client.GET('/v1/bank/files/{id}/outlook', { params: { path: { id: fileId! } } })
    if (error) throw new Error(JSON.stringify(error))
  })
  await took('total', async () => {
    const { error } = await client.GET('/v1/bank/files-outlook', { params: { query: { ids: [fileId!] } } })
    if (error) throw new Error(JSON.stringify(error))
  })
  await took('import', async () => {
    const { error } = await client.POST('/v1/bank/files/{id}/import', { params: { path: { id: fileId! } } })
    if (error) throw new Error(JSON.stringify(error))
  })
  await took('the same file again', () => upload())
}

function measured({ child }: ApiProcess, postmaster: number) {
  return async <Value>(name: string, step: () => Promise<Value>): Promise<Value> => {
    forgetMost(child.pid!)
    const [apiBefore, databaseBefore, held] = [
      processorOf(child.pid!),
      processorOfFamily(postmaster),
      memoryOf(child.pid!, 'now'),
    ]
    const startedAt = performance.now()
    const value = await step()
    const seconds = (performance.now() - startedAt) / 1000
    const [own, ofDatabase] = [processorOf(child.pid!) - apiBefore, processorOfFamily(postmaster) - databaseBefore]
    const most = memoryOf(child.pid!, 'most')
    spent.set(name, own + ofDatabase)
    console.log(
      `${name.padEnd(24)} ${seconds.toFixed(2)} s   processor ${(own + ofDatabase).toFixed(2)} s (API ${own.toFixed(2)}, PostgreSQL ${ofDatabase.toFixed(2)})   memory ${held.toFixed(0)} MB, at most ${(most - held).toFixed(0)} MB more`,
    )
    return value
  }
}

/** COPY into empty tables of the same form. */
async function yardstick(postmaster: number, iban: string) {
  for (const [table, condition] of Object.entries(WRITTEN)) {
    await owner.query(`drop table if exists bench_${table}`)
    await owner.query(`create table bench_${table} (like ${table} including all)`)
    const file = createWriteStream(path.join(folder, table))
    const rows = `select ${await columnsOf(table)} from ${table} where ${condition.replace('$iban', `'${iban}'`)}`
    await pipeline(owner.query(copyTo(`copy (${rows}) to stdout`)), file)
  }
  const before = processorOfFamily(postmaster)
  const startedAt = performance.now()
  for (const table of Object.keys(WRITTEN)) {
    const into = copyFrom(`copy bench_${table} (${await columnsOf(table)}) from stdin`)
    await pipeline(createReadStream(path.join(folder, table)), owner.query(into))
  }
  const seconds = (performance.now() - startedAt) / 1000
  const copied = processorOfFamily(postmaster) - before
  const ratio = (spent.get('import')! / copied).toFixed(1)
  console.log(
    `${'yardstick: COPY'.padEnd(24)} ${seconds.toFixed(2)} s   processor ${copied.toFixed(2)} s   import / COPY ${ratio}`,
  )
}

async function columnsOf(table: string): Promise<string> {
  const { rows } = await owner.query(
    "select string_agg(column_name, ', ') as names from information_schema.columns where table_name = $1 and is_generated = 'NEVER'",
    [table],
  )
  return rows[0].names
}

async function match(postmaster: number) {
  const api = await startApiProcess(database.url, folder, { isRunningJobs: true })
  await measured(api, postmaster)('matching', async () => {
    for (;;) {
      const { rows } = await owner.query(
        "select count(*)::integer as count from graphile_worker.jobs where task_identifier in ('matchBankMovements', 'matchMoreBankMovements')",
      )
      if (rows[0].count === 0) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
  await api.stop()
}
