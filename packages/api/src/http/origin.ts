import { Refusal } from '@cauce/contract'
import type { FastifyInstance } from 'fastify'
import type { ApiSettings } from '../settings.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Unsafe methods must come from our own pages (handbook rule 2.12). Browsers always tell the origin of such requests; a
 * program that sends none carries no cookie that it was not given on purpose.
 */
export function registerOriginCheck(app: FastifyInstance, settings: ApiSettings): void {
  const allowed = new Set([settings.origin, ...(settings.extraOrigins ?? [])])
  app.addHook('onRequest', async (request) => {
    if (SAFE.has(request.method)) return
    const { origin, host } = request.headers
    const isSameHost = origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
    if (origin !== undefined && !isSameHost && !allowed.has(origin)) throw new Refusal({ code: 'origin-refused' })
    if (origin === undefined && request.headers['sec-fetch-site'] === 'cross-site')
      throw new Refusal({ code: 'origin-refused' })
  })
}
