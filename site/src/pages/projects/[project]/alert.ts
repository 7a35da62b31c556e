import { COOKIES, paths, secretCookieName } from '@cauce/contract/pages.ts'
import type { APIRoute } from 'astro'
import { turnAlertOff, turnAlertOn } from '../../../features/project/project-alerts/project-alerts.server.ts'
import { findProject } from '../../../features/project/projects/project-page.server.ts'

const ONE_HOUR_SECONDS = 3600

/** Turns the alert of an opening on or off. A visitor logs in first; a cookie keeps the request. */
export const POST: APIRoute = async ({ params, request, cookies, locals, redirect, rewrite }) => {
  const project = await findProject(locals.client, params['project'] ?? '')
  if (!project) return rewrite('/404')
  const page = `${paths.project(project.url)}#alert`
  if (locals.viewer === null) {
    cookies.set(alertCookie(locals), project.projectId, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: locals.origin.startsWith('https:'),
      maxAge: ONE_HOUR_SECONDS,
    })
    return redirect(paths.login(paths.projectAlert(project.url)), 303)
  }
  const form = await request.formData()
  await (form.get('alert') === 'off' ? turnAlertOff : turnAlertOn)(locals.client, project)
  return redirect(page, 303)
}

/** After the log-in: turns the alert of the cookie on. */
export const GET: APIRoute = async ({ params, cookies, locals, redirect, rewrite }) => {
  const project = await findProject(locals.client, params['project'] ?? '')
  if (!project) return rewrite('/404')
  if (locals.viewer !== null && cookies.get(alertCookie(locals))?.value === project.projectId) {
    await turnAlertOn(locals.client, project)
    cookies.delete(alertCookie(locals), { path: '/', secure: locals.origin.startsWith('https:') })
  }
  return redirect(`${paths.project(project.url)}#alert`, 303)
}

const alertCookie = ({ origin }: Pick<App.Locals, 'origin'>) => secretCookieName(COOKIES.alert, origin)
