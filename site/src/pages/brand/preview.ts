import { COOKIES, paths, secretCookieName } from '@cauce/contract/pages.ts'
import type { APIRoute } from 'astro'
import { isId } from '../../http/client.server.ts'

/** Shows the pages in a brand that is not published to the administrator who asks; without an id it ends that. */
export const GET: APIRoute = ({ url, cookies, locals, redirect }) => {
  const id = url.searchParams.get('id') ?? ''
  const name = secretCookieName(COOKIES.brand, locals.origin)
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: locals.origin.startsWith('https:') } as const
  if (!isId(id)) {
    cookies.delete(name, options)
    return redirect(paths.administrationBrands, 303)
  }
  cookies.set(name, id, options)
  return redirect(url.searchParams.get('file') === 'jpg' ? paths.brandFile(id, 'jpg') : paths.home, 303)
}
