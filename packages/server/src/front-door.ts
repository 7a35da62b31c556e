import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { REQUEST_ID_HEADER, uuidv7 } from '@cauce/api'
import { beginActivity, endActivity, withinActivity } from '@cauce/api/activity'
import type { Api } from './api.ts'
import type { BackOffice } from './back-office.ts'
import type { Health } from './health.ts'
import { type ProxyTrust, type TrustedProxies, trustIn } from './http/client-address.ts'
import { sendText } from './http/responses.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import type { Site } from './site.ts'
import type { Metrics } from './telemetry/metrics.ts'

const METRICS_PATH = '/metrics'

export interface FrontDoorParts {
  readonly api: Pick<Api, 'prefixes' | 'handle' | 'countRequest'>
  readonly backOffice: BackOffice
  readonly site: Site
  readonly pageCache: Pick<PageCache, 'answer'>
  readonly health: Health
  /** If enabled. */
  readonly metrics?: Pick<Metrics, 'answer'> | undefined
  readonly trustedProxies: TrustedProxies
  /** Defaults; parts may override. */
  readonly headers: Readonly<Record<string, string>>
}

/** Routes requests on one port and origin. No framework, because most requests hit the page cache (decision http-server-and-shutdown). */
export function createFrontDoor(parts: FrontDoorParts): RequestListener {
  const { api, backOffice, headers, health, metrics, pageCache, site, trustedProxies } = parts
  const trust = trustIn(trustedProxies)
  const isForApi = (pathname: string) =>
    api.prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))

  return (request, response) => {
    // A cached page has its headers.
    if (pageCache.answer(request, response)) return
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const pathname = request.url!.split('?', 1)[0]!
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    settleForwarded(request, trust)
    if (isForApi(pathname)) api.handle(request, response)
    else if (backOffice.isFor(pathname)) backOffice.answer(request, response, pathname)
    else if (health.isFor(pathname)) void (isReading ? health.answer(response, pathname) : refuseWriting(response))
    else if (pathname === METRICS_PATH) answerMetrics(metrics, request, response)
    else if (isReading && site.files.has(pathname)) site.files.send(request, response)
    else renderPage(site, request, response, api.countRequest(String(request.headers['x-forwarded-for'])))
  }
}

function refuseWriting(response: ServerResponse): void {
  response.setHeader('allow', 'GET, HEAD')
  sendText(response, 405, 'Only GET and HEAD.')
}

/** 404 without a token. Scrapers get no page. */
function answerMetrics(metrics: FrontDoorParts['metrics'], request: IncomingMessage, response: ServerResponse): void {
  if (metrics === undefined) sendText(response, 404, 'There are no metrics: METRICS_TOKEN is not set.')
  else void metrics.answer(request, response)
}

function renderPage(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  secondsToWait: number | undefined,
): void {
  const activity = beginActivity({
    kind: 'request',
    name: 'page',
    requestId: uuidv7(),
    traceparent: request.headers['traceparent'] as string | undefined,
    facts: { method: request.method! },
  })
  response.setHeader(REQUEST_ID_HEADER, activity.requestId!)
  response.once('close', () => {
    if (response.writableFinished) activity.facts.status = response.statusCode
    endActivity(activity)
  })
  withinActivity(
    activity,
    () =>
      void (secondsToWait === undefined
        ? site.render(request, response)
        : site.refuse(request, response, secondsToWait)),
  )
}

/**
 * Reduces forwarded headers to `X-Forwarded-For` with the client's address. The public address is a setting. Trace
 * context is accepted from own proxies only.
 */
export function settleForwarded(request: IncomingMessage, trust: ProxyTrust): void {
  const { headers } = request
  const connection = request.socket.remoteAddress ?? ''
  const seen = String(headers['x-forwarded-for'] ?? '')
  delete headers['x-forwarded-host']
  delete headers['x-forwarded-proto']
  delete headers['x-forwarded-port']
  delete headers['forwarded']
  if (!trust.isTrusted(connection)) {
    delete headers['traceparent']
    delete headers['tracestate']
  }
  headers['x-forwarded-for'] = trust.clientOf(connection, seen)
}
