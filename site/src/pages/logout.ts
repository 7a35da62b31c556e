import type { APIRoute } from 'astro'
import { paths } from '@cauce/contract/pages.ts'

/** Logs out, also without JavaScript. The API ends the session and deletes the cookie. */
export const POST: APIRoute = async ({ locals, redirect }) => {
  const { response } = await locals.client.POST('/v1/auth/logout')
  const answer = redirect(paths.home, 303)
  for (const cookie of response.headers.getSetCookie()) answer.headers.append('set-cookie', cookie)
  return answer
}

export const GET: APIRoute = ({ redirect }) => redirect(paths.home, 303)
