import { SHARE_PICTURE } from '@cauce/contract'
import type { APIRoute } from 'astro'
import { findProject } from '../../../features/project/projects/project-page.server.ts'
import { shareWordsOf } from '../../../features/project/projects/project-words.ts'
import { drawnOnce, drawSharePicture, versionOf } from '../../../features/project/projects/share-picture.server.ts'
import { fetchPicture } from '../../../http/client.server.ts'

export const GET: APIRoute = async ({ params, locals, rewrite }) => {
  const { client, t, language } = locals
  const project = await findProject(client, params['project'] ?? '')
  if (!project?.cover) return rewrite('/404')
  const words = shareWordsOf(project, t, language)
  const { src } = project.cover
  const version = versionOf(words, src)
  const bytes = await drawnOnce(version, async () =>
    drawSharePicture(await fetchPicture(`${src}/${SHARE_PICTURE.name}`, locals.apiFetch), words),
  )
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': project.private ? 'private, no-store' : 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    },
  })
}
