import type { APIRoute } from 'astro'
import { paths } from '@cauce/contract/pages.ts'

/** Works without JavaScript. The API ends the session and deletes the cookie. */
export const POST: APIRoute = async ({ locals, redirect }) => {
  await locals.client.POST('/v1/auth/logout')
  return redirect(paths.home, 303)
}

export const GET: APIRoute = ({ redirect }) => redirect(paths.home, 303)
