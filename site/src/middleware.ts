import { COOKIES, secretCookieName } from '@cauce/contract/pages.ts'
import { languageOf, translator } from '@cauce/i18n'
import type { APIContext } from 'astro'
import { defineMiddleware } from 'astro:middleware'
import { clientOf, dataOf } from './http/client.server.ts'
import { isFromHere, pathAfterLogin } from './http/same-site.ts'
import { redirectOf } from './http/route-guard.ts'
import { loadViewer, VISITOR } from './http/viewer.server.ts'

const NEXT_MAXIMUM_AGE_SECONDS = 3600

/** PostgreSQL stores no NUL in text, so an address with one names no record. */
const NO_TEXT = /%00/

export const onRequest = defineMiddleware(async (context, next) => {
  const { locals, url } = context
  // `Astro.rewrite('/404')` runs the middleware again, with the locals already set.
  if ((locals.session as unknown) !== undefined) return next()
  prepare(context)
  if (!isFromHere(context.request, locals.origin))
    return new Response(locals.t('errors.origin-refused'), {
      status: 403,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    })
  if (!locals.isVisitor) locals.session = await dataOf(locals.client.GET('/v1/auth/session'))
  const destination = { path: url.pathname + url.search, route: context.routePattern }
  const redirect = redirectOf(destination, locals.session, locals.nextPath)
  if (redirect !== undefined) return context.redirect(redirect, 303)
  if (locals.session.stage === 'full') locals.viewer = await loadViewer(locals.client, locals.session.userId!)
  keepNextPath(context)
  return addHeaders(await next(NO_TEXT.test(url.href) ? '/404' : undefined), locals)
})

function prepare({ locals, request, cookies, url }: APIContext): void {
  locals.origin ??= url.origin
  locals.language = languageOf(cookies.get(COOKIES.language)?.value, request.headers.get('accept-language'))
  locals.t = translator(locals.language)
  locals.apiCookies = []
  locals.client = clientOf(request, locals)
  locals.isVisitor = !cookies.has(secretCookieName(COOKIES.session, locals.origin))
  locals.session = VISITOR
  locals.viewer = null
  locals.nextPath =
    pathAfterLogin(url.searchParams.get('next')) ?? pathAfterLogin(cookies.get(nextCookie(locals))?.value)
}

function keepNextPath({ locals, cookies, url }: APIContext): void {
  const keeps = /^\/(auth|register|user\/opening)(\/|$)/.test(url.pathname)
  if (keeps && url.searchParams.has('next') && locals.nextPath !== undefined)
    cookies.set(nextCookie(locals), locals.nextPath, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: locals.origin.startsWith('https:'),
      maxAge: NEXT_MAXIMUM_AGE_SECONDS,
    })
  const hasArrived = locals.nextPath?.split('?')[0] === url.pathname
  if (hasArrived && locals.session.stage === 'full' && cookies.has(nextCookie(locals)))
    cookies.delete(nextCookie(locals), { path: '/', secure: locals.origin.startsWith('https:') })
}

const nextCookie = ({ origin }: Pick<App.Locals, 'origin'>) => secretCookieName(COOKIES.next, origin)

/** No cache keeps pages of logged-in people: the next user of the computer must not see them. */
function addHeaders(response: Response, { isVisitor, language, apiCookies }: App.Locals): Response {
  const { headers } = response
  for (const cookie of apiCookies) headers.append('set-cookie', cookie)
  headers.append('vary', 'Cookie, Accept-Language')
  if (headers.get('content-type')?.startsWith('text/html')) {
    headers.set('content-type', 'text/html; charset=utf-8')
    headers.set('content-language', language)
  }
  if (!headers.has('cache-control')) headers.set('cache-control', isVisitor ? 'private, no-cache' : 'private, no-store')
  return response
}
