import { once } from 'node:events'
import { Agent, createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'

/**
 * Round-robin proxy over keep-alive connections. Skips processes that refuse connections; no health checks, no retries.
 * Appends the client to `X-Forwarded-For`.
 */
export class RoundRobin {
  private readonly agent = new Agent({ keepAlive: true })
  private readonly server = createServer((request, response) => this.pass(request, response))
  private ports: readonly number[] = []
  private turn = 0
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
        // The process ended in mid-response: the client must not wait for the rest.
        if (error) this.failures.push(`${method} ${url}: ${error.message}`)
      })
    })
    forward.once('error', (error: NodeJS.ErrnoException) => {
      // Nothing was sent, so another process may take it.
      if (error.code === 'ECONNREFUSED' && others.length > 0) return this.passTo(others, request, response)
      this.failures.push(`${method} ${url}: ${error.message}`)
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end()
    })
    // The body is sent after connecting, so that it survives a switch of process.
    forward.once('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => request.pipe(forward))
      else request.pipe(forward)
    })
  }
}
