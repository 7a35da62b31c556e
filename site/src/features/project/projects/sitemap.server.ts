import { paths } from '@cauce/contract/pages.ts'
import type { APIContext } from 'astro'
import { cacheTagsFor } from '../../../http/page.server.ts'
import { countPublicProjects, publicProjects } from './project-list.server.ts'

/** Keeps each part fast; sitemaps.org allows 50,000. The fixed pages are in the first part. */
export const PROJECTS_IN_PART = 100
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const LAW = [
  paths.information,
  paths.contact,
  paths.complaints,
  paths.terms,
  paths.legal,
  paths.privacy,
  paths.cookies,
  paths.accessibility,
  paths.legalText('contract'),
]
const FIXED = [paths.home, paths.projects, paths.loanBook, ...LAW]

interface Entry {
  readonly path: string
  readonly changedOn?: string
}

/** The sitemap, or the index of its parts. */
export async function answerSitemap(context: APIContext): Promise<Response> {
  const total = await countPublicProjects(context.locals.client)
  const parts = partsOf(total)
  if (parts.length <= 1) return answerSitemapPart(context, 1)
  return xmlAnswer(context, sitemapIndex(parts, context.locals.origin))
}

/** Counted from 1; 404 beyond the last. */
export async function answerSitemapPart(context: APIContext, part: number): Promise<Response> {
  const { client, origin } = context.locals
  const skip = (part - 1) * PROJECTS_IN_PART
  const { projects } = await publicProjects(client, { skip, take: PROJECTS_IN_PART })
  if (part > 1 && projects.length === 0) return new Response(null, { status: 404 })
  const entries: Entry[] = projects.map(({ url, updatedAt }) => ({
    path: paths.project(url),
    changedOn: updatedAt.slice(0, 10),
  }))
  return xmlAnswer(context, urlSet([...(part === 1 ? FIXED.map((path) => ({ path })) : []), ...entries], origin))
}

export const partsOf = (projects: number): number[] =>
  Array.from({ length: Math.ceil(projects / PROJECTS_IN_PART) }, (_, index) => index + 1)

export function urlSet(entries: readonly Entry[], origin: string): string {
  const urls = entries.map(({ path, changedOn }) => {
    const changed = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`
    return `<url><loc>${new URL(path, origin).href}</loc>${changed}</url>`
  })
  return `<urlset xmlns="${NAMESPACE}">\n${urls.join('\n')}\n</urlset>`
}

export function sitemapIndex(parts: readonly number[], origin: string): string {
  const sitemaps = parts.map((part) => `<sitemap><loc>${origin}/sitemap/${part}.xml</loc></sitemap>`)
  return `<sitemapindex xmlns="${NAMESPACE}">\n${sitemaps.join('\n')}\n</sitemapindex>`
}

const xmlAnswer = ({ locals }: APIContext, content: string): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'content-language': locals.language,
      'cache-control': 'public, max-age=3600',
      ...cacheTagsFor(locals, ['projects']),
    },
  })
