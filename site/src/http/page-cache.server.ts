import type { AstroGlobal } from 'astro'

/**
 * Lets our server keep this page for all visitors until a write touches one of `tags` (`home`, `projects`, `project:<id>`, `types`).
 * The header never leaves the server. A page for somebody who carries a session cookie is nobody else's.
 */
export function cacheForVisitors(page: Pick<AstroGlobal, 'locals' | 'response'>, tags: readonly string[]): void {
  if (page.locals.isVisitor) page.response.headers.set('x-page-cache', tags.join(','))
}
