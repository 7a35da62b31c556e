import { setTimeout as sleep } from 'node:timers/promises'
import { IMPORT_MODES } from '@cauce/contract'
import { expect, it } from 'vitest'
import { IS_LONG } from './effort.ts'
import { startApiProcess, type ApiProcess } from '../bench/api-process.ts'
import { csvFile, CUSTOMER_HEADINGS, customerLine } from '../csv-imports.ts'
import { granted } from '../granted.ts'
import { startOwnWorld, type OwnWorld } from '../own-database.ts'

/** Chunks of 250, the last partial. */
const LINES = IS_LONG ? 600 : 300
/** In every chunk but the first. */
const CUTS = IS_LONG ? [400, 600] : [300]

const startApi = (own: OwnWorld) => startApiProcess(own.database.url, own.folder, { isRunningJobs: true })

async function stored(own: OwnWorld, importId: string) {
  const { rows } = await own.owner.query<Record<'customers' | 'wallets' | 'named' | 'done' | 'state', string>>(
    `select (select count(*) from users u where u.email like 'cliente%@correo.example')::text as customers,
      (select count(*) from wallets w join users u using (user_id) where u.email like 'cliente%@correo.example')::text as wallets,
      (select count(distinct l.record_id) from import_lines l join users u on u.user_id = l.record_id where l.import_id = i.import_id)::text as named,
      i.done_count::text as done, i.state from imports i where i.import_id = $1`,
    [importId],
  )
  return rows[0]!
}

async function until<Value>(read: () => Promise<Value>, isReached: (value: Value) => boolean): Promise<Value> {
  for (let tries = 0; tries < 4_000; tries += 1) {
    const value = await read()
    if (isReached(value)) return value
    await sleep(50)
  }
  throw new Error('The import does not get on')
}

const count = async (own: OwnWorld, rows: string) => (await own.owner.query(`select from ${rows}`)).rowCount ?? 0
const OTHERS = 'pg_stat_activity where datname = current_database() and usename <> current_user'

async function killAtLine(
  own: OwnWorld,
  importId: string,
  line: number,
  begin: () => Promise<ApiProcess>,
): Promise<void> {
  const holder = await own.owner.connect()
  try {
    await holder.query('begin')
    await holder.query('select from import_lines where import_id = $1 and line = $2 for update', [importId, line])
    const api = await begin()
    await until(
      () => count(own, 'pg_locks where not granted'),
      (waiting) => waiting > 0,
    )
    await api.kill()
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  // Else another process takes the job over after 20 s.
  await own.owner.query(
    'select graphile_worker.force_unlock_workers(array(select locked_by from graphile_worker.jobs where locked_by is not null))',
  )
  // Its work has ended.
  await until(
    () => count(own, OTHERS),
    (left) => left === 0,
  )
}

async function checkedImport(own: OwnWorld, api: ApiProcess, mode: (typeof IMPORT_MODES)[number]): Promise<string> {
  const client = api.client(own.token)
  const lines = Array.from({ length: LINES }, (_, index) => customerLine(index + 1))
  const file = csvFile([CUSTOMER_HEADINGS, ...lines])
  const { importId, columns } = await granted(client.POST('/v1/misc/imports', { body: { kind: 'customers', file } }))
  const params = { path: { id: importId } }
  await granted(client.POST('/v1/misc/imports/{id}/check', { params, body: { columns, mode } }))
  const checked = await until(
    () => stored(own, importId),
    ({ state }) => state !== 'checking',
  )
  expect(checked.state).toBe('checked')
  return importId
}

// Concurrent: mostly waiting for released jobs.
it.concurrent.for(IMPORT_MODES)(
  'an import in mode %s creates every customer once, however often the process is killed',
  { timeout: 900_000 },
  async (mode, { onTestFinished }) => {
    const own = await startOwnWorld()
    onTestFinished(() => own.stop())
    const first = await startApi(own)
    const importId = await checkedImport(own, first, mode)
    const expected = String(LINES)
    for (const [kill, line] of CUTS.entries()) {
      await killAtLine(own, importId, line, async () => {
        // The next process takes the job up (decision embedded-postgresql).
        if (kill > 0) return startApi(own)
        await granted(
          first.client(own.token).POST('/v1/misc/imports/{id}/begin', { params: { path: { id: importId } } }),
        )
        return first
      })
      const cut = await stored(own, importId)
      expect(cut).toMatchObject({ state: 'importing', done: String(250 * (kill + 1)) })
      // All or none; made lines are marked.
      const made = mode === 'whole' ? 0 : Number(cut.done)
      expect(cut).toMatchObject({
        customers: String(made),
        wallets: String(made),
        named: String(made),
      })
    }
    const api = await startApi(own)
    const over = await until(
      () => stored(own, importId),
      ({ state }) => state !== 'importing',
    )
    expect(over).toEqual({
      customers: expected,
      wallets: expected,
      named: String(LINES),
      done: String(LINES),
      state: 'imported',
    })
    const { data } = await api.client(own.token).GET('/v1/misc/reconciliation')
    expect(data!.invariants.filter(({ exceptionCount }) => exceptionCount > 0)).toEqual([])
    await api.stop()
  },
)
