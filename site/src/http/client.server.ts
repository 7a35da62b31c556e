import { createClient, type Client } from '@cauce/client'
import { BACKGROUND_HEADER } from '@cauce/contract/pages.ts'

/** The API without `apiFetch`: under `astro dev`. */
const DEVELOPMENT_ORIGIN = process.env['API_ORIGIN'] ?? 'http://localhost:4000'
const IN_PROCESS_ORIGIN = 'http://localhost'

export type ApiFetch = (request: Request) => Promise<Response>

/** Its origin is this site's: the middleware has checked the form's own (CSRF). */
export function clientOf(
  request: Request,
  { language, apiFetch, origin, apiCookies }: Pick<App.Locals, 'language' | 'apiFetch' | 'origin' | 'apiCookies'>,
): Client {
  const sender = apiFetch ? origin : (request.headers.get('origin') ?? origin)
  const headers: Record<string, string> = { 'accept-language': language, origin: sender }
  for (const name of ['cookie', 'user-agent', 'x-forwarded-for', BACKGROUND_HEADER]) {
    const value = request.headers.get(name)
    if (value !== null) headers[name] = value
  }
  const send = apiFetch ?? fetch
  return createClient({
    baseUrl: apiFetch ? IN_PROCESS_ORIGIN : DEVELOPMENT_ORIGIN,
    headers,
    async fetch(call) {
      const response = await send(call)
      apiCookies.push(...response.headers.getSetCookie())
      return response
    },
  })
}

export class ApiFailure extends Error {
  readonly status: number
  readonly code: string | undefined

  constructor(status: number, code: string | undefined, path: string) {
    super(`${path} answered ${status} ${code ?? ''}`)
    this.name = 'ApiFailure'
    this.status = status
    this.code = code
  }
}

export async function fetchPicture(path: string, apiFetch: ApiFetch | undefined): Promise<Buffer> {
  const address = new URL(path, apiFetch ? IN_PROCESS_ORIGIN : DEVELOPMENT_ORIGIN)
  const response = await (apiFetch ?? fetch)(new Request(address))
  if (!response.ok) throw new ApiFailure(response.status, undefined, path)
  return Buffer.from(await response.arrayBuffer())
}

interface ApiAnswer<Data> {
  readonly data?: Data
  readonly error?: unknown
  readonly response: Response
}

/** Throws an `ApiFailure` unless the answer is successful. */
export async function dataOf<Data>(answer: Promise<ApiAnswer<Data>>): Promise<NonNullable<Data>> {
  const { data, error, response } = await answer
  if (data === undefined || data === null) throw new ApiFailure(response.status, codeOf(error), response.url)
  return data
}

/** Undefined at 404; throws an `ApiFailure` at other errors. */
export async function dataOrMissing<Data>(answer: Promise<ApiAnswer<Data>>): Promise<NonNullable<Data> | undefined> {
  const settled = await answer
  return settled.response.status === 404 ? undefined : dataOf(Promise.resolve(settled))
}

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The API refuses a malformed id; for a page it is a 404. */
export const isId = (text: string): boolean => UUID.test(text)
