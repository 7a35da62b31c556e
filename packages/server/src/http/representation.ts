import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { giveReadyHead, takesReadyHead } from './ready-head.ts'

/** The codings that we keep beside the plain bytes, the smaller one first. */
export type Coding = 'br' | 'gzip'

/** Bytes to send; a string is of Latin 1, one character for each byte. */
type Body = Buffer | string

/** Something that is served many times: its bytes in every coding, and its headers made ready once. */
export interface Representation {
  readonly etag: string
  readonly headers: OutgoingHttpHeaders
  readonly identity: Buffer
  /** Filled in later where compressing takes a while; until then the plain bytes go out. */
  readonly coded: Partial<Record<Coding, Body>>
  /** Asked for again and again, so that its head is kept ready; browsers keep files for themselves. */
  readonly isHot?: boolean
}

/** Node writes a string of up to this many bytes together with the head, at once and without a buffer between. */
const ONE_WRITE_BYTES = 15 * 1024

/** The bytes in the form that is sent fastest: worth its second copy for what is sent all day. */
export const ready = (bytes: Buffer): Body => (bytes.length <= ONE_WRITE_BYTES ? bytes.toString('latin1') : bytes)

/** Weak, because the plain and the compressed bytes share it (RFC 9110, section 8.8.1). */
export function etagOf(bytes: Buffer): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

/** The bytes that a representation takes in memory. */
export function sizeOf({ identity, coded }: Representation): number {
  return identity.length + (coded.br?.length ?? 0) + (coded.gzip?.length ?? 0) + 1024
}

/**
 * Answers with a representation: 304 when the client has it, else the smallest coding that it takes. This is the hot path
 * of the server, so nothing is computed here that could have been computed before.
 */
export function sendRepresentation(request: IncomingMessage, response: ServerResponse, sent: Representation): void {
  if (isKnown(request.headers['if-none-match'], sent.etag)) {
    response.writeHead(304, headOf(sent, 'unchanged'))
    response.end()
    return
  }
  const coding = chooseCoding(request.headers['accept-encoding'], sent.coded) ?? 'identity'
  if (sent.isHot && takesReadyHead(response)) giveReadyHead(response, 200, headOf(sent, coding))
  else response.writeHead(200, headOf(sent, coding))
  if (request.method === 'HEAD') response.end()
  else response.end(bytesOf(sent, coding), 'latin1')
}

/** What goes out: the bytes in one of their forms, or the news that nothing has changed. */
type Form = Coding | 'identity' | 'unchanged'

const heads = new WeakMap<Representation, Partial<Record<Form, string[]>>>()

/** Names and values in turn, which Node writes without looking at them twice; put together once for each form. */
function headOf(sent: Representation, form: Form): string[] {
  let known = heads.get(sent)
  if (known === undefined) heads.set(sent, (known = {}))
  return (known[form] ??= makeHead(sent, form))
}

function makeHead(sent: Representation, form: Form): string[] {
  const headers: OutgoingHttpHeaders = { ...sent.headers, etag: sent.etag, vary: varyOf(sent) }
  if (form !== 'unchanged') headers['content-length'] = bytesOf(sent, form).length
  if (form === 'br' || form === 'gzip') headers['content-encoding'] = form
  return Object.entries(headers).flatMap(([name, value]) => [value].flat().flatMap((one) => [name, String(one)]))
}

const bytesOf = ({ identity, coded }: Representation, form: Coding | 'identity'): Body =>
  form === 'identity' ? identity : coded[form]!

function varyOf({ headers }: Representation): string {
  return headers['vary'] === undefined ? 'Accept-Encoding' : `${String(headers['vary'])}, Accept-Encoding`
}

/** Whether the client has it already (RFC 9110, section 13.1.2): a list of tags, or `*`; compared weakly. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2))
}

/** The best coding that is there and that the client takes; `br;q=0` refuses one (RFC 9110, section 12.5.3). */
export function chooseCoding(
  acceptEncoding: string | string[] | undefined,
  coded: Partial<Record<Coding, unknown>>,
): Coding | undefined {
  const header = String(acceptEncoding ?? '')
  if (coded.br !== undefined && accepts(header, 'br')) return 'br'
  if (coded.gzip !== undefined && accepts(header, 'gzip')) return 'gzip'
  return undefined
}

function accepts(header: string, coding: Coding): boolean {
  if (!header.includes(coding)) return false
  const range = header.split(',').find((part) => part.trim().split(';')[0]!.trim() === coding)
  return range !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(range)
}
