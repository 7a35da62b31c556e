import type { APIRoute } from 'astro'
import { dataOrMissing, isId } from '../../../http/client.server.ts'

/** Permanent address of an issued document: redirects to a signed one (handbook rule 10.5). */
export const GET: APIRoute = async ({ params, locals, redirect, rewrite }) => {
  const id = params['id'] ?? ''
  if (!isId(id)) return rewrite('/404')
  const signed = await dataOrMissing(
    locals.client.GET('/v1/account/issued-documents/url/{id}', { params: { path: { id } } }),
  )
  return signed ? redirect(signed.url, 303) : rewrite('/404')
}
