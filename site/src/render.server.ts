import { createApp } from 'astro/app/entrypoint'
import { withStylesInHead } from './http/page.server.ts'

/** Without streaming, so that a page that fails halfway is answered with the error page (decision 041). */
const app = createApp({ streaming: false })
// Astro would print each failure with its stack, and the error page reports it to the log, with the request that it belongs to.
app.logger.setDestination({ write() {} })

/** The entry of the built site: renders the answer to one request. */
export async function render(request: Request, locals: Partial<App.Locals>): Promise<Response> {
  const response = await app.render(request, { addCookieHeader: true, locals })
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  return new Response(withStylesInHead(await response.text()), response)
}
