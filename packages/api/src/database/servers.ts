import { setTimeout as sleep } from 'node:timers/promises'
import { callbackify } from 'node:util'
import pg from 'pg'
import { addressesOf } from './addresses.ts'
import { BoundedClient, ConnectionError, outlivingErrors } from './bounded-client.ts'

/** SQLSTATE of a server that takes no connections now. */
const CANNOT_CONNECT_NOW = '57P03'

type Server = Pick<pg.Client, 'host' | 'port'>

/** What a connection string with several hosts led to last, and searches that are under way, for all connections of the process. */
const found = new Map<string, Server>()
const searches = new Map<string, Promise<Server>>()

/**
 * A connection to the one server of several that has the wanted role now. `pg` itself takes one host. Which server has the role
 * is asked on each new connection, so that after a failover none leads to the old primary, by name, proxy or address (decision 171).
 */
abstract class ServerClient extends BoundedClient {
  private readonly addresses: readonly string[]
  private readonly config: pg.ClientConfig
  /** What the server answers to `pg_is_in_recovery()`. */
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

  /** One search at a time: after a failover all connections of the process are made at once. */
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

/** A wrong password or name, which no other server would take either. */
const isRefused = (error: unknown) => error instanceof Error && 'code' in error && /^(28|3D)/.test(String(error.code))

async function isStandby(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is_standby: boolean }>('select pg_is_in_recovery() as is_standby')
  return rows[0]!.is_standby
}

type ClientClass = new (config?: pg.ClientConfig) => pg.Client

/** A connection to the server that takes writes. */
export const PrimaryClient: ClientClass = class extends ServerClient {
  protected readonly isStandbyWanted = false
}

/** A connection to a server that follows the primary, and only reads. */
export const StandbyClient: ClientClass = class extends ServerClient {
  protected readonly isStandbyWanted = true
}

/** A pool of connections to the server that takes writes, or to what `Client` says. */
export const openPool = (config: pg.PoolConfig): pg.Pool =>
  outlivingErrors(new pg.Pool({ Client: PrimaryClient, ...config }))
