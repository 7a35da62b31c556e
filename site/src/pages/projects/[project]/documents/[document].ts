import type { APIRoute } from 'astro'
import { dataOrMissing } from '../../../../http/client.server.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The lasting address of a document: leads on to one that works for a short while, if this reader may see it (product decision 7). */
export const GET: APIRoute = async ({ params, locals, redirect, rewrite }) => {
  const id = params['document'] ?? ''
  if (!UUID.test(id)) return rewrite('/404')
  const signed = await dataOrMissing(
    locals.client.GET('/v1/project/project-documents/{id}/url', { params: { path: { id } } }),
  )
  return signed ? redirect(signed.url, 303) : rewrite('/404')
}
