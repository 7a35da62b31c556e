import type { RequestListener } from 'node:http'
import type { Api } from './api.ts'
import type { createBackOffice } from './back-office.ts'
import { settleForwarded } from './http/forwarded.ts'
import { sendRepresentation } from './http/representation.ts'
import type { PageCache } from './page-cache/index.ts'
import type { createSite } from './site.ts'
import type { createHealth } from './health.ts'

export interface FrontDoorParts {
  readonly api: Pick<Api, 'prefixes' | 'handle'>
  readonly backOffice: ReturnType<typeof createBackOffice>
  readonly site: Pick<Awaited<ReturnType<typeof createSite>>, 'files' | 'render'>
  readonly pageCache: Pick<PageCache, 'answer'>
  readonly health: ReturnType<typeof createHealth>
  readonly isProxyTrusted: boolean
}

/**
 * Who answers what, on one port and one origin. A plain function in front of all frameworks, because most requests are for
 * something that is in memory already and are answered here in microseconds.
 */
export function createFrontDoor(parts: FrontDoorParts): RequestListener {
  const { api, backOffice, health, isProxyTrusted, pageCache, site } = parts
  const isForApi = (pathname: string) =>
    api.prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))

  return (request, response) => {
    if (pageCache.answer(request, response)) return
    const pathname = request.url!.split('?', 1)[0]!
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const file = isReading ? site.files.get(pathname) : undefined
    if (file !== undefined) {
      sendRepresentation(request, response, file)
      return
    }
    settleForwarded(request, isProxyTrusted)
    if (isForApi(pathname)) api.handle(request, response)
    else if (backOffice.isFor(pathname)) backOffice.answer(request, response, pathname)
    else if (health.isFor(pathname)) void health.answer(response, pathname)
    else site.render(request, response)
  }
}
