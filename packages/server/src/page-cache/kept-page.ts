import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { chooseEncoding, compress, etagOf, isNotModified, type Page, varyOf } from './page.ts'

/** A page in the cache. Headers are prepared once, as the flat list of names and values that `writeHead` takes. */
export interface KeptPage {
  readonly tags: readonly string[]
  readonly etag: string
  readonly notModifiedHead: string[]
  readonly identity: Variant
  readonly br: Variant
  readonly gzip: Variant
}

interface Variant {
  readonly head: string[]
  readonly body: Buffer
}

/**
 * The page as the cache keeps it, in every encoding. It is compressed quickly first, so that no visitor gets an uncompressed
 * page, and again with the effort `small`, which costs too much time before the first answer.
 */
export async function keptPageOf({ bytes, headers, tags }: Page, effort: 'fast' | 'small'): Promise<KeptPage> {
  const etag = etagOf(bytes)
  const common = commonHeaders(headers, bytes, etag)
  const variantOf = async (encoding: 'br' | 'gzip'): Promise<Variant> => {
    const body = await compress(bytes, encoding, effort)
    return { head: flatten({ ...common, 'content-length': body.length, 'content-encoding': encoding }), body }
  }
  const [br, gzip] = await Promise.all([variantOf('br'), variantOf('gzip')])
  const identity = { head: flatten({ ...common, 'content-length': bytes.length }), body: bytes }
  return { tags, etag, notModifiedHead: flatten(common), identity, br, gzip }
}

/** The bytes that a kept page takes in memory. */
export const sizeOf = ({ identity, br, gzip }: KeptPage): number =>
  identity.body.length + br.body.length + gzip.body.length + 1024

/** Sends a kept page: 304 when the client has it, else in the best encoding. The hot path: it computes next to nothing. */
export function sendKeptPage(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
  if (isNotModified(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, page.notModifiedHead).end()
    return
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const { head, body } = page[encoding ?? 'identity']
  response.writeHead(200, head)
  if (request.method === 'HEAD') response.end()
  else response.end(body)
}

const POLICY = 'content-security-policy'

function commonHeaders(headers: OutgoingHttpHeaders, bytes: Buffer, etag: string): OutgoingHttpHeaders {
  // The language is part of the cache key and of the page itself.
  const { 'content-length': _, 'content-language': __, ...kept } = headers
  if (typeof kept[POLICY] === 'string') kept[POLICY] = narrowPolicy(kept[POLICY], bytes.toString())
  return { ...kept, etag, vary: varyOf(kept) }
}

const flatten = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [value].flat().flatMap((one) => [name, String(one)]))

const INLINE = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs
const HASH = / ?'sha256-[\w+/=]+'/g
/** A `style-src` that repeats `default-src`. */
const REPEATED = /(?<=^default-src 'self';(?:.*;)?)style-src 'self'(?:;|$)/

/**
 * Removes from a content security policy the hashes of inline scripts and styles that the page does not contain. Astro puts
 * the hashes of all pages into the policy of each.
 */
export function narrowPolicy(policy: string, html: string): string {
  const present = new Set(
    [...html.matchAll(INLINE)]
      .filter(([, , attributes]) => !/\ssrc=/.test(attributes!))
      .map(([, , , content]) => `'sha256-${createHash('sha256').update(content!).digest('base64')}'`),
  )
  return policy
    .replaceAll(HASH, (hash) => (present.has(hash.trim()) ? hash : ''))
    .replaceAll(/\s*;\s*/g, ';')
    .replace(REPEATED, '')
    .replace(/;$/, '')
}
