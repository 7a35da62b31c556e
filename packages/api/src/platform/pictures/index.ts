import { Refusal } from '@cauce/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { bindJob, defineScheduledJob } from '../../jobs/index.ts'
import { patient, type Kernel } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { sweepStorage } from '../../storage.ts'
import { RENDITION_FOLDER, renditionOf, tokenOfKey, VIDEO } from './pictures.domain.ts'
import { knownTokens } from './pictures.queries.ts'
import { readRendition, readVideo } from './pictures.service.ts'
import { rangeOf } from './ranges.ts'

export { findPictures } from './pictures.queries.ts'
export { deletePictureLater, pictureOf, storePicture, videoOf } from './pictures.service.ts'

const deleteOrphansJob = defineScheduledJob('deleteOrphanedRenditions', '25 3 * * *', { isOutgoing: true })

export const picturesModule: ModuleFactory = (kernel) => ({
  name: 'pictures',
  routes: [],
  jobs: [bindJob(deleteOrphansJob, () => deleteOrphanedRenditions(patient(kernel)))],
  plugin: (app) => servePictures(app, kernel),
})

/** A picture may be deleted while it is rendered. */
async function deleteOrphanedRenditions({ storage, database }: Kernel): Promise<void> {
  await sweepStorage(storage, RENDITION_FOLDER, async (keys) => {
    const known = await knownTokens(database, [...new Set(keys.map(tokenOfKey))])
    return keys.filter((key) => !known.has(tokenOfKey(key)))
  })
}

interface Address {
  readonly Params: { readonly token: string; readonly name: string }
}

const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' }

/** `/media/<token>/<width>.<format>` and `/media/<token>/video.mp4`: public, immutable. */
function servePictures(app: FastifyInstance, kernel: Kernel): void {
  // Exempt from the rate limit: a page loads dozens.
  app.get<Address>('/media/:token/:name', { config: { rateLimit: false } }, async ({ params, headers }, reply) => {
    if (!/^[\w-]{24}$/.test(params.token)) throw new Refusal({ code: 'not-found' })
    if (params.name === VIDEO) return sendVideo(reply, await readVideo(kernel, params.token), headers.range)
    const rendition = renditionOf(params.name)
    if (!rendition) throw new Refusal({ code: 'not-found' })
    const bytes = await readRendition(kernel, params.token, rendition)
    return reply.type(`image/${rendition.format}`).headers(IMMUTABLE).send(bytes)
  })
}

/** With ranges: Safari needs them, and seeking does. */
function sendVideo(reply: FastifyReply, bytes: Buffer, header: string | undefined): FastifyReply {
  const range = rangeOf(header, bytes.length)
  void reply.type('video/mp4').headers({ ...IMMUTABLE, 'accept-ranges': 'bytes' })
  if (range === 'whole') return reply.send(bytes)
  if (range === 'none') return reply.status(416).header('content-range', `bytes */${bytes.length}`).send()
  const { from, to } = range
  return reply
    .status(206)
    .header('content-range', `bytes ${from}-${to}/${bytes.length}`)
    .send(bytes.subarray(from, to + 1))
}
