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

/** The parts of the platform that answer requests. */
export interface FrontDoorParts {
  readonly api: Pick<Api, 'prefixes' | 'handle'>
  readonly backOffice: BackOffice
  readonly site: Site
  readonly pageCache: Pick<PageCache, 'answer'>
  readonly health: Health
  /** Only where the settings open them. */
  readonly metrics?: Pick<Metrics, 'answer'> | undefined
  readonly trustedProxies: TrustedProxies
  /** Headers of every answer; the parts state others where theirs differ. */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Routes each request to the part that answers it, on one port and one origin. A plain function in front of the frameworks,
 * because most requests are for a page in the cache and are answered before any framework runs (decision 040).
 */
export function createFrontDoor(parts: FrontDoorParts): RequestListener {
  const { api, backOffice, headers, health, metrics, pageCache, site, trustedProxies } = parts
  const trust = trustIn(trustedProxies)
  const isForApi = (pathname: string) =>
    api.prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))

  return (request, response) => {
    // A kept page has its headers.
    if (pageCache.answer(request, response)) return
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const pathname = request.url!.split('?', 1)[0]!
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    settleForwarded(request, trust)
    if (isForApi(pathname)) api.handle(request, response)
    else if (backOffice.isFor(pathname)) backOffice.answer(request, response, pathname)
    else if (health.isFor(pathname)) void health.answer(response, pathname)
    else if (pathname === METRICS_PATH) answerMetrics(metrics, request, response)
    else if (isReading && site.files.has(pathname)) site.files.send(request, response)
    else renderPage(site, request, response)
  }
}

/** Without a token there are no metrics. A program asks, which can do nothing with a page or the way to the log-in. */
function answerMetrics(metrics: FrontDoorParts['metrics'], request: IncomingMessage, response: ServerResponse): void {
  if (metrics === undefined) sendText(response, 404, 'There are no metrics: METRICS_TOKEN is not set.')
  else void metrics.answer(request, response)
}

/** Renders a page as an activity: the calls that it makes and what is logged have the id of its request. */
function renderPage(site: Site, request: IncomingMessage, response: ServerResponse): void {
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
  withinActivity(activity, () => void site.render(request, response))
}

/**
 * Leaves one forwarded header, `X-Forwarded-For` with the address of the client alone, so that nothing behind the front door
 * has to know about proxies. The public address of the platform is a setting, and no header changes it. The trace context
 * (W3C) is believed of our own proxies only.
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
