import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { chooseCoding } from '../http/representation.ts'

/** A page as the site made it. */
export interface CapturedPage {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly bytes: Buffer
  /** What the page was made from, when the site said that it may be shared. */
  readonly tags: readonly string[]
}

const TAGS_HEADER = 'x-page-cache'
/** Below this a compressed page is hardly smaller, and not worth the time. */
const SMALLEST_COMPRESSED_BYTES = 1024

const compressWithBrotli = promisify(brotliCompress)
const compressWithGzip = promisify(gzip)

/** What becomes of a page that is held back: exactly one of the two is called, unless the client leaves before. */
export interface Captured {
  /** The page is whole. */
  send(page: CapturedPage): void
  /** It broke off in the middle; nothing of it was sent, so that another answer may take its place. */
  fail(error: unknown): void
}

/**
 * Holds back what the site writes into a response until the page is whole. Pages are made in a few milliseconds, so nothing
 * is gained by sending their beginning early, and a page that fails in the middle is not sent at all. What is not HTML passes
 * through, without the header that is ours alone.
 */
export function capturePage(response: ServerResponse, { send, fail }: Captured): void {
  const { writeHead, write, end, destroy } = response
  const original = { writeHead, write, end, destroy }
  const chunks: Buffer[] = []
  let head: { status: number; headers: OutgoingHttpHeaders } | undefined
  let isPassing = false

  const restore = () => {
    Object.assign(response, original)
    isPassing = true
  }
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as Uint8Array))
  }
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const given = (rest.find((value) => typeof value === 'object') ?? {}) as OutgoingHttpHeaders
    const headers = lowerCased({ ...response.getHeaders(), ...given })
    if (isPage(headers)) {
      head = { status, headers }
      return response
    }
    // What Astro says when not even the page for failures could be made; its `end` follows.
    if (status >= 500 && headers['content-type'] === undefined) {
      response.statusCode = status
      return response
    }
    delete headers[TAGS_HEADER]
    restore()
    return response.writeHead(status, headers)
  }) as ServerResponse['writeHead']
  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    keep(chunk)
    // Astro's adapter breaks off a page only when it hears that its last words were written.
    const written = rest.find((value) => typeof value === 'function') as (() => void) | undefined
    if (written !== undefined) process.nextTick(written)
    return true
  }) as ServerResponse['write']
  response.destroy = ((error?: Error) => {
    restore()
    // Said of the page that broke off, and wrong for the answer that takes its place.
    response.statusMessage = ''
    fail(error)
    return response
  }) as ServerResponse['destroy']
  response.end = ((chunk?: unknown) => {
    if (isPassing) return response.end(chunk)
    // Nobody but the adapter sets it, in place of a head, when it can go no further.
    if (response.statusCode >= 500) return response.destroy()
    keep(chunk)
    const { status, headers } = head ?? { status: response.statusCode, headers: lowerCased(response.getHeaders()) }
    const tags = String(headers[TAGS_HEADER] ?? '')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean)
    delete headers[TAGS_HEADER]
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    restore()
    send({ status, headers, bytes: Buffer.concat(chunks), tags })
    return response
  }) as ServerResponse['end']
}

/** Sends a page that was made for this answer, compressed lightly; with its tag when it is kept for others. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CapturedPage,
  etag?: string,
): Promise<void> {
  const isLarge = page.bytes.length >= SMALLEST_COMPRESSED_BYTES
  const coding = isLarge ? chooseCoding(request.headers['accept-encoding'], { br: true, gzip: true }) : undefined
  const bytes = coding === undefined ? page.bytes : await compress(page.bytes, coding, 'light')
  if (response.destroyed) return
  const vary = [page.headers['vary'], 'Accept-Encoding'].filter(Boolean).join(', ')
  const headers: OutgoingHttpHeaders = { ...page.headers, vary, 'content-length': bytes.length }
  if (coding !== undefined) headers['content-encoding'] = coding
  if (etag !== undefined) headers['etag'] = etag
  response.writeHead(page.status, headers)
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** `light` takes a millisecond for a page, `thorough` some ten: for what is served many times. */
export function compress(bytes: Buffer, coding: 'br' | 'gzip', effort: 'light' | 'thorough'): Promise<Buffer> {
  if (coding === 'gzip') return compressWithGzip(bytes, { level: effort === 'light' ? 4 : 8 })
  const quality = effort === 'light' ? 3 : 10
  return compressWithBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

function isPage(headers: OutgoingHttpHeaders): boolean {
  return String(headers['content-type'] ?? '').startsWith('text/html') && headers['content-encoding'] === undefined
}

function lowerCased(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
