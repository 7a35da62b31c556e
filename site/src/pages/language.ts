import { COOKIES, paths } from '@cauce/contract/pages.ts'
import { isOffered } from '@cauce/i18n/language.ts'
import type { APIRoute } from 'astro'
import { localPath } from '../http/same-site.ts'

const ONE_YEAR_SECONDS = 365 * 24 * 3600

/** Stores the language in a cookie, also for the back office, and returns to the page. */
export const POST: APIRoute = async ({ request, cookies, redirect, locals }) => {
  const form = await request.formData().catch(() => new FormData())
  const language = form.get('language')
  if (isOffered(language))
    cookies.set(COOKIES.language, language, {
      path: '/',
      sameSite: 'lax',
      secure: locals.origin.startsWith('https:'),
      maxAge: ONE_YEAR_SECONDS,
    })
  const back = form.get('back')
  return redirect(localPath(typeof back === 'string' ? back : undefined) ?? paths.home, 303)
}

export const GET: APIRoute = ({ redirect }) => redirect(paths.home, 303)
