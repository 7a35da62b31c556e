import { setTimeout as sleep } from 'node:timers/promises'
import { IMPORT_MODES } from '@cauce/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApiProcess, type ApiProcess } from './bench/api-process.ts'
import { csvFile, CUSTOMER_HEADINGS, customerLine } from './csv-imports.ts'
import { granted } from './granted.ts'
import { startOwnWorld, type OwnWorld } from './own-world.ts'

const LINES = 2_000
const KILLS = 2

let own: OwnWorld
beforeAll(async () => {
  own = await startOwnWorld()
})
afterAll(() => own.stop())

const startApi = () => startApiProcess(own.database.url, own.folder, { isRunningJobs: true })

/** Made are accounts with a wallet each; said to be made are lines that name theirs. */
async function stored(importId: string) {
  const { rows } = await own.owner.query<Record<'customers' | 'wallets' | 'named' | 'done' | 'state', string>>(
    `select (select count(*) from users u where u.email like 'cliente%@correo.example')::text as customers,
      (select count(*) from wallets w join users u using (user_id) where u.email like 'cliente%@correo.example')::text as wallets,
      (select count(distinct l.record_id) from import_lines l join users u on u.user_id = l.record_id where l.import_id = i.import_id)::text as named,
      i.done_count::text as done, i.state from imports i where i.import_id = $1`,
    [importId],
  )
  return rows[0]!
}

const countCustomers = async () =>
  (await own.owner.query("select from users where email like 'cliente%@correo.example'")).rowCount ?? 0

async function until<Value>(read: () => Promise<Value>, isReached: (value: Value) => boolean): Promise<Value> {
  for (let tries = 0; tries < 20_000; tries += 1) {
    const value = await read()
    if (isReached(value)) return value
    await sleep(10)
  }
  throw new Error('The import does not get on')
}

/** Uploads a file of customers, has it checked, and begins to make them. */
async function begunImport(api: ApiProcess, mode: (typeof IMPORT_MODES)[number], first: number): Promise<string> {
  const client = api.client(own.token)
  const lines = Array.from({ length: LINES }, (_, index) => customerLine(first + index))
  const file = csvFile([CUSTOMER_HEADINGS, ...lines])
  const { importId, columns } = await granted(client.POST('/v1/misc/imports', { body: { kind: 'customers', file } }))
  const params = { path: { id: importId } }
  await granted(client.POST('/v1/misc/imports/{id}/check', { params, body: { columns, mode } }))
  const checked = await until(
    () => stored(importId),
    ({ state }) => state !== 'checking',
  )
  expect(checked.state).toBe('checked')
  await granted(client.POST('/v1/misc/imports/{id}/begin', { params }))
  return importId
}

describe.each(IMPORT_MODES)('an import of the mode %s', (mode) => {
  it('makes every customer once, however often the process is killed', { timeout: 900_000 }, async () => {
    const before = await countCustomers()
    let api = await startApi()
    const importId = await begunImport(api, mode, before + 1)
    const expected = String(before + LINES)
    let done = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      done = Number(
        (
          await until(
            () => stored(importId),
            (now) => Number(now.done) > (mode === 'whole' ? 0 : done),
          )
        ).done,
      )
      await api.kill()
      const cut = await stored(importId)
      expect(cut.state).toBe('importing')
      // All or none: nothing of what the killed run wrote is there. Of the good lines, what was made is also marked.
      const made = mode === 'whole' ? 0 : Number(cut.done)
      expect(cut).toMatchObject({
        customers: String(before + made),
        wallets: String(before + made),
        named: String(made),
      })
      // Nobody helps: the process that starts takes the job up (decision 204).
      api = await startApi()
    }
    const over = await until(
      () => stored(importId),
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
  })
})
