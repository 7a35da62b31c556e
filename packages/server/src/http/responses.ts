import type { ServerResponse } from 'node:http'

/** Neither page nor file: nothing may load, run or be framed. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'"

/**
 * Content security policy of an answer without content of its own; pages state their own.
 * @param origin the public address of the platform; only on https it asks browsers for strict transport security
 */
export function securityHeaders(origin: string): Record<string, string> {
  return {
    'content-security-policy': NOTHING,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    // Browsers ignore it on http, and on localhost it would outlive the trial.
    ...(origin.startsWith('https://') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** Destroys the connection if headers were sent. */
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
