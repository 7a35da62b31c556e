import { Refusal } from '@cauce/contract'
import type { FastifyInstance } from 'fastify'
import { bindJob, defineScheduledJob } from '../../jobs/index.ts'
import { patient, type Kernel } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { sweepStorage } from '../../storage.ts'
import { RENDITION_FOLDER, renditionOf, tokenOfKey } from './pictures.domain.ts'
import { knownTokens } from './pictures.queries.ts'
import { readRendition } from './pictures.service.ts'

export { findPictures } from './pictures.queries.ts'
export { deletePictureLater, pictureOf, storePicture } from './pictures.service.ts'

const deleteOrphansJob = defineScheduledJob('deleteOrphanedRenditions', '25 3 * * *', { isOutgoing: true })

/** Pictures of public pages, in the sizes and formats that browsers ask for. */
export const picturesModule: ModuleFactory = (kernel) => ({
  name: 'pictures',
  routes: [],
  jobs: [bindJob(deleteOrphansJob, () => deleteOrphanedRenditions(patient(kernel)))],
  plugin: (app) => servePictures(app, kernel),
})

/** Removes renditions of deleted pictures: one may have been rendered while its picture was deleted. */
async function deleteOrphanedRenditions({ storage, database }: Kernel): Promise<void> {
  await sweepStorage(storage, RENDITION_FOLDER, async (keys) => {
    const known = await knownTokens(database, [...new Set(keys.map(tokenOfKey))])
    return keys.filter((key) => !known.has(tokenOfKey(key)))
  })
}

interface Address {
  readonly Params: { readonly token: string; readonly name: string }
}

/** Serves `/media/<token>/<width>.<format>`: public and immutable, so that caches may keep it for ever. */
function servePictures(app: FastifyInstance, kernel: Kernel): void {
  // Pictures are exempt from the rate limit: a page loads dozens of them.
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
