import type { OutgoingHttpHeaders } from 'node:http'

/**
 * What every page and file says about itself. Which scripts and styles a page may load is said by the site (its own CSP)
 * and, for the back office, by `back-office.ts`.
 */
export function securityHeaders(origin: string): OutgoingHttpHeaders {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    // Only where the public address is https: on http browsers ignore it, and on localhost it would outlive the trial.
    ...(origin.startsWith('https://') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}
