import type { APIRoute } from 'astro'
import { isPermitted } from '@cauce/contract/permissions.ts'
import { dataOrMissing, isId } from '../../../../http/client.server.ts'
import { paths } from '@cauce/contract/pages.ts'

/** Permanent address of a document: redirects to a signed one, through the log-in if needed (handbook rule 10.5). */
export const GET: APIRoute = async ({ params, locals, redirect, rewrite, url }) => {
  const id = params['document'] ?? ''
  if (!isId(id)) return rewrite('/404')
  if (!isPermitted('projectDocuments.open', locals.viewer?.user.role ?? 'visitor'))
    return redirect(paths.login(url.pathname), 303)
  const signed = await dataOrMissing(
    locals.client.GET('/v1/project/project-documents/{id}/url', { params: { path: { id } } }),
  )
  return signed ? redirect(signed.url, 303) : rewrite('/404')
}
