import { contentLanguageOf } from '@cauce/contract/languages.ts'
import type { APIRoute } from 'astro'
import { dataOrMissing, isId } from '../../../../http/client.server.ts'

/** Permanent address of a published sheet's PDF: redirects to a signed one (handbook rule 10.5). */
export const GET: APIRoute = async ({ params, locals: { client, language }, redirect, rewrite }) => {
  const id = params['sheet'] ?? ''
  if (!isId(id)) return rewrite('/404')
  const signed = await dataOrMissing(
    client.GET('/v1/project/information-sheets/{id}/url', {
      params: { path: { id }, query: { language: contentLanguageOf(language) } },
    }),
  )
  return signed ? redirect(signed.url, 303) : rewrite('/404')
}
