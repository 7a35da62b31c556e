import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Below this an answer fits one packet of the network, and compressing it would save nobody's time. */
const THRESHOLD_BYTES = 1400

/**
 * Compresses answers for clients that accept it: lists shrink to a tenth. Brotli at quality 4 takes about as long as gzip and is
 * smaller; the default of 11 is for files that are compressed once. Which answers are never compressed is decision 122.
 */
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

/** The plugin names the header in compressed answers alone, so that a cache would give its uncompressed copy to every client (RFC 9110, 12.5.5). */
function varyByEncoding(reply: FastifyReply): void {
  const names = [reply.getHeader('vary') ?? []].flat().map(String)
  if (!names.some((name) => /accept-encoding/i.test(name)))
    reply.header('vary', [...names, 'accept-encoding'].join(', '))
}
