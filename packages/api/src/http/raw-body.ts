import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler gets the bytes of the body, because a signature covers them. */
    isRawBody?: boolean
  }
}

/** The largest JSON body. Files travel as multipart, which has limits of its own. */
export const MAXIMUM_BODY_BYTES = 1_000_000

/** JSON as usual; a route with a signature over the body gets its bytes. An empty body counts as absent. */
export function registerBodyParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    if (request.routeOptions.config.isRawBody) return done(null, bytes)
    if (bytes.length === 0) return done(null, undefined)
    return parse(request, bytes.toString('utf8'), done)
  })
}
