import type { APIRoute } from 'astro'
import { isId } from '../../../http/client.server.ts'

/** A complaint's document, by its private link. */
export const GET: APIRoute = async ({ params, url, locals, rewrite }) => {
  const { id = '' } = params
  const token = url.searchParams.get('token') ?? ''
  if (!isId(id)) return rewrite('/404')
  const { response } = await locals.client.GET('/v1/support/complaint-links/{token}/documents/{id}', {
    params: { path: { token, id } },
    parseAs: 'stream',
  })
  if (!response.ok) return rewrite('/404')
  const kept = ['content-type', 'content-length', 'content-disposition', 'content-security-policy', 'cache-control']
  const headers = kept.flatMap((name) => {
    const value = response.headers.get(name)
    return value === null ? [] : [[name, value] as [string, string]]
  })
  return new Response(response.body, { headers: [...headers, ['x-content-type-options', 'nosniff']] })
}
