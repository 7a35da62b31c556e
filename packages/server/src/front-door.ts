import type { IncomingMessage, RequestListener } from 'node:http'
import type { Api } from './api.ts'
import type { BackOffice } from './back-office.ts'
import type { Health } from './health.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import type { Site } from './site.ts'

/** The parts of the platform that answer requests. */
export interface FrontDoorParts {
  readonly api: Pick<Api, 'prefixes' | 'handle'>
  readonly backOffice: BackOffice
  readonly site: Site
  readonly pageCache: Pick<PageCache, 'answer'>
  readonly health: Health
  readonly isProxyTrusted: boolean
  /** Headers of every answer; the parts state others where theirs differ. */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Routes each request to the part that answers it, on one port and one origin. A plain function in front of the frameworks,
 * because most requests are for a page in the cache and are answered before any framework runs (decision 040).
 */
export function createFrontDoor(parts: FrontDoorParts): RequestListener {
  const { api, backOffice, headers, health, isProxyTrusted, pageCache, site } = parts
  const isForApi = (pathname: string) =>
    api.prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))

  return (request, response) => {
    // A kept page has its headers.
    if (pageCache.answer(request, response)) return
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const pathname = request.url!.split('?', 1)[0]!
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    settleForwarded(request, isProxyTrusted)
    if (isForApi(pathname)) api.handle(request, response)
    else if (backOffice.isFor(pathname)) backOffice.answer(request, response, pathname)
    else if (health.isFor(pathname)) void health.answer(response, pathname)
    else if (isReading && site.files.has(pathname)) site.files.send(request, response)
    else void site.render(request, response)
  }
}

/**
 * Makes the `X-Forwarded-*` headers trustworthy for everything behind the front door. Without a trusted proxy in front, what
 * the client sent in them is removed and `X-Forwarded-For` is the address of the connection.
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
