import httpProxy from '@fastify/http-proxy'
import Fastify from 'fastify'

export interface DevelopmentDoorOptions {
  readonly host: string
  readonly port: number
  readonly ports: { readonly api: number; readonly site: number; readonly backOffice: number }
}

/** One origin in front of the development servers; their websockets, which tell the browser to reload, pass through too. */
export async function createDevelopmentDoor({
  host,
  port,
  ports,
}: DevelopmentDoorOptions): Promise<{ close(): Promise<void> }> {
  const door = Fastify({ logger: false, bodyLimit: 64 * 1024 * 1024 })
  const lead = (prefix: string, to: number, isWebsocket = false) =>
    door.register(httpProxy, {
      upstream: `http://${host}:${to}`,
      prefix,
      rewritePrefix: prefix,
      websocket: isWebsocket,
      // Cookies and origin checks look at the address that the browser shows.
      replyOptions: { rewriteRequestHeaders: (request, headers) => ({ ...headers, host: request.headers.host }) },
    })
  await lead('/v1', ports.api)
  await lead('/media', ports.api)
  await lead('/flags', ports.api)
  await lead('/admin', ports.backOffice, true)
  await lead('/', ports.site, true)
  await door.listen({ port, host })
  return { close: () => door.close() }
}
