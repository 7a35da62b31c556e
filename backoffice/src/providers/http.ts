import { BACKGROUND_HEADER } from '@cauce/contract/pages.ts'
import { isAway } from '@cauce/client/presence.ts'
import type { Problem } from '@cauce/contract'
import { requestLog, type LoggedAnswer, type RequestLog } from '@cauce/client/request-log.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import { noAnswer, refusalOf } from './refusal.ts'
import { sendingWith } from './sending.ts'

/** The arguments and the answer of the client of `ra-data-simple-rest`. */
export interface HttpOptions {
  readonly method?: string
  readonly headers?: HeadersInit
  readonly body?: BodyInit | null
  readonly signal?: AbortSignal | null
  /** Hears how much of the body has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  /** The answer is a file, not JSON. */
  readonly isFile?: boolean
}
export interface HttpAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: string
  // react-admin's own type; each caller knows what it asked for.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly json: any
  /** The file that was asked for. */
  readonly file?: Blob
}
export type HttpClient = (url: string, options?: HttpOptions) => Promise<HttpAnswer>

interface Dependencies {
  readonly fetch: typeof fetch
  /** Read at each refusal, because the language may change. */
  readonly translate: () => Translate
  /** What sends a body of which the progress is heard; the browser's by default. */
  readonly sending?: typeof sendingWith
  /** The log that a ticket includes; that of this tab by default. */
  readonly log?: RequestLog
}

/**
 * Calls the API with the session cookie, keeps the answer in the request log (handbook rule 9.9), and throws each refusal as
 * an `HttpError` with a message in the reader's language.
 */
export function createHttpClient({
  fetch,
  translate,
  sending = sendingWith,
  log = requestLog,
}: Dependencies): HttpClient {
  return async (url, options = {}) => {
    const startedAt = performance.now()
    const { onProgress, isFile = false, ...request } = options
    const send = onProgress ? sending(onProgress) : fetch
    const response = await send(url, { ...request, headers: headersOf(options), credentials: 'same-origin' }).catch(
      (error: unknown) => {
        throw isAbort(error) ? error : noAnswer(translate())
      },
    )
    if (isFile && response.ok) {
      log.add(loggedAnswer(url, options, response.status, undefined, startedAt))
      return {
        status: response.status,
        headers: response.headers,
        body: '',
        json: undefined,
        file: await response.blob(),
      }
    }
    const body = await response.text()
    const json = parsed(body)
    const problem = response.ok ? undefined : problemOf(json)
    log.add(loggedAnswer(url, options, response.status, problem, startedAt))
    if (problem) throw refusalOf(problem, translate())
    if (!response.ok) throw noAnswer(translate())
    return { status: response.status, headers: response.headers, body, json }
  }
}

/** The browser sets the content type of a form, with its boundary. A call without a body has none. */
function headersOf({ headers, body }: HttpOptions): Headers {
  const sent = new Headers(headers)
  sent.set('Accept', 'application/json')
  if (typeof body === 'string') sent.set('Content-Type', 'application/json')
  else sent.delete('Content-Type')
  if (isAway()) sent.set(BACKGROUND_HEADER, '1')
  return sent
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return undefined
  }
}

function problemOf(json: unknown): Problem | undefined {
  const isProblem = typeof json === 'object' && json !== null && 'code' in json && 'status' in json
  return isProblem ? (json as Problem) : undefined
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

function loggedAnswer(
  url: string,
  { method = 'GET' }: HttpOptions,
  status: number,
  problem: Problem | undefined,
  startedAt: number,
): LoggedAnswer {
  return {
    method,
    url: url.split('?')[0]!,
    status,
    ...(problem && { code: problem.code }),
    ...(problem?.requestId !== undefined && { requestId: problem.requestId }),
    at: new Date().toISOString(),
    durationMs: Math.round(performance.now() - startedAt),
  }
}
