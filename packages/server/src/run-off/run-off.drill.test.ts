import { spawnSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { closeDays } from '@cauce/api/modules/bank/daily-closes'
import { formatAmount } from '@cauce/contract'
import { seedDemonstration } from '@cauce/seed'
import { cloneDatabase, given, startTestApp, testApp, type TestApp } from '@cauce/testing'
import { closedAccount } from '@cauce/testing/given-configuration'
import { IS_LONG } from '@cauce/testing/drill/effort'
import { installFromDebian } from '@cauce/testing/debian'
import { outsideDatabase, runOperatorCommand } from '@cauce/testing/operator-command'
import { expect, onTestFinished, test } from 'vitest'
import { newKeyPair } from '../age.ts'
import { COMMANDS, listed, nextOf, payNext, renewed } from './testing/next-payments.ts'

const app = testApp()
/** The whole demonstration in `npm run drill`. */
const SIZE = IS_LONG ? {} : { size: { individuals: 12, companies: 4, projectsOfPhase: 2 } }

const hasAge = () => spawnSync('age', ['--version']).error === undefined
const query = async <Row extends object>({ kernel }: TestApp, sql: string) =>
  (await kernel.database.$client.query<Row>(sql)).rows

/** Cents that the next payment of each loan gives each person, by the platform's own shares. */
async function paidIn(of: TestApp): Promise<Record<string, string>> {
  const [ada, bea] = [await given(of).administrator(), await given(of).administrator()]
  const loans = await query<{ id: string; due: string }>(
    of,
    `select project_id as id, min(due_date)::text as due from distributions where status not in ('paid', 'reversed')
     group by 1 order by 2, 1`,
  )
  const ids: string[] = []
  for (const { id, due } of loans) {
    const next = await nextOf(of, id)
    ids.push(next.id)
    if (next.status !== 'planned') continue
    const [today, day] = [of.clock.now(), new Date(`${due}T10:00:00Z`)]
    of.clock.set(day > today ? day : today)
    const signedIn = async (person: typeof ada) => ({ ...person, client: await renewed(of, person) })
    await payNext(of, { ada: await signedIn(ada), bea: await signedIn(bea) }, id)
  }
  const rows = await query<{ user_id: string; net: string }>(
    of,
    `select user_id, sum(interest - fee - withheld + principal)::text as net from distribution_shares
     where distribution_id in ('${ids.join("','")}') group by 1 order by 1`,
  )
  return Object.fromEntries(rows.map(({ user_id, net }) => [user_id, formatAmount(BigInt(net))]))
}

async function timed<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  const begun = performance.now()
  const done = await work()
  console.log(`${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  return done
}

test(
  'a third party and a successor pay what the platform would, to the cent, from the package alone',
  { timeout: 900_000 },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'run-off-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const now = new Date()
    const { kernel, databaseUrl, ownerUrl, dataFolder } = app
    await timed('demonstration', () =>
      seedDemonstration({ databaseUrl, settings: kernel.settings, anchor: now, ...SIZE, log: { info: () => {} } }),
    )
    app.clock.set(now)
    await closeDays(kernel)
    await closedAccount(app, await given(app).administrator(), { name: 'Ausente' })
    await query(
      app,
      `update users set name = '', surname = '' where user_id = (
        select user_id from orders join users using (user_id) where status = 'active' and kind = 'individual' limit 1)`,
    )
    const { publicKey, secretKey } = newKeyPair()
    writeFileSync(path.join(folder, 'key.txt'), `# public key: ${publicKey}\n${secretKey}\n`)

    const settings = outsideDatabase(databaseUrl, ownerUrl, dataFolder)
    const written = await timed('package', () =>
      runOperatorCommand('run-off', settings, ['--to', path.join(folder, 'packages'), '--recipient', publicKey]),
    )
    console.log([...written.lines, written.errors].join('\n'))
    expect(written.exitCode).toBe(0)
    const [made, fingerprint] = [written.lines[1]!, written.lines.at(-1)!]
    expect(written.lines.join('\n')).toMatch(/ [1-9]\d* closed accounts.* [1-9]\d* in default/s)
    expect(written.errors).toMatch(/the name of [1-9]/)
    const log = await query<{ address: string }>(
      app,
      `select address from audit_records where operation = 'dailyCloses.runOff'`,
    )
    expect(log).toEqual([{ address: 'npm run run-off' }])

    installFromDebian(['age'], hasAge)
    const plain = path.join(folder, 'plain')
    cpSync(made, plain, { recursive: true })
    const verified = await timed('decrypted and verified', () => spawnSync('sh', ['-ec', COMMANDS], { cwd: plain }))
    expect(verified.stderr.toString()).toBe('')
    expect(verified.stdout.toString()).toBe(`${fingerprint}  -\nSignature Verified Successfully\n`)
    const lines = await timed('listed', () => listed(plain))
    const sums = new Map<string, bigint>()
    for (const { user_id, net } of lines) sums.set(user_id!, (sums.get(user_id!) ?? 0n) + BigInt(net!))
    const told = Object.fromEntries([...sums].map(([id, cents]) => [id, formatAmount(cents)]).toSorted())
    expect(lines.length).toBeGreaterThan(20)

    const database = await cloneDatabase()
    const elsewhere = path.join(folder, 'elsewhere')
    const target = outsideDatabase(database.url, database.ownerUrl, elsewhere)
    const args = ['--read', made, '--identity', path.join(folder, 'key.txt'), '--signer', fingerprint]
    const read = await timed('read', () => runOperatorCommand('run-off', target, args))
    expect(read).toMatchObject({ exitCode: 0, errors: '' })
    const other = await startTestApp({ dataFolder: elsewhere }, { database })
    onTestFinished(() => other.stop())
    other.clock.set(now)
    const [here, there] = [await timed('paid here', () => paidIn(app)), await timed('paid there', () => paidIn(other))]
    expect(there).toEqual(told)
    expect(here).toEqual(told)
    console.log(`${lines.length} payments to ${sums.size} people, 0 cents of difference`)
  },
)
