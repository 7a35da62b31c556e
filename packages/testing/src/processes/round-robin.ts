import { once } from 'node:events'
import { Agent, createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'

/**
 * A plain proxy: requests go to one process after the other, over connections that are kept. A process that accepts no
 * connection is left out for this request. It makes no health checks, and never sends a request twice. It appends the address of
 * the client to `X-Forwarded-For`, as most proxies do by default.
 */
export class RoundRobin {
  private readonly agent = new Agent({ keepAlive: true })
  private readonly server = createServer((request, response) => this.pass(request, response))
  private ports: readonly number[] = []
  private turn = 0
  /** Requests that no process answered. */
  readonly failures: string[] = []

  static async start(ports: readonly number[]): Promise<RoundRobin> {
    const proxy = new RoundRobin()
    proxy.ports = ports
    await once(proxy.server.listen(0, '127.0.0.1'), 'listening')
    return proxy
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port
  }

  /** From now on requests go to these processes. */
  use(ports: readonly number[]): void {
    this.ports = ports
  }

  async close(): Promise<void> {
    this.agent.destroy()
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private pass(request: IncomingMessage, response: ServerResponse): void {
    this.turn += 1
    const first = this.turn % this.ports.length
    this.passTo([...this.ports.slice(first), ...this.ports.slice(0, first)], request, response)
  }

  private passTo([port, ...others]: readonly number[], request: IncomingMessage, response: ServerResponse): void {
    const forwarded = [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ')
    const headers = { ...request.headers, 'x-forwarded-for': forwarded }
    const { method, url } = request
    const forward = send({ host: '127.0.0.1', port, method, path: url, headers, agent: this.agent }, (answer) => {
      const { connection: _, 'keep-alive': __, ...kept } = answer.headers
      response.writeHead(answer.statusCode!, kept)
      pipeline(answer, response, (error) => {
        // A process that ended in the middle: the client must not wait for the rest.
        if (error) this.failures.push(`${method} ${url}: ${error.message}`)
      })
    })
    forward.once('error', (error: NodeJS.ErrnoException) => {
      // Nothing of the request was sent, so that another process may have it.
      if (error.code === 'ECONNREFUSED' && others.length > 0) return this.passTo(others, request, response)
      this.failures.push(`${method} ${url}: ${error.message}`)
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end()
    })
    // The body is sent once there is a connection, so that it is still there for the next process.
    forward.once('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => request.pipe(forward))
      else request.pipe(forward)
    })
  }
}
