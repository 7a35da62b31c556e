import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { errors, type ErrorCode, type Problem } from '@cauce/contract'
import { FALLBACK_LANGUAGE, errorMessage, translator } from '@cauce/i18n'

/** Answers what Node could not parse and closes; the language is unknown. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const code: ErrorCode = error.code === 'HPE_HEADER_OVERFLOW' ? 'headers-too-large' : 'request-unreadable'
  const { status } = errors[code]
  const problem: Problem = {
    type: 'about:blank',
    title: errorMessage(translator(FALLBACK_LANGUAGE), { code }),
    status,
    code,
  }
  const body = Buffer.from(JSON.stringify(problem))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${body.length}`,
    'Cache-Control: no-store',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  socket.end(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]))
}
