/**
 * `npm run bench -- orders`: orders over HTTP against pgbench with the same statements in the same run, wallet reads,
 * and a distribution to 10,000 investors. Prints ratios.
 */
import { seedScale, type ScaledWorld } from '@cauce/seed/scale'
import pg from 'pg'
import { ALL_CONSENTS } from '../consents.ts'
import { startOwnDatabase } from '../own-database.ts'
import { startApiProcess } from './api-process.ts'
import { benchDistribution } from './distribution.ts'
import { load } from './load.ts'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Not in the embedded package. */
function findPgbench(): string | undefined {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql').toSorted().toReversed() : []
  const places = versions.map((version) => `/usr/lib/postgresql/${version}/bin/pgbench`)
  return [...places, '/usr/local/bin/pgbench', '/usr/bin/pgbench'].find((place) => existsSync(place))
}

interface BaselineOptions {
  readonly databaseUrl: string
  readonly script: string
  readonly clients: number
  readonly seconds: number
}

/** Transactions per second, sequential a client. */
function runBaseline(pgbench: string, { databaseUrl, script, clients, seconds }: BaselineOptions): number {
  const folder = mkdtempSync(path.join(tmpdir(), 'cauce-pgbench-'))
  const file = path.join(folder, 'order.sql')
  writeFileSync(file, script)
  const options = ['-n', '-M', 'prepared', '-f', file, '-c', clients, '-j', '2', '-T', seconds, databaseUrl]
  const { status, stdout, stderr } = spawnSync(pgbench, options.map(String), { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  if (status !== 0) throw new Error(`The baseline failed: ${stderr}`)
  return Number(/tps = ([\d.]+)/.exec(stdout)![1])
}

/** One order a transaction with the same locks, reads, rules and writes, without HTTP. */
const orderScript = (investors: number, projects: number) => `
\\set investor random(1, ${investors})
\\set project random(1, ${projects})
begin;
select pg_try_advisory_xact_lock(random(0, 9007199254740991));
select i.answer from idempotency_keys i where i.user_id = (select user_id from bench_investors where n = :investor) and i.key = 'none';
select project_id, phase, financing_amount, amount_invested from projects where project_id = (select project_id from bench_projects where n = :project) for no key update;
select w.wallet_id, u.verification_status, r.balance from wallets w join users u using (user_id) join ledger_accounts r on r.account_id = w.reserved_account_id
  where w.user_id = (select user_id from bench_investors where n = :investor) and not u.disabled and u.deleted_at is null;
select * from cauce_lock_accounts(array(select wallet_id from bench_investors where n = :investor));
select coalesce(sum(amount), 0) from orders where project_id = (select project_id from bench_projects where n = :project)
  and user_id = (select user_id from bench_investors where n = :investor) and status in ('pending', 'active');
with ids as (select uuidv7() as order_id, uuidv7() as movement_id, uuidv7() as transaction_id, uuidv7() as decision_id, b.user_id, b.wallet_id, p.project_id, p.project_phase_id
    from bench_investors b, bench_projects p where b.n = :investor and p.n = :project),
  o as (insert into orders (order_id, project_id, project_phase_id, user_id, wallet_id, amount, order_type, status, reflection_ends_at, created_at, updated_at)
    select order_id, project_id, project_phase_id, user_id, wallet_id, 100, 'invest', 'pending', now() + interval '4 days', now(), now() from ids),
  m as (insert into order_movements (order_movement_id, order_id, project_id, user_id, type, amount, penalty_amount, created_at)
    select movement_id, order_id, project_id, user_id, 'invest', 100, 0, now() from ids),
  t as (insert into transactions (transaction_id, wallet_id, user_id, type, issuer_name, amount, status, balance_after, project_id, order_id, created_by, decided_at, created_at, updated_at)
    select transaction_id, wallet_id, user_id, 'withdraw', 'project_order', 100, 'completed', 0, project_id, order_id, user_id, now(), now(), now() from ids),
  d as (insert into money_decisions (decision_id, kind, verdict, postings, amount, subject_id, project_id, record_id, decided_as, decided_by, four_eyes, hands, is_unproven, created_at)
    select decision_id, 'order', 'goes', '{invest}', 100, user_id, project_id, order_id, 'owner', user_id, false, '{}', false, now() from ids)
insert into ledger_transfers (transfer_id, kind, debit_account_id, credit_account_id, amount, transaction_id, order_id, decision_id, created_at)
  select uuidv7(), 'invest', wallet_id, project_id, 100, transaction_id, order_id, decision_id, now() from ids;
update projects set amount_invested = amount_invested + 100 where project_id = (select project_id from bench_projects where n = :project);
insert into idempotency_keys (user_id, key, route, body_hash, answer, effect_id, created_at)
  select user_id, uuidv7()::text, 'POST /v1/project/orders', repeat('0', 64), repeat('x', 700), uuidv7(), now() from bench_investors where n = :investor;
select pg_notify('page_purge', 'projects,home');
end;
`

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10)
const pgbench = findPgbench()
const { folder, database, stop } = await startOwnDatabase({ warn: console.warn })
try {
  const world = await seedScale(database.ownerUrl, {
    investors: 5_000,
    projects: 201,
    walletCents: 100_000_000n,
    financingCents: 90_000_000_000_000n,
  })
  await writeNumbers(world)
  const api = await startApiProcess(database.url, folder)
  if (!pgbench)
    console.log('pgbench is not installed (Debian: apt-get install postgresql): no ratio to the plain statements.')
  for (const { name, projects } of [
    { name: 'one hot project', projects: 1 },
    { name: '200 projects', projects: 200 },
  ]) {
    for (const connections of [16, 64]) {
      const baseline =
        pgbench === undefined
          ? undefined
          : runBaseline(pgbench, {
              databaseUrl: database.ownerUrl,
              script: orderScript(world.investors.length, projects),
              clients: connections,
              seconds: SECONDS,
            })
      const result = await load(api.port, connections, SECONDS, orders(world, projects, `${name}-${connections}`))
      report(`${name}, ${connections} connections`, result, baseline)
    }
  }
  const reads = await load(api.port, 16, SECONDS, (connection, count) => {
    const { walletId, token } = world.investors[(connection * 7919 + count) % world.investors.length]!
    return { path: `/v1/wallet/wallets/${walletId}`, token }
  })
  report('reading a wallet, 16 connections', reads)
  await api.stop()
  await benchDistribution(database, world.projects[200]!.projectId, folder)
} finally {
  await stop()
}

/** For random picks by pgbench. */
async function writeNumbers(world: ScaledWorld) {
  const client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  await client.query('create table bench_investors (n integer primary key, user_id uuid, wallet_id uuid)')
  await client.query('create table bench_projects (n integer primary key, project_id uuid, project_phase_id uuid)')
  await client.query(
    'insert into bench_investors select row_number() over (), t.* from unnest($1::uuid[], $2::uuid[]) t',
    [world.investors.map((one) => one.userId), world.investors.map((one) => one.walletId)],
  )
  await client.query(
    'insert into bench_projects select row_number() over (), t.* from unnest($1::uuid[], $2::uuid[]) t',
    [world.projects.map((one) => one.projectId), world.projects.map((one) => one.projectPhaseId)],
  )
  await client.query('grant select on bench_investors, bench_projects to public')
  await client.end()
}

function orders(world: ScaledWorld, projects: number, run: string) {
  return (connection: number, count: number) => {
    const investor = world.investors[(connection * 7919 + count * 31) % world.investors.length]!
    const project = world.projects[(connection * 31 + count) % projects]!
    const body = JSON.stringify({
      ...project,
      amount: '1.00',
      orderType: 'invest',
      userId: investor.userId,
      ...ALL_CONSENTS,
    })
    return {
      path: '/v1/project/orders',
      method: 'POST',
      token: investor.token,
      key: `${run.replaceAll(' ', '-')}-${connection}-${count}`,
      body,
    }
  }
}

function report(name: string, result: Awaited<ReturnType<typeof load>>, baseline?: number) {
  const failed = Object.entries(result.statuses).filter(([status]) => !status.startsWith('2'))
  const ratio =
    baseline === undefined
      ? ''
      : `   pgbench ${baseline.toFixed(0)}/s   ratio ${(result.perSecond / baseline).toFixed(2)}`
  const failures = failed.length === 0 ? '' : `   REFUSED ${JSON.stringify(Object.fromEntries(failed))}`
  console.log(
    `${name.padEnd(36)} ${result.perSecond.toFixed(0).padStart(6)}/s   p50 ${result.p50Ms.toFixed(1)} ms   p99 ${result.p99Ms.toFixed(1)} ms${ratio}${failures}`,
  )
}
