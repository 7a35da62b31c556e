import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Below this an answer fits one packet of the network, and compressing it would save nobody's time. */
const THRESHOLD_BYTES = 1400

/**
 * Compresses answers for clients that accept it: lists shrink to a tenth. Brotli at quality 4 takes about as long as gzip and is
 * smaller; the default of 11 is for files that are compressed once. Which answers are never compressed is decision 122.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  } as Parameters<typeof app.register>[1])
}
