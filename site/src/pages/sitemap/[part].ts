import type { APIRoute } from 'astro'
import { answerSitemapPart } from '../../features/project/projects/sitemap.server.ts'

export const GET: APIRoute = (context) => {
  const part = /^([1-9]\d{0,3})\.xml$/.exec(context.params['part'] ?? '')?.[1]
  return part === undefined ? context.rewrite('/404') : answerSitemapPart(context, Number(part))
}
