import { Refusal } from '@cauce/contract'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Raw bytes, because a signature covers them. */
    isRawBody?: boolean
  }
}

/** Largest JSON body; multipart has its own limits. */
export const MAXIMUM_BODY_BYTES = 1_000_000

/** Far above any call, far below a stack overflow in recursive readers. */
const MAXIMUM_LEVELS = 32

/** Raw bytes for signed routes. An empty body counts as absent. */
export function registerBodyParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    if (isDeeperThan(bytes, MAXIMUM_LEVELS))
      return done(new Refusal({ code: 'body-too-deep', params: { maximum: MAXIMUM_LEVELS } }))
    if (request.routeOptions.config.isRawBody) return done(null, bytes)
    if (bytes.length === 0) return done(null, undefined)
    return parse(request, bytes.toString('utf8'), done)
  })
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** Nesting depth, checked before parsing. */
export function isDeeperThan(json: Uint8Array, maximum: number): boolean {
  let level = 0
  let isInText = false
  for (let place = 0; place < json.length; place += 1) {
    const byte = json[place]!
    if (isInText && byte === BACKSLASH) place += 1
    else if (byte === QUOTE) isInText = !isInText
    else if (isInText) continue
    else if (OPENING.has(byte)) level += 1
    else if (CLOSING.has(byte)) level -= 1
    if (level > maximum) return true
  }
  return false
}
