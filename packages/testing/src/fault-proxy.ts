import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Server, type Socket } from 'node:net'

/** What happens to a connection: closed in order, broken off, silent for a while, slow for a while, or silent for ever. */
export const FAULTS = ['cut', 'reset', 'freeze', 'delay', 'black hole'] as const
export type Fault = (typeof FAULTS)[number]

/** How far the transaction on a connection is, as the bytes between application and PostgreSQL tell it. */
export const STAGES = ['connect', 'begin', 'statement', 'commit'] as const
/** A request is lost before PostgreSQL has read it, an answer after it has acted on it. */
export const DIRECTIONS = ['request', 'answer'] as const

/** A fault that waits for the next connection to come to its place. */
export interface ArmedFault {
  readonly fault: Fault
  readonly stage: (typeof STAGES)[number]
  readonly direction: (typeof DIRECTIONS)[number]
}

const DELAY_MS = 150

interface Link {
  readonly client: Socket
  readonly server: Socket
  stage: ArmedFault['stage']
  /** Bytes on their way, in order, while the link is silent. */
  held: (() => void)[] | undefined
  isLost: boolean
  delayMs: number
}

/** A TCP proxy between an application and its PostgreSQL that breaks connections. */
export class FaultProxy {
  private readonly links = new Set<Link>()
  private readonly listener: Server
  private armed: { readonly fault: ArmedFault; readonly hit: () => void } | undefined
  private onAll: Fault | undefined

  private constructor(target: NetConnectOpts) {
    this.listener = createServer((client) => this.accept(client, connect(target)))
  }

  /** Starts a proxy to the PostgreSQL of this address, which may be a unix socket (`?host=/folder`). */
  static async start(databaseUrl: string): Promise<FaultProxy> {
    const target = new URL(databaseUrl)
    const folder = target.searchParams.get('host')
    const port = Number(target.port || 5432)
    const proxy = new FaultProxy(
      folder === null ? { host: target.hostname, port } : { path: `${folder}/.s.PGSQL.${port}` },
    )
    await once(proxy.listener.listen(0, '127.0.0.1'), 'listening')
    return proxy
  }

  /** The database's address by way of the proxy. */
  urlOf(databaseUrl: string): string {
    const through = new URL(databaseUrl)
    through.searchParams.delete('host')
    through.hostname = '127.0.0.1'
    through.port = String((this.listener.address() as AddressInfo).port)
    return through.href
  }

  /** Resolves with true when the fault has struck, with false if nothing came to its place in time. */
  strike(fault: ArmedFault, timeoutMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const giveUp = setTimeout(() => {
        this.armed = undefined
        resolve(false)
      }, timeoutMs)
      const hit = () => {
        clearTimeout(giveUp)
        resolve(true)
      }
      this.armed = { fault, hit }
    })
  }

  /** Does it to every connection at once, and to those that are made meanwhile, until `heal`. */
  strikeAll(fault: Fault): void {
    this.onAll = fault
    for (const link of this.links) apply(link, fault)
  }

  /** No more faults: silent and slow connections go on. Those in a black hole are never heard of again. */
  heal(): void {
    this.onAll = undefined
    this.armed = undefined
    for (const link of this.links) {
      link.delayMs = 0
      for (const write of link.held ?? []) write()
      link.held = undefined
    }
  }

  async close(): Promise<void> {
    for (const link of this.links) apply(link, 'cut')
    await new Promise((resolve) => this.listener.close(resolve))
  }

  private accept(client: Socket, server: Socket): void {
    const link: Link = { client, server, stage: 'connect', held: undefined, isLost: false, delayMs: 0 }
    this.links.add(link)
    if (this.onAll !== undefined) apply(link, this.onAll)
    client.on('data', (chunk: Buffer) => {
      link.stage = stageOf(chunk) ?? link.stage
      this.pass(link, chunk, 'request')
    })
    server.on('data', (chunk: Buffer) => this.pass(link, chunk, 'answer'))
    for (const socket of [client, server]) {
      socket.on('error', () => {})
      socket.once('close', () => {
        this.links.delete(link)
        // A silent network does not tell the other side either.
        if (!link.isLost && link.held === undefined) (socket === client ? server : client).destroy()
      })
    }
  }

  private pass(link: Link, chunk: Buffer, direction: ArmedFault['direction']): void {
    if (this.armed?.fault.stage === link.stage && this.armed.fault.direction === direction) {
      const { fault, hit } = this.armed
      this.armed = undefined
      apply(link, fault.fault)
      hit()
    }
    const to = direction === 'request' ? link.server : link.client
    const write = () => void (to.destroyed || to.write(chunk))
    if (link.isLost) return
    if (link.held) link.held.push(write)
    else if (link.delayMs > 0) setTimeout(write, link.delayMs)
    else write()
  }
}

function apply(link: Link, fault: Fault): void {
  switch (fault) {
    case 'freeze':
      link.held ??= []
      return
    case 'delay':
      link.delayMs = DELAY_MS
      return
    case 'black hole':
      link.isLost = true
      return
    case 'reset':
      link.client.resetAndDestroy()
      link.server.destroy()
      return
    case 'cut':
      link.client.destroy()
      link.server.destroy()
  }
}

/** What a chunk of the application begins; undefined while it goes on with its log in. */
function stageOf(chunk: Buffer): ArmedFault['stage'] | undefined {
  // After the log in, the first byte names the kind of message: Q is a text, P, B and E belong to a prepared statement.
  if (!'QPBE'.includes(String.fromCharCode(chunk[0]!))) return undefined
  const text = chunk.toString('latin1', 5, 30).toLowerCase()
  if (text.startsWith('begin')) return 'begin'
  return text.startsWith('commit') ? 'commit' : 'statement'
}
