import { Refusal } from '@cauce/contract'
import type { FastifyInstance } from 'fastify'
import type { Kernel } from '../../kernel.ts'
import { renditionOf } from './pictures.domain.ts'
import { readRendition } from './pictures.service.ts'

interface Address {
  readonly Params: { readonly token: string; readonly name: string }
}

/** `/media/<token>/<width>.<format>`: public, and for ever the same, so that it may be cached for ever. */
export function servePictures(app: FastifyInstance, kernel: Kernel): void {
  // A page shows dozens of pictures: they do not count among the calls of an address.
  app.get<Address>('/media/:token/:name', { config: { rateLimit: false } }, async ({ params }, reply) => {
    const rendition = renditionOf(params.name)
    if (!rendition || !/^[\w-]{24}$/.test(params.token)) throw new Refusal({ code: 'not-found' })
    const bytes = await readRendition(kernel, params.token, rendition)
    return reply
      .type(`image/${rendition.format}`)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .send(bytes)
  })
}
