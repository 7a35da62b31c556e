import { createClient } from '@cauce/client'
import type { RequestLog } from '@cauce/client/request-log.ts'
import type { Problem } from '@cauce/contract'
import type { Translate } from '@cauce/i18n/office.ts'
import type { Call, CauceDataProvider } from './call.ts'
import { withFiles } from './body.ts'
import { noAnswer, refusalOf } from './refusal.ts'

export interface HttpOptions {
  readonly method?: string
  readonly headers?: HeadersInit
  /** JSON text, or values that are sent as JSON or, with a file, as a form. */
  readonly body?: string | Readonly<Record<string, unknown>>
  readonly signal?: AbortSignal | null
}
interface HttpAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: string
  // react-admin's own type; each caller knows what it asked for.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly json: any
}
export type HttpClient = (url: string, options?: HttpOptions) => Promise<HttpAnswer>

export interface Http extends Pick<CauceDataProvider, 'call' | 'file'> {
  readonly http: HttpClient
}

interface Dependencies {
  readonly fetch: typeof fetch
  /** Read at each refusal, because the language may change. */
  readonly translate: () => Translate
  /** What sends a body of which the progress is heard; the browser's by default. */
  readonly sending?: typeof sendingWith
  /** The log that a ticket includes; that of this tab by default. */
  readonly log?: RequestLog
  /** The origin of the page by default. */
  readonly baseUrl?: string
}

interface Init extends HttpOptions {
  readonly params?: object
  readonly fetch?: typeof fetch | undefined
  readonly parseAs?: 'json' | 'blob'
}

/** The contract's client, each refusal thrown as an `HttpError` with a message in the reader's language. */
export function createHttp({ fetch, translate, sending = sendingWith, log, baseUrl = '' }: Dependencies): Http {
  const client = createClient({ fetch, baseUrl }, log)
  const request = async (method: string, path: string, { body, ...init }: Init) => {
    const sent =
      typeof body === 'string' ? { body, bodySerializer: (text: string) => text } : body && { body: withFiles(body) }
    const answer = await client
      .request(method as 'get', path as '/v1/misc/countries', { ...sent, ...init } as Record<string, unknown>)
      .catch((error: unknown) => {
        throw isAbort(error) ? error : noAnswer(translate())
      })
    const { response, error, data } = answer as { response: Response; error?: unknown; data?: unknown }
    if (!response.ok) throw isProblem(error) ? refusalOf(error, translate()) : noAnswer(translate())
    return { response, data }
  }
  const call = async (name: string, { params, query, idempotencyKey, onProgress, ...init }: Untyped = {}) => {
    const [method, path] = name.split(' ') as [string, string]
    const header = idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }
    const { data } = await request(method, path, {
      ...init,
      params: { path: params, query, header },
      ...(onProgress && { fetch: sending(onProgress) }),
    })
    return data
  }
  return {
    call: call as Call,
    file: async (address, signal, contentType) => {
      const { data } = await request('GET', address, { signal, parseAs: 'blob' })
      return contentType === undefined ? (data as Blob) : new Blob([data as Blob], { type: contentType })
    },
    http: async (url, { method = 'GET', headers, ...init } = {}) => {
      const sent = new Headers(headers)
      sent.delete('Content-Type')
      const { response, data } = await request(method, url, { ...init, headers: sent })
      return { status: response.status, headers: response.headers, body: '', json: data }
    },
  }
}

interface Untyped {
  readonly params?: object
  readonly query?: object
  readonly body?: Readonly<Record<string, unknown>>
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  readonly onProgress?: (share: number) => void
}

const isProblem = (error: unknown): error is Problem =>
  typeof error === 'object' && error !== null && 'code' in error && 'status' in error

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** `fetch` that tells how much of the body has been sent: browsers tell it only of XMLHttpRequest. */
const sendingWith =
  (onProgress: (share: number) => void): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest()
      sending.open(request.method, request.url)
      for (const [name, value] of request.headers) sending.setRequestHeader(name, value)
      sending.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total))
      sending.addEventListener('load', () => {
        const type = sending.getResponseHeader('Content-Type')
        const headers = new Headers(type === null ? [] : [['Content-Type', type]])
        resolve(new Response(sending.responseText || null, { status: sending.status, headers }))
      })
      sending.addEventListener('error', () => reject(new TypeError('The request got no answer')))
      sending.send(body)
    })
  }
