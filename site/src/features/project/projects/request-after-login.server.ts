import { COOKIES, paths, secretCookieName } from '@cauce/contract/pages.ts'
import type { APIContext, APIRoute } from 'astro'
import { findProject } from './project-page.server.ts'
import type { Project } from './project-list.server.ts'

const ONE_HOUR_SECONDS = 3600

export interface ProjectRequest {
  /** Key in the cookie. */
  readonly name: 'alert' | 'follow'
  readonly address: (url: string) => string
  readonly turnOn: (client: App.Locals['client'], project: Project) => Promise<void>
  readonly turnOff: (client: App.Locals['client'], project: Project) => Promise<void>
  /** Redirect target. `form` is absent after a log-in. */
  readonly pageAfter: (project: Project, form?: FormData) => string
}

/** A cookie keeps a visitor's request for an hour; it is carried out after the log-in. GET changes nothing. */
export const routesOf = (request: ProjectRequest): { POST: APIRoute; GET: APIRoute } => ({
  POST: async (context) => {
    const { locals, redirect, rewrite } = context
    const project = await projectOf(context)
    if (!project) return rewrite('/404')
    if (locals.viewer === null) {
      keep(context, request, project)
      return redirect(paths.login(request.address(project.url)), 303)
    }
    const form = await context.request.formData().catch(() => new FormData())
    await (form.get(request.name) === 'off' ? request.turnOff : request.turnOn)(locals.client, project)
    return redirect(request.pageAfter(project, form), 303)
  },
  GET: async (context) => {
    const { cookies, locals, redirect, rewrite } = context
    const project = await projectOf(context)
    if (!project) return rewrite('/404')
    const name = secretCookieName(COOKIES.alert, locals.origin)
    if (locals.viewer !== null && cookies.get(name)?.value === keptAs(request, project)) {
      await request.turnOn(locals.client, project)
      cookies.delete(name, { path: '/', secure: locals.origin.startsWith('https:') })
    }
    return redirect(request.pageAfter(project), 303)
  },
})

const projectOf = ({ params, locals }: APIContext) => findProject(locals.client, params['project'] ?? '')

const keptAs = ({ name }: ProjectRequest, { projectId }: Project) => `${name}.${projectId}`

function keep({ cookies, locals }: APIContext, request: ProjectRequest, project: Project): void {
  cookies.set(secretCookieName(COOKIES.alert, locals.origin), keptAs(request, project), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: locals.origin.startsWith('https:'),
    maxAge: ONE_HOUR_SECONDS,
  })
}
