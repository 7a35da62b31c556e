import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { chooseEncoding, compress, etagOf, isNotModified, type Page, varyOf } from './page.ts'

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

export async function keptPageOf({ bytes, headers, tags }: Page): Promise<KeptPage> {
  const etag = etagOf(bytes)
  const common = commonHeaders(headers, etag)
  const variantOf = async (encoding: 'br' | 'gzip'): Promise<Variant> => {
    const body = await compress(bytes, encoding)
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

function commonHeaders(headers: OutgoingHttpHeaders, etag: string): OutgoingHttpHeaders {
  // The language is part of the cache key and of the page itself.
  const { 'content-length': _, 'content-language': __, ...kept } = headers
  return { ...kept, etag, vary: varyOf(kept) }
}

const flatten = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [value].flat().flatMap((one) => [name, String(one)]))
