import createFetchClient, { type ClientOptions, type Middleware } from 'openapi-fetch'
import { BACKGROUND_HEADER } from '@cauce/contract/pages.ts'
import type { paths } from './paths.ts'
import { isAway } from './presence.ts'
import { requestLog, type LoggedAnswer, type RequestLog } from './request-log.ts'

/** On the server pass `fetch` and headers. */
export function createClient(options: ClientOptions = {}, log: RequestLog = requestLog) {
  const client = createFetchClient<paths>({ credentials: 'same-origin', bodySerializer: serializeBody, ...options })
  client.use(loggingMiddleware(log))
  return client
}
/** Typed by the contract. */
export type Client = ReturnType<typeof createClient>

const isBlob = (value: unknown): value is Blob => value instanceof Blob

function serializeBody(body: unknown): string | FormData {
  const entries = Object.entries(body as Record<string, unknown>)
  const hasFile = entries.some(([, value]) => [value].flat().some(isBlob))
  if (!hasFile) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of entries) {
    if (value === undefined) continue
    for (const part of [value].flat()) form.append(name, isBlob(part) ? part : part === null ? '' : String(part))
  }
  return form
}

function loggingMiddleware(log: RequestLog): Middleware {
  const startedAt = new WeakMap<Request, number>()
  const add = (request: Request, answer: Pick<LoggedAnswer, 'status' | 'code' | 'requestId'>) =>
    log.add({
      method: request.method,
      url: new URL(request.url).pathname,
      ...answer,
      at: new Date().toISOString(),
      durationMs: Math.round(performance.now() - startedAt.get(request)!),
    })
  return {
    onRequest({ request }) {
      if (isAway()) request.headers.set(BACKGROUND_HEADER, '1')
      startedAt.set(request, performance.now())
    },
    async onResponse({ request, response }) {
      const isProblem = response.headers.get('content-type')?.includes('problem+json')
      const problem = isProblem ? ((await response.clone().json()) as { code?: string; requestId?: string }) : undefined
      add(request, {
        status: response.status,
        ...(problem?.code !== undefined && { code: problem.code }),
        ...(problem?.requestId !== undefined && { requestId: problem.requestId }),
      })
    },
    onError({ request }) {
      add(request, { status: 0 })
    },
  }
}
