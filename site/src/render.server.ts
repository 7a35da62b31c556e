import { createApp } from 'astro/app/entrypoint'

/** Without streaming, so that a page that fails halfway is answered with the error page (decision 041). */
const app = createApp({ streaming: false })

/** The entry of the built site: renders the answer to one request. */
export function render(request: Request, locals: Partial<App.Locals>): Promise<Response> {
  return app.render(request, { addCookieHeader: true, locals })
}
