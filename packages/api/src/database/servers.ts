import { setTimeout as sleep } from 'node:timers/promises'
import { callbackify } from 'node:util'
import pg from 'pg'

/**
 * The addresses of a connection string, one for each host. Several hosts are named as libpq takes them,
 * `postgres://user@one:5432,two:5432/cauce`, and may end in `target_session_attrs=read-write`, which holds here in any case.
 */
export function addressesOf(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/.exec(url) ?? []
  if (!hosts.includes(',')) return [url]
  return hosts.split(',').map((host) => `${before}${host}${after}`)
}

/** SQLSTATE of a server that takes no connections now. */
const CANNOT_CONNECT_NOW = '57P03'
/** SQLSTATE of a write to a server that only reads. */
const READ_ONLY = '25006'
/** SQLSTATE of a statement of which nobody can tell whether it will last. */
const COMPLETION_UNKNOWN = '40003'
/** Where PostgreSQL warns that it no longer waits for the standby. The words of the warning depend on its language. */
const WAIT_FOR_STANDBY = 'SyncRepWaitForLSN'

class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
  readonly code: string
  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}

/**
 * A connection that closes itself when it cannot be used any more: when the server leaves a statement unanswered (the driver
 * alone reports the timeout and keeps the connection, on which every later statement would wait behind the first), and when it
 * leads to a server that only reads.
 *
 * A commit that has to be on a standby too (`synchronous_standby_names`) waits for it, without a limit on the server's side.
 * When an operator cancels that wait, PostgreSQL keeps the commit, warns, and says that it has succeeded. The caller must not be
 * answered so (decision 172).
 */
class BoundedClient extends pg.Client {
  private isUnreplicated = false

  constructor(config: pg.ClientConfig) {
    super(config)
    // One that breaks fails its query or its connecting, which say so; its event must have a listener all the same.
    this.on('error', () => {})
    this.on('notice', (notice) => (this.isUnreplicated ||= notice.routine === WAIT_FOR_STANDBY))
  }

  override query(...args: unknown[]): never {
    const answer: unknown = Reflect.apply(super.query, this, args)
    if (!(answer instanceof Promise)) return answer as never
    return answer.then(
      (result: unknown) => {
        if (!this.isUnreplicated) return result
        this.isUnreplicated = false
        throw new ConnectionError('The standby has not confirmed the commit', COMPLETION_UNKNOWN)
      },
      (error: unknown) => {
        if (isSilence(error) || isReadOnly(error)) void this.end()
        throw error
      },
    ) as never
  }
}

const isSilence = (error: unknown) => error instanceof Error && error.message === 'Query read timeout'
const isReadOnly = (error: unknown) => error instanceof Error && 'code' in error && error.code === READ_ONLY

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

/** A pool of connections to the server that takes writes. */
export const openPrimaryPool = (config: pg.PoolConfig): pg.Pool =>
  outlivingErrors(new pg.Pool({ ...config, Client: PrimaryClient }))

/** An idle connection that breaks must not bring the process down; the next query opens another. */
export function outlivingErrors<Pool extends pg.Pool>(pool: Pool): Pool {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
