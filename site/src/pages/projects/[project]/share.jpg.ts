import { SHARE_PICTURE } from '@cauce/contract'
import type { APIRoute } from 'astro'
import { findProject } from '../../../features/project/projects/project-page.server.ts'
import { shareWordsOf } from '../../../features/project/projects/project-words.ts'
import { drawSharePicture, versionOf } from '../../../features/project/projects/share-picture.server.ts'
import { fetchPicture } from '../../../http/client.server.ts'

const drawn = new Map<string, Promise<Buffer>>()
const KEPT = 100

export const GET: APIRoute = async ({ params, locals, rewrite }) => {
  const { client, t, language } = locals
  const project = await findProject(client, params['project'] ?? '')
  if (!project?.cover) return rewrite('/404')
  const words = shareWordsOf(project, t, language)
  const { src } = project.cover
  const version = versionOf(words, src)
  const bytes =
    drawn.get(version) ??
    draw(version, async () => {
      return drawSharePicture(await fetchPicture(`${src}/${SHARE_PICTURE.name}`, locals.apiFetch), words)
    })
  return new Response(new Uint8Array(await bytes), {
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': project.private ? 'private, no-store' : 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    },
  })
}

function draw(version: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const making = make()
  // The next request retries a failed drawing.
  making.catch(() => drawn.delete(version))
  drawn.set(version, making)
  if (drawn.size > KEPT) drawn.delete(drawn.keys().next().value!)
  return making
}
