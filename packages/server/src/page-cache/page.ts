import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'

/** A complete HTML page as the site rendered it. */
export interface Page {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly bytes: Buffer
  readonly tags: readonly string[]
}

const TAGS_HEADER = 'x-page-cache'
/** Compression saves next to nothing below this size. */
const MINIMUM_COMPRESSED_BYTES = 1024

/** Pages, and the sitemaps that list them. */
const KEPT_TYPE = /^(?:text\/html|application\/xml)(?:;|$)/

type Encoding = 'br' | 'gzip'
const negotiator = new Negotiator<Encoding>({ supportedValues: ['br', 'gzip'] })

/** Brotli where the client accepts it, else gzip, else none. */
export function chooseEncoding(acceptEncoding: string | string[] | undefined): Encoding | undefined {
  return negotiator.negotiate(String(acceptEncoding ?? '')) ?? undefined
}

/** Whether `If-None-Match` names this ETag: a list of tags or `*`, in weak comparison (RFC 9110, section 13.1.2). */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2))
}

/** The ETag of a page; weak, because all its encodings share it (RFC 9110, section 8.8.1). */
export function etagOf(bytes: Buffer): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

/**
 * @returns undefined when it is neither an HTML page nor a sitemap; its body is untouched then
 * @throws what went wrong while the body was rendered
 */
export async function readPage(response: Response): Promise<Page | undefined> {
  if (!KEPT_TYPE.test(response.headers.get('content-type') ?? '')) return undefined
  const tags = (response.headers.get(TAGS_HEADER) ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: headersOf(response), bytes, tags }
}

export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  response.writeHead(answer.status, headersOf(answer))
  if (answer.body === null || request.method === 'HEAD') response.end()
  else await pipeline(Readable.fromWeb(answer.body as ReadableStream), response)
}

export async function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): Promise<void> {
  const isLarge = page.bytes.length >= MINIMUM_COMPRESSED_BYTES
  const encoding = isLarge ? chooseEncoding(request.headers['accept-encoding']) : undefined
  const bytes = encoding === undefined ? page.bytes : await compress(page.bytes, encoding)
  response.writeHead(page.status, {
    ...page.headers,
    vary: varyOf(page.headers),
    'content-length': bytes.length,
    ...(encoding !== undefined && { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

export const varyOf = ({ vary }: OutgoingHttpHeaders): string => [vary, 'Accept-Encoding'].filter(Boolean).join(', ')

const compressWithBrotli = promisify(brotliCompress)
const compressWithGzip = promisify(gzip)

/** In one or two milliseconds. */
export function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return compressWithGzip(bytes, { level: 4 })
  return compressWithBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

function headersOf({ headers }: Response): OutgoingHttpHeaders {
  const { [TAGS_HEADER]: _, ...sent } = Object.fromEntries(headers)
  const cookies = headers.getSetCookie()
  return cookies.length > 0 ? { ...sent, 'set-cookie': cookies } : sent
}
