import type { APIRoute } from 'astro'
import { allPublicProjects } from '../features/project/projects/project-list.server.ts'
import { paths } from '@cauce/contract/pages.ts'

/** The sitemap (sitemaps.org): the fixed pages, and each project with the date of its last change. */
export const GET: APIRoute = async ({ locals }) => {
  const fixed = [paths.home, paths.projects, paths.legal, paths.privacy, paths.cookies].map((path) => ({
    path,
    changedOn: undefined,
  }))
  const projects = (await allPublicProjects(locals.client)).map((project) => ({
    path: paths.project(project.url),
    changedOn: project.updatedAt.slice(0, 10),
  }))
  const entries = [...fixed, ...projects].map(({ path, changedOn }) => {
    const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : ''
    return `<url><loc>${new URL(path, locals.origin).href}</loc>${changed}</url>`
  })
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
  return new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
