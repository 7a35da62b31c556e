import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import httpProxy from '@fastify/http-proxy'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'

const WAIT_TIMEOUT_MS = 60_000
const POLL_MS = 100
const MAXIMUM_RETRIES = 100

export interface DevelopmentDoorOptions {
  readonly host: string
  readonly port: number
  readonly sitePort: number
  readonly backOfficePort: number
  readonly apiPort: () => Promise<number | undefined>
}

declare module 'fastify' {
  interface FastifyRequest {
    upstreamPort: number
  }
}

/** One origin; requests wait while their server starts. Proxies websockets for reload. */
export async function createDevelopmentDoor(options: DevelopmentDoorOptions): Promise<{ close(): Promise<void> }> {
  const { apiPort, backOfficePort, host, port, sitePort } = options
  const door = Fastify({ logger: false, bodyLimit: 64 * 1024 * 1024 })
  door.decorateRequest('upstreamPort', 0)
  const whenListening = (listeningPort: number) => async () =>
    (await isListeningInTime(host, listeningPort)) ? listeningPort : undefined
  const forward = (prefix: string, readyPort: () => Promise<number | undefined>, websocketPort?: number) =>
    door.register(httpProxy, {
      upstream: websocketPort === undefined ? '' : `http://${host}:${websocketPort}`,
      prefix,
      rewritePrefix: prefix,
      websocket: websocketPort !== undefined,
      async preHandler(request: FastifyRequest, reply: FastifyReply) {
        const upstreamPort = await readyPort()
        if (upstreamPort === undefined) return reply.code(503).send('This part did not start. The terminal says why.\n')
        request.upstreamPort = upstreamPort
      },
      replyOptions: {
        // Restarts cut connections.
        retryDelay: ({ attempt, err, req }) =>
          err && isRepeatable(req.method) && attempt < MAXIMUM_RETRIES ? POLL_MS : null,
        getUpstream: (request) => `http://${host}:${(request as FastifyRequest).upstreamPort}`,
        // Cookies and origin checks need the browser's address.
        rewriteRequestHeaders: (request, headers) => ({ ...headers, host: request.headers.host }),
      },
    })
  for (const prefix of ['/v1', '/media', '/flags']) await forward(prefix, apiPort)
  await forward('/admin', whenListening(backOfficePort), backOfficePort)
  await forward('/', whenListening(sitePort), sitePort)
  await door.listen({ port, host })
  return { close: () => door.close() }
}

const isRepeatable = (method: string | undefined) => method === 'GET' || method === 'HEAD'

async function isListeningInTime(host: string, port: number): Promise<boolean> {
  const deadline = performance.now() + WAIT_TIMEOUT_MS
  while (performance.now() < deadline) {
    if (await isListening(host, port)) return true
    await sleep(POLL_MS)
  }
  return false
}

function isListening(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host)
    const finish = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => finish(true)).once('error', () => finish(false))
  })
}
