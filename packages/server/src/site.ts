import { existsSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadStaticFiles } from './http/static-files.ts'
import { sendText } from './http/send-text.ts'
import { StartRefusal } from './start-refusal.ts'
import type { PageCache } from './page-cache/index.ts'

const folder = path.resolve(import.meta.dirname, '../../../site/dist')

/** What the site finds in `Astro.locals`: a way to call the API in this process, and where people find the platform. */
interface SiteLocals {
  readonly apiFetch: (request: Request) => Promise<Response>
  /** What the addresses in a page begin with. */
  readonly origin: string
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
    const run = async () => {
      try {
        await handler(request, response, refuse, { apiFetch, origin })
      } catch (error) {
        refuse(error)
      }
    }
    // The site has a page for addresses that nothing else answers, so that Astro hands none back.
    const refuse = (error: unknown) => {
      log.error({ err: error, url: request.url }, 'The site could not answer.')
      sendText(response, 500, 'Internal server error')
    }
    pageCache.serve(request, response, () => void run())
  }
  return {
    files: loadStaticFiles({
      folder: path.join(folder, 'client'),
      prefix: '',
      isHashed: (file) => file.startsWith('_astro/'),
      headers: headers as Record<string, string>,
    }),
    render,
  }
}
