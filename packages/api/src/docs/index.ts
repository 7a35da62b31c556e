import etag from '@fastify/etag'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { ModuleFactory } from '../module.ts'
import { refusalsPage, style } from './docs.pages.ts'

const CACHE_CONTROL = 'public, max-age=300'
/** Own origin only. Swagger UI draws icons from data URLs. */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': ["'self'", 'data:'],
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
}

/** `/v1/openapi.json`, `/v1/docs` and the refusals (decision api-contract). */
export const docsModule: ModuleFactory = () => ({ name: 'docs', routes: [], plugin: serveDocs })

type Document = Record<string, unknown>
let document: Document
let json: Buffer

/** Writing the document takes half a second, so the first reader waits rather than every start. */
async function writeDocument(): Promise<void> {
  if (json !== undefined) return
  const { openapiDocument } = await import('@cauce/contract/openapi/document.ts')
  document = openapiDocument()
  json = Buffer.from(JSON.stringify(document))
}

async function serveDocs(app: FastifyInstance): Promise<void> {
  await app.register(etag, { weak: true })
  await app.register(swagger, { openapi: {}, transformObject: () => document })
  await app.register(swaggerUi, {
    routePrefix: '/v1/docs',
    staticCSP: POLICY,
    theme: { title: 'Crowd-investing platform', css: [{ filename: 'platform.css', content: style }] },
    uiConfig: { layout: 'BaseLayout', deepLinking: true, docExpansion: 'none', filter: true },
    uiHooks: { onRequest: writeDocument },
  })
  app.get('/v1/openapi.json', { onRequest: writeDocument }, (_, reply) =>
    reply.type('application/json').header('cache-control', CACHE_CONTROL).send(json),
  )
  const page = refusalsPage()
  app.get('/v1/docs/refusals', (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': CACHE_CONTROL, 'content-security-policy': "default-src 'none'; style-src 'self'" })
      .send(page),
  )
}
