import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Smaller answers fit one network packet. */
const THRESHOLD_BYTES = 1400

/** Brotli at quality 4: as fast as gzip and smaller; the default 11 is for static files. Exceptions: decision http-server-and-shutdown. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async ({ method }, reply) => {
    if (method === 'GET' || method === 'HEAD') varyByEncoding(reply)
  })
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  } as Parameters<typeof app.register>[1])
}

/**
 * The plugin sets the header on compressed answers only; caches would serve the uncompressed copy to everybody (RFC
 * 9110, 12.5.5).
 */
function varyByEncoding(reply: FastifyReply): void {
  const names = [reply.getHeader('vary') ?? []].flat().map(String)
  if (!names.some((name) => /accept-encoding/i.test(name)))
    reply.header('vary', [...names, 'accept-encoding'].join(', '))
}
