import { existsSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadStaticFiles } from './http/static-files.ts'
import { sendText } from './http/send-text.ts'
import { StartRefusal } from './start-refusal.ts'
import type { PageCache } from './page-cache/index.ts'

const FAILURE_PAGE = '/500'
/** Of a file that is opened by itself, such as a drawing, which could hold a script. Pages say their own. */
const FILE_POLICY = "default-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'"
const folder = path.resolve(import.meta.dirname, '../../../site/dist')

/** What the site finds in `Astro.locals`: a way to call the API in this process, and where people find the platform. */
interface SiteLocals {
  readonly apiFetch: (request: Request) => Promise<Response>
  /** What the addresses in a page begin with. */
  readonly origin: string
  /** Told of the error behind every page that says that something went wrong. */
  readonly reportFailure: (error: unknown) => void
}

/** The handler that Astro's Node adapter builds in its middleware mode. */
type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: SiteLocals,
) => Promise<void>

export interface SiteOptions {
  readonly apiFetch: SiteLocals['apiFetch']
  readonly pageCache: Pick<PageCache, 'serve'>
  readonly origin: string
  readonly headers: OutgoingHttpHeaders
  readonly log: { error(details: object, message: string): void }
}

/**
 * Loads the built site.
 * @throws StartRefusal when it is not built
 */
export async function createSite({ apiFetch, pageCache, origin, headers, log }: SiteOptions) {
  const entry = path.join(folder, 'server/entry.mjs')
  if (!existsSync(entry))
    throw new StartRefusal('The site is not built: run npm run build first, or npm start, which does it.')
  const { handler } = (await import(pathToFileURL(entry).href)) as { handler: AstroHandler }
  const host = new URL(origin).host
  const render = (request: IncomingMessage, response: ServerResponse): void => {
    // Astro makes addresses from the Host header, which the client chooses; a shared page must not carry somebody's joke.
    request.headers.host = host
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value!)
    const { url } = request
    const reportFailure = (error: unknown) => log.error({ err: error, url }, 'The site could not make a page.')
    const locals = { apiFetch, origin, reportFailure }
    const lastResort = (error: unknown) => {
      reportFailure(error)
      sendText(response, 500, 'Internal server error')
    }
    const make = (refuse: (error: unknown) => void) => {
      // The site answers every address, so that Astro hands none back.
      const render = () => void handler(request, response, refuse, locals).catch(refuse)
      pageCache.serve(request, response, { render, refuse })
    }
    // What is no page goes out as it is made, so that of one that breaks off half is sent, and the connection ends with it.
    response.once('close', () => response.errored && reportFailure(response.errored))
    make((error) => {
      if (response.headersSent) return lastResort(error)
      reportFailure(error)
      // Astro has shown its page for failures already, and that has failed too: once more, as to somebody unknown.
      if (request.method !== 'HEAD') request.method = 'GET'
      request.url = FAILURE_PAGE
      make(lastResort)
    })
  }
  return {
    files: loadStaticFiles({
      folder: path.join(folder, 'client'),
      prefix: '',
      isHashed: (file) => file.startsWith('_astro/'),
      headers: { ...(headers as Record<string, string>), 'content-security-policy': FILE_POLICY },
    }),
    render,
  }
}
