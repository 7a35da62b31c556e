import { appendFileSync, chmodSync, cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrate } from '@cauce/api'
import {
  asSuperuser,
  databaseUrl,
  type EmbeddedDatabase,
  processesOfCluster,
  startEmbeddedDatabase,
} from '@cauce/server/database'
import { copyPreparedCluster } from './prepared-cluster.ts'

export interface ReplicatedDatabase {
  readonly folder: string
  readonly primary: EmbeddedDatabase
  readonly standby: EmbeddedDatabase
  makeSynchronous(): Promise<void>
  /** Like a power cut; stays down. */
  killPrimary(): Promise<void>
  signalStandby(name: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void
  /** Resolves when it takes writes. */
  promote(): Promise<void>
  /** As the superuser of either. */
  command(server: EmbeddedDatabase, statement: string): Promise<Record<string, unknown>[]>
  stop(): Promise<void>
}

/** The standby starts as a cold copy. */
export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cauce-pair-'))
  const start = (name: string) =>
    startEmbeddedDatabase({ dataFolder: path.join(folder, name), log: { info: () => {}, warn: () => {} } })
  const isPrepared = copyPreparedCluster(path.join(folder, 'primary'))
  const first = await start('primary')
  if (!isPrepared) await migrate(first)
  await first.stop()
  const copy = path.join(folder, 'standby', 'postgres')
  mkdirSync(path.dirname(copy), { mode: 0o700 })
  cpSync(first.where, copy, { recursive: true, verbatimSymlinks: true })
  // PostgreSQL refuses a folder that others may enter; copying does not keep folder modes.
  chmodSync(path.join(copy, 'cluster'), 0o700)
  const primary = await start('primary')
  follow(path.join(copy, 'cluster'), primary)
  const standby = await start('standby')
  const stopped = new Set<EmbeddedDatabase>()
  const stop = async (server: EmbeddedDatabase) => {
    if (!stopped.has(server)) await server.stop()
    stopped.add(server)
  }
  const command: ReplicatedDatabase['command'] = ({ endpoint, secret }, statement) =>
    asSuperuser(endpoint, secret, 'postgres', async (client) => (await client.query(statement)).rows)
  return {
    folder,
    primary,
    standby,
    command,
    async makeSynchronous() {
      await command(primary, `alter system set synchronous_standby_names = '*'`)
      await command(primary, 'select pg_reload_conf()')
      const isSynchronous = `select from pg_stat_replication where sync_state = 'sync'`
      while ((await command(primary, isSynchronous)).length === 0) await sleep(20)
    },
    async killPrimary() {
      // Stopping ends the supervision, which would restart it; the kill arrives first.
      const stopping = stop(primary)
      signal(primary, 'SIGKILL')
      await stopping
    },
    signalStandby: (name) => signal(standby, name),
    async promote() {
      await command(standby, 'select pg_promote()')
    },
    async stop() {
      await stop(standby)
      await stop(primary)
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

function signal({ where }: EmbeddedDatabase, name: NodeJS.Signals): void {
  for (const pid of processesOfCluster(path.join(where, 'cluster'))) {
    try {
      process.kill(pid, name)
    } catch (error) {
      // PostgreSQL processes come and go: this one has just ended.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

function follow(cluster: string, { endpoint, secret }: EmbeddedDatabase): void {
  const { username, password } = new URL(databaseUrl(endpoint, 'postgres', secret, 'postgres'))
  const primary = `host=${endpoint.host} port=${endpoint.port} user=${username} password=${password}`
  appendFileSync(path.join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`)
  writeFileSync(path.join(cluster, 'standby.signal'), '')
}
