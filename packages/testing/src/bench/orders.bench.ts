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
import { findPgbench, orderScript, runBaseline } from './pgbench.ts'

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
