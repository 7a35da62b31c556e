import type { IncomingMessage } from 'node:http'

/**
 * Makes the `X-Forwarded-*` headers say who really asks, so that everything behind may believe them: what a client sends
 * by itself counts for nothing, unless a proxy of ours stands in front and sets them.
 */
export function settleForwarded(request: IncomingMessage, isProxyTrusted: boolean): void {
  if (isProxyTrusted) return
  const { headers } = request
  delete headers['x-forwarded-host']
  delete headers['x-forwarded-proto']
  delete headers['x-forwarded-port']
  delete headers['forwarded']
  headers['x-forwarded-for'] = request.socket.remoteAddress ?? ''
}
