import { setTimeout as sleep } from 'node:timers/promises'
import { callbackify } from 'node:util'
import pg from 'pg'
import { BoundedClient, ConnectionError, outlivingErrors } from './bounded-client.ts'

const CANNOT_CONNECT_NOW = '57P03'

type Server = Pick<pg.Client, 'host' | 'port'>

/** Cached result and running searches by connection string. */
const found = new Map<string, Server>()
const searches = new Map<string, Promise<Server>>()

/**
 * Connects to the host with the wanted role; `pg` takes one host. Checked on each connection, so that none reaches a
 * former primary after a failover (decision processes-and-failover).
 */
abstract class ServerClient extends BoundedClient {
  private readonly addresses: readonly string[]
  private readonly config: pg.ClientConfig
  /** `pg_is_in_recovery()`. */
  protected abstract readonly isStandbyWanted: boolean

  constructor(config: pg.ClientConfig = {}) {
    const addresses = addressesOf(config.connectionString ?? '')
    super({ ...config, connectionString: addresses[0] })
    this.addresses = addresses
    this.config = config
  }

  override connect(callback?: (error: never, client: never) => void): never {
    if (callback === undefined) return this.connectToServer() as never
    return callbackify(() => this.connectToServer())(callback as never) as never
  }

  private async connectToServer(): Promise<this> {
    const key = `${this.isStandbyWanted} ${this.config.connectionString}`
    if (this.addresses.length > 1) {
      const { host, port } = found.get(key) ?? (await this.search(key))
      Object.assign(this, { host, port })
    }
    try {
      await super.connect()
      if ((await isStandby(this)) !== this.isStandbyWanted) throw this.noServer()
    } catch (error) {
      found.delete(key)
      void this.end().catch(() => {})
      throw error
    }
    return this
  }

  /** Single flight: after a failover all connections are made at once. */
  private search(key: string): Promise<Server> {
    const running = searches.get(key)
    if (running) return running
    const search = this.firstOfRole()
      .then((server) => {
        found.set(key, server)
        return server
      })
      .finally(() => searches.delete(key))
    searches.set(key, search)
    return search
  }

  private async firstOfRole(): Promise<Server> {
    const probes = Promise.any(this.addresses.map((address) => this.probe(address)))
    try {
      const server = await Promise.race([probes, sleep(this.config.connectionTimeoutMillis, undefined, { ref: false })])
      if (server) return server
    } catch (error) {
      const refused = (error as AggregateError).errors.find(isRefused)
      if (refused) throw refused
    }
    throw this.noServer()
  }

  private async probe(address: string): Promise<Server> {
    const client = new pg.Client({ ...this.config, connectionString: address })
    client.on('error', () => {})
    try {
      await client.connect()
      if ((await isStandby(client)) !== this.isStandbyWanted) throw this.noServer()
      return { host: client.host, port: client.port }
    } finally {
      void client.end().catch(() => {})
    }
  }

  private noServer(): ConnectionError {
    const role = this.isStandbyWanted ? 'is a standby' : 'takes writes'
    return new ConnectionError(`No server of the address answers and ${role}`, CANNOT_CONNECT_NOW)
  }
}

/** Authentication error: other hosts would refuse too. */
const isRefused = (error: unknown) => error instanceof Error && 'code' in error && /^(28|3D)/.test(String(error.code))

async function isStandby(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is_standby: boolean }>('select pg_is_in_recovery() as is_standby')
  return rows[0]!.is_standby
}

type ClientClass = new (config?: pg.ClientConfig) => pg.Client

export const PrimaryClient: ClientClass = class extends ServerClient {
  protected readonly isStandbyWanted = false
}

export const StandbyClient: ClientClass = class extends ServerClient {
  protected readonly isStandbyWanted = true
}

/** To the primary, or by `Client`. */
export const openPool = (config: pg.PoolConfig): pg.Pool =>
  outlivingErrors(new pg.Pool({ Client: PrimaryClient, ...config }))

/** One address a host, from libpq's multi-host form, with or without `target_session_attrs=read-write`. */
export function addressesOf(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/.exec(url) ?? []
  if (!hosts.includes(',')) return [url]
  return hosts.split(',').map((host) => `${before}${host}${after}`)
}
