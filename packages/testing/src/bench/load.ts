import { connect, type Socket } from 'node:net'

/** What one connection sends next; undefined ends it. */
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

export interface LoadResult {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p95Ms: number
  readonly p99Ms: number
  readonly statuses: Readonly<Record<number, number>>
}

/**
 * Loads an HTTP server over keep-alive connections, one request at a time on each, for a bounded time. A client of its own
 * over bare sockets, because on two cores a general one would cost more than the server that it measures.
 */
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
  const quantile = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0
  const fine = (statuses[200] ?? 0) + (statuses[201] ?? 0)
  return { perSecond: fine / elapsed, p50Ms: quantile(0.5), p95Ms: quantile(0.95), p99Ms: quantile(0.99), statuses }
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
    let received = ''
    const send = () => {
      const request = next(count++)
      if (!request) return void socket.end(resolve)
      sentAt = performance.now()
      write(socket, request)
    }
    socket.setEncoding('latin1')
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('data', (chunk: string) => {
      received += chunk
      const headEnd = received.indexOf('\r\n\r\n')
      if (headEnd < 0) return
      const length = /content-length: (\d+)/i.exec(received.slice(0, headEnd))
      if (received.length < headEnd + 4 + Number(length?.[1] ?? 0)) return
      const status = Number(received.slice(9, 12))
      received = ''
      done(status, performance.now() - sentAt)
      send()
    })
  })
}

function write(
  socket: Socket,
  { path, method = 'GET', token, key, body = '', headers = '' }: NonNullable<ReturnType<NextRequest>>,
) {
  const content = body ? `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` : ''
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}${token ? `Cookie: cauce_session=${token}\r\n` : ''}${key ? `Idempotency-Key: ${key}\r\n` : ''}${content}\r\n${body}`,
  )
}
