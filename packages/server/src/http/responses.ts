import type { ServerResponse } from 'node:http'

/**
 * Security headers of every page and file. The content security policy is not among them: the site states it for each page,
 * and the back office and static files have one each.
 * @param origin the public address of the platform; only on https it asks browsers for strict transport security
 */
export function securityHeaders(origin: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    // Browsers ignore it on http, and on localhost it would stay in force after the trial.
    ...(origin.startsWith('https://') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** Sends a short plain-text answer. When headers have been sent already, the connection is closed instead. */
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
