import { STATUS_CODES, type ServerResponse } from 'node:http'

/** Names and values in turn. */
export type HeadLines = readonly string[]

/** What Node keeps of a head that it has put together. */
interface HeadOfNode {
  _header: string | null
}

const kept = new WeakMap<HeadLines, { readonly second: number; readonly head: string }>()

/**
 * Whether the answer can be given a head that is ready: Node's own ends a connection that is not kept alive, and says more to
 * clients of HTTP/1.0.
 */
export const takesReadyHead = ({ shouldKeepAlive, req }: ServerResponse): boolean =>
  shouldKeepAlive && req.httpVersionMinor === 1

/**
 * Gives an answer a head that is put together once a second (for the date) in the place of once for each answer: checking and
 * joining the same lines took Node longer than finding the page. Node has no public way for it, so this sets the private field
 * that `writeHead` sets; the test reads what arrives off the wire, and would tell of a Node that does it otherwise.
 */
export function giveReadyHead(response: ServerResponse, status: number, lines: HeadLines): void {
  const second = Math.floor(Date.now() / 1000)
  let ready = kept.get(lines)
  if (ready?.second !== second) kept.set(lines, (ready = { second, head: headOf(status, lines, second) }))
  response.statusCode = status
  ;(response as unknown as HeadOfNode)._header = ready.head
}

function headOf(status: number, lines: HeadLines, second: number): string {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
  for (let place = 0; place < lines.length; place += 2) head += `${lines[place]}: ${lines[place + 1]}\r\n`
  return `${head}Date: ${new Date(second * 1000).toUTCString()}\r\n\r\n`
}
