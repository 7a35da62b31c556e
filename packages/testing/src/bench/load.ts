import { COOKIES } from '@cauce/contract'
import { connect, type Socket } from 'node:net'

/** Undefined ends the connection. */
export type NextRequest = (
  connection: number,
  count: number,
) =>
  | {
      readonly path: string
      readonly method?: string
      readonly token?: string
      readonly key?: string
      readonly body?: string
      readonly headers?: string
    }
  | undefined

/** Rate, minimum, percentiles and statuses. */
export interface LoadResult {
  readonly perSecond: number
  readonly bestMs: number
  readonly p50Ms: number
  readonly p95Ms: number
  readonly p99Ms: number
  readonly statuses: Readonly<Record<number, number>>
}

export async function load(port: number, connections: number, seconds: number, next: NextRequest): Promise<LoadResult> {
  const latencies: number[] = []
  const statuses: Record<number, number> = {}
  const startedAt = performance.now()
  const until = startedAt + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, (_, connection) =>
      drive(
        port,
        (count) => (performance.now() < until ? next(connection, count) : undefined),
        (status, ms) => {
          latencies.push(ms)
          statuses[status] = (statuses[status] ?? 0) + 1
        },
      ),
    ),
  )
  const elapsed = (performance.now() - startedAt) / 1000
  latencies.sort((a, b) => a - b)
  const quantile = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))]
  const fine = (statuses[200] ?? 0) + (statuses[201] ?? 0)
  const [bestMs = 0, p50Ms = 0, p95Ms = 0, p99Ms = 0] = [0, 0.5, 0.95, 0.99].map(quantile)
  return { perSecond: fine / elapsed, bestMs, p50Ms, p95Ms, p99Ms, statuses }
}

function drive(
  port: number,
  next: (count: number) => ReturnType<NextRequest>,
  done: (status: number, ms: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let count = 0
    let sentAt = 0
    const reading = createReading()
    const send = () => {
      const request = next(count++)
      if (!request) return void socket.end(resolve)
      sentAt = performance.now()
      write(socket, request)
    }
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      const status = reading.add(chunk)
      if (status === undefined) return
      done(status, performance.now() - sentAt)
      send()
    })
  })
}

/** Minimal response parser, to stay cheaper than the server. */
function createReading() {
  let head: Buffer | undefined
  let receivedBytes = 0
  let expectedBytes: number | undefined
  let status = 0
  return {
    add(chunk: Buffer): number | undefined {
      receivedBytes += chunk.length
      if (expectedBytes === undefined) {
        head = head === undefined ? chunk : Buffer.concat([head, chunk])
        const headEnd = head.indexOf('\r\n\r\n')
        if (headEnd < 0) return undefined
        status = Number(head.toString('latin1', 9, 12))
        expectedBytes = headEnd + 4 + contentLengthOf(head.subarray(0, headEnd))
      }
      if (receivedBytes < expectedBytes) return undefined
      head = undefined
      receivedBytes = 0
      expectedBytes = undefined
      return status
    },
  }
}

const NAME = 'content-length: '

function contentLengthOf(head: Buffer): number {
  const at = head.indexOf(NAME)
  // Our server's spelling.
  if (at < 0) return Number(/content-length: *(\d+)/i.exec(head.toString('latin1'))?.[1] ?? 0)
  return Number.parseInt(head.toString('latin1', at + NAME.length, at + NAME.length + 12), 10)
}

function write(
  socket: Socket,
  { path, method = 'GET', token, key, body = '', headers = '' }: NonNullable<ReturnType<NextRequest>>,
) {
  const content = body ? `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` : ''
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}${token ? `Cookie: ${COOKIES.session}=${token}\r\n` : ''}${key ? `Idempotency-Key: ${key}\r\n` : ''}${content}\r\n${body}`,
  )
}
