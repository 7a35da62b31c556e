import type { IncomingMessage, ServerResponse } from 'node:http'
import { buildApp, migrate } from '@cauce/api'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config/config.ts'

export { migrate }

/** What this process needs of the API; the only file that knows how the API is started. */
export interface Api {
  /** The first parts of the addresses that the API answers. */
  readonly prefixes: readonly string[]
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Answers a call without a network, for pages that are made in this process. */
  fetch(request: Request): Promise<Response>
  /** Whether the database answers. */
  isReady(): Promise<boolean>
  /** Lets running jobs end and closes the connections. */
  close(): Promise<void>
}

/** Starts the API on a database that is migrated. Whoever hands requests to it has settled who asks (http/forwarded.ts). */
export async function startApi(config: Config, databaseUrl: string, logger: FastifyBaseLogger): Promise<Api> {
  const app = await buildApp({
    settings: config.api,
    databaseUrl,
    logger,
    isForwardedTrusted: true,
    isRunningJobs: config.isRunningJobs,
  })
  await app.ready()
  return {
    prefixes: ['/v1', '/media', '/flags'],
    handle: (request, response) => app.routing(request, response),
    fetch: (request) => fetchInProcess(app, request),
    isReady: () =>
      app.kernel.database.$client.query('select 1').then(
        () => true,
        () => false,
      ),
    close: () => app.close(),
  }
}

type InjectingApp = Awaited<ReturnType<typeof buildApp>>

async function fetchInProcess(app: InjectingApp, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const answer = await app.inject({
    method: request.method as 'GET',
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    ...(request.body !== null && { payload: Buffer.from(await request.arrayBuffer()) }),
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, String(one))
  }
  const mayHaveBody = answer.statusCode !== 204 && answer.statusCode !== 304
  return new Response(mayHaveBody ? new Uint8Array(answer.rawPayload) : null, { status: answer.statusCode, headers })
}
