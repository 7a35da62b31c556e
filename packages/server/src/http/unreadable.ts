import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { errors, type ErrorCode, type Problem } from '@cauce/contract'
import { FALLBACK_LANGUAGE, errorMessage, translator } from '@cauce/i18n'

/** Answers what Node could not parse and closes. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { status, headers, body } = refusalOf(
    error.code === 'HPE_HEADER_OVERFLOW' ? 'headers-too-large' : 'request-unreadable',
  )
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines]
  socket.end(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]))
}

/** RFC 9112, section 3.2: one `Host`, which only HTTP/1.0 may leave out. Node takes the first of several. */
export function isHostClear({ httpVersion, rawHeaders }: Pick<IncomingMessage, 'httpVersion' | 'rawHeaders'>): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

export function refuseUnclearHost(response: ServerResponse): void {
  const { status, headers, body } = refusalOf('request-unreadable')
  response.writeHead(status, headers).end(body)
}

/** The language is unknown. */
function refusalOf(code: ErrorCode) {
  const { status } = errors[code]
  const problem: Problem = {
    type: 'about:blank',
    title: errorMessage(translator(FALLBACK_LANGUAGE), { code }),
    status,
    code,
  }
  const body = Buffer.from(JSON.stringify(problem))
  const headers = {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  }
  return { status, headers, body }
}
