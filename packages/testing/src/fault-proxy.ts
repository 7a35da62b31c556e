import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Server, type Socket } from 'node:net'

/** Closed, reset, silent, slow, or silent for ever. */
export const FAULTS = ['cut', 'reset', 'freeze', 'delay', 'black hole'] as const
export type Fault = (typeof FAULTS)[number]

/** By the bytes seen. */
export const STAGES = ['connect', 'begin', 'statement', 'commit'] as const
/** Lost before, or after PostgreSQL acted. */
export const DIRECTIONS = ['request', 'answer'] as const

/** Armed for the next match. */
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
  held: (() => void)[] | undefined
  isLost: boolean
  delayMs: number
}

/** Fault-injecting TCP proxy in front of PostgreSQL. */
export class FaultProxy {
  private readonly links = new Set<Link>()
  private readonly listener: Server
  private armed: { readonly fault: ArmedFault; readonly hit: () => void } | undefined
  private onAll: Fault | undefined

  private constructor(target: NetConnectOpts) {
    this.listener = createServer((client) => this.accept(client, connect(target)))
  }

  /** Also for unix sockets (`?host=/folder`). */
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

  urlOf(databaseUrl: string): string {
    const through = new URL(databaseUrl)
    through.searchParams.delete('host')
    through.hostname = '127.0.0.1'
    through.port = String((this.listener.address() as AddressInfo).port)
    return through.href
  }

  /** False on timeout. */
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

  /** All connections, until `heal`. */
  strikeAll(fault: Fault): void {
    this.onAll = fault
    for (const link of this.links) apply(link, fault)
  }

  /** Black-holed connections stay lost. */
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
        // The other side does not notice.
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

/** Undefined during log-in. */
function stageOf(chunk: Buffer): ArmedFault['stage'] | undefined {
  // Message type: Q simple, P, B, E extended.
  if (!'QPBE'.includes(String.fromCharCode(chunk[0]!))) return undefined
  const text = chunk.toString('latin1', 5, 30).toLowerCase()
  if (text.startsWith('begin')) return 'begin'
  return text.startsWith('commit') ? 'commit' : 'statement'
}
