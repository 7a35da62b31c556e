import type { APIRoute } from 'astro'

/** Search engines index public pages, but not the logged-in area or searches. */
export const GET: APIRoute = ({ locals }) =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /auth/',
      'Disallow: /user/',
      'Disallow: /investments',
      'Disallow: /v1/',
      'Disallow: /projects/*/documents/',
      'Disallow: /*?*name=',
      `Sitemap: ${new URL('/sitemap.xml', locals.origin).href}`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' } },
  )
