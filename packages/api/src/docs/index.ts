import { readFileSync } from 'node:fs'
import etag from '@fastify/etag'
import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { ModuleFactory } from '../module.ts'
import { agreedCallsPage, type ApiDocument, refusalsPage, style } from './docs.pages.ts'

type Document = StaticDocumentSpec['document'] & ApiDocument

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

/** `/v1/openapi.json`, `/v1/docs` and the refusals (decision 070). */
export const docsModule: ModuleFactory = () => ({ name: 'docs', routes: [], plugin: serveDocs })

async function serveDocs(app: FastifyInstance): Promise<void> {
  const file = new URL(import.meta.resolve('@cauce/contract/openapi.json'))
  const json = readFileSync(file)
  const document = JSON.parse(json.toString()) as Document
  await app.register(etag, { weak: true })
  await app.register(swagger, { mode: 'static', specification: { document: withLinks(document) } })
  await app.register(swaggerUi, {
    routePrefix: '/v1/docs',
    staticCSP: POLICY,
    theme: { title: document.info.title, css: [{ filename: 'cauce.css', content: style }] },
    uiConfig: { layout: 'BaseLayout', deepLinking: true, docExpansion: 'none', filter: true },
  })
  app.get('/v1/openapi.json', (_, reply) =>
    reply.type('application/json').header('cache-control', CACHE_CONTROL).send(json),
  )
  const pages = { '/v1/docs/refusals': refusalsPage(), '/v1/docs/agreed-calls': agreedCallsPage(document) }
  for (const [address, page] of Object.entries(pages))
    app.get(address, (_, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .headers({ 'cache-control': CACHE_CONTROL, 'content-security-policy': "default-src 'none'; style-src 'self'" })
        .send(page),
    )
}

function withLinks(document: Document): Document {
  const links =
    'See also all [refusals](/v1/docs/refusals) with their words in both languages, the [agreed calls](/v1/docs/agreed-calls) with their tests, and this document [as JSON](/v1/openapi.json).'
  return { ...document, info: { ...document.info, description: `${document.info.description}\n\n${links}` } }
}
