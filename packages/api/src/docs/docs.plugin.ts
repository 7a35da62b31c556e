import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { openapiDocument } from '@cauce/contract/openapi/document.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DOCS_POLICY, docsPage } from './docs.page.ts'

interface Kept {
  readonly etag: string
  readonly plain: Buffer
  readonly gzipped: Buffer
}

/** Made at the first request, the same for everybody until the next start. */
function kept(make: () => string): () => Promise<Kept> {
  let made: Promise<Kept> | undefined
  return () => (made ??= keep(Buffer.from(make())))
}

async function keep(plain: Buffer): Promise<Kept> {
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { etag, plain, gzipped: await promisify(gzip)(plain, { level: 9 }) }
}

/** `/v1/openapi.json`, the contract for programs, and `/v1/docs`, the same for people. */
export function serveDocs(app: FastifyInstance): void {
  const document = kept(() => `${JSON.stringify(openapiDocument(), null, 2)}\n`)
  const page = kept(docsPage)
  app.get('/v1/openapi.json', async (request, reply) => send(request, reply.type('application/json'), await document()))
  app.get('/v1/docs', async (request, reply) =>
    send(request, reply.type('text/html; charset=utf-8').header('content-security-policy', DOCS_POLICY), await page()),
  )
}

function send(request: FastifyRequest, reply: FastifyReply, { etag, plain, gzipped }: Kept): FastifyReply {
  reply.header('etag', etag).header('cache-control', 'public, max-age=300').header('vary', 'accept-encoding')
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  const isGzipTaken = String(request.headers['accept-encoding'] ?? '').includes('gzip')
  return isGzipTaken ? reply.header('content-encoding', 'gzip').send(gzipped) : reply.send(plain)
}
