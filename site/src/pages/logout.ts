import type { APIRoute } from 'astro'
import { paths } from '@cauce/contract/pages.ts'

/** Logs out without JavaScript too; the API ends the session and takes the cookie back. */
export const POST: APIRoute = async ({ locals, redirect }) => {
  const { response } = await locals.client.POST('/v1/auth/logout')
  const answer = redirect(paths.home, 303)
  for (const cookie of response.headers.getSetCookie()) answer.headers.append('set-cookie', cookie)
  return answer
}

export const GET: APIRoute = ({ redirect }) => redirect(paths.home, 303)
