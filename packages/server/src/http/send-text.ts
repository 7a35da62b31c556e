import type { ServerResponse } from 'node:http'

/** A short answer for programs and for what should not happen; people see pages of the site. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const bytes = Buffer.from(`${text}\n`)
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': bytes.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(bytes)
}
