import { createApp } from 'astro/app/entrypoint'
import { underBrand } from './http/brand.server.ts'
import { withStylesInHead } from './http/page.server.ts'

/** No streaming, so that a page that fails halfway is answered with the error page (decision front-end-performance). */
const app = createApp({ streaming: false })
// Silenced: the error page logs the failure with its request.
app.logger.setDestination({ write() {} })

/** Entry point of the built site. */
export const render = (request: Request, locals: Partial<App.Locals>): Promise<Response> =>
  underBrand(request, locals, async () => {
    const response = await app.render(request, { addCookieHeader: true, locals })
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    return new Response(withStylesInHead(await response.text()), response)
  })
