import { Socket } from 'node:net'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { Refusal } from '@cauce/contract'
import type { FastifyInstance } from 'fastify'
import type { ApiSettings } from '../settings.ts'
import { networkOf } from './client-network.ts'
import type { RequestCounts } from './request-counts.ts'

/** Request id in the log, for support. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** Counts a request that is no call, such as a page. @returns the seconds to wait when the client has made too many */
export type CountRequest = (address: string) => number | undefined

/** Security headers: data only, same origin, request id; limits calls. */
export async function registerProtection(
  app: FastifyInstance,
  settings: ApiSettings,
  counts: RequestCounts,
): Promise<CountRequest> {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id)
  })
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    xFrameOptions: { action: 'deny' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Browsers ignore it on http, and on localhost it would outlive the trial.
    strictTransportSecurity: settings.origin.startsWith('https:'),
  })
  return settings.requestsPerMinute > 0 ? limitRequests(app, settings.requestsPerMinute, counts) : () => undefined
}

async function limitRequests(
  app: FastifyInstance,
  requestsPerMinute: number,
  counts: RequestCounts,
): Promise<CountRequest> {
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    store: counts.Store,
    keyGenerator: ({ ip }) => networkOf(ip),
    // In-process calls of the site are not the visitor's.
    allowList: ({ raw }) => !(raw.socket instanceof Socket),
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal({ code: 'too-many-requests', params: { seconds: secondsOf(ttl) } }),
  })
  return (address) => {
    const { current, ttl } = counts.add(networkOf(address), 1)
    return current > requestsPerMinute ? secondsOf(ttl) : undefined
  }
}

const secondsOf = (ttlMs: number) => Math.max(1, Math.ceil(ttlMs / 1000))

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * CSRF: unsafe methods need our origin (handbook rule 2.12). Browsers always send one; a program without one has no
 * cookie by accident.
 */
export function registerOriginCheck(app: FastifyInstance, settings: ApiSettings): void {
  // Plain http is a trial, under any host name.
  const isOnHttp = settings.origin.startsWith('http:')
  app.addHook('onRequest', async (request) => {
    if (SAFE.has(request.method)) return
    const { origin, host } = request.headers
    const isSameHost = isOnHttp && host !== undefined && origin === `http://${host}`
    if (origin !== undefined && !isSameHost && origin !== settings.origin) throw new Refusal({ code: 'origin-refused' })
    if (origin === undefined && request.headers['sec-fetch-site'] === 'cross-site')
      throw new Refusal({ code: 'origin-refused' })
  })
}
