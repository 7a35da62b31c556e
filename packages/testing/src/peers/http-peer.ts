import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Healthy, answers 500, never answers, or is slow. */
export type Ailment =
  | { readonly kind: 'well' | 'broken' | 'silent' }
  | { readonly kind: 'slow'; readonly until: Promise<void> }

export interface Answer {
  readonly status: number
  readonly body?: string | Buffer
  readonly headers?: Readonly<Record<string, string>>
}

export class HttpPeer {
  ailment: Ailment = { kind: 'well' }
  /** Pending requests. */
  busy = 0
  private readonly server: Server
  private port = 0

  private constructor(server: Server) {
    this.server = server
  }

  static async start(answer: (request: IncomingMessage, body: Buffer) => Answer): Promise<HttpPeer> {
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const { ailment } = peer
      peer.busy += 1
      response.once('close', () => (peer.busy -= 1))
      if (ailment.kind === 'silent') return
      if (ailment.kind === 'slow') await ailment.until
      const {
        status,
        body = '',
        headers,
      } = ailment.kind === 'broken' ? { status: 500 } : answer(request, Buffer.concat(chunks))
      response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body)
    })
    const peer = new HttpPeer(server)
    await peer.comeUp()
    return peer
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async goDown(): Promise<void> {
    const closed = once(this.server, 'close')
    this.server.close()
    this.server.closeAllConnections()
    await closed
  }

  async comeUp(): Promise<void> {
    await once(this.server.listen(this.port, '127.0.0.1'), 'listening')
    this.port = (this.server.address() as AddressInfo).port
  }
}
