import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { sendText } from './http/responses.ts'
import { serveStaticFiles, type StaticFiles } from './http/static-files.ts'
import { webRequestOf } from './http/web-request.ts'
import { RETRY_AFTER_SECONDS } from '@cauce/contract'
import { StartRefusal } from './lifetime.ts'
import type { PageCache } from './page-cache/page-cache.ts'

const ERROR_PAGE = '/500'
/** For a file that is opened by itself, such as an SVG, which can contain a script. Pages state their own policy. */
const FILE_POLICY = "default-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'"
const folder = path.resolve(import.meta.dirname, '../../../site/dist')

/** What the site reads from `Astro.locals`. */
interface SiteLocals {
  /** Calls the API in this process. */
  readonly apiFetch: (request: Request) => Promise<Response>
  /** The public address of the platform. */
  readonly origin: string
  /** Logs the error behind an error page. */
  readonly reportFailure: (error: unknown) => void
}

/** With what its failures say about the answer: whether the page can be had later. */
interface RenderingLocals extends SiteLocals {
  readonly isUnavailable: () => boolean
}

/** What the built site exports (site/src/render.server.ts). */
interface BuiltSite {
  readonly render: (request: Request, locals: SiteLocals) => Promise<Response>
}

/** What the site needs of this process. */
export interface SiteOptions {
  readonly apiFetch: SiteLocals['apiFetch']
  readonly pageCache: Pick<PageCache, 'serve'>
  readonly origin: string
  readonly headers: Readonly<Record<string, string>>
  readonly log: Record<'error' | 'warn', (details: object, message: string) => void>
}

/** The built site: its files, and its pages by way of the page cache. */
export interface Site {
  readonly files: StaticFiles
  /** Never rejects: a page that cannot be rendered becomes the error page, or plain text when that fails too. */
  render(request: IncomingMessage, response: ServerResponse): Promise<void>
}

/**
 * Loads the built site.
 * @throws StartRefusal when it is not built
 */
export async function createSite({ apiFetch, pageCache, origin, headers, log }: SiteOptions): Promise<Site> {
  const entry = path.join(folder, 'server/entry.mjs')
  if (!existsSync(entry))
    throw new StartRefusal('The site is not built: run npm run build first, or npm start, which does it.')
  const builtSite = (await import(pathToFileURL(entry).href)) as BuiltSite

  async function renderWith(request: Request, { isUnavailable, ...locals }: RenderingLocals): Promise<Response> {
    const { body, headers: own, status } = await builtSite.render(request, locals)
    // Astro's answer when even its error page fails has no content.
    if (status >= 500 && !own.has('content-type')) throw new Error('The error page could not be rendered.')
    const isLater = status >= 500 && isUnavailable()
    const answer = new Response(body, { status: isLater ? 503 : status, headers: own })
    if (isLater) answer.headers.set('retry-after', String(RETRY_AFTER_SECONDS))
    // A page states its own content security policy; what is no page, such as a redirect, gets that of `headers`.
    for (const [name, value] of Object.entries(headers)) if (!answer.headers.has(name)) answer.headers.set(name, value)
    return answer
  }

  return {
    files: await serveStaticFiles({
      folder: path.join(folder, 'client'),
      prefix: '',
      isHashed: (file) => file.startsWith('_astro/'),
      headers: { ...headers, 'content-security-policy': FILE_POLICY },
    }),
    async render(incoming, response) {
      let isUnavailable = false
      const reportFailure = (error: unknown) => {
        // What fails after the first part that is not there now, such as the error page, fails for the same reason.
        if (isUnavailable) return
        // Without the query: links in mails carry secrets there.
        const url = incoming.url?.split('?', 1)[0]
        isUnavailable = error instanceof Error && 'status' in error && error.status === 503
        // The API has logged why, with the id of this request.
        if (isUnavailable) log.warn({ url }, 'A page is not available now.')
        else log.error({ err: error, url }, 'The site could not render a page.')
      }
      const locals = { apiFetch, origin, reportFailure, isUnavailable: () => isUnavailable }
      try {
        const request = await webRequestOf(incoming, origin)
        if (!(request instanceof Request)) return sendText(response, request, 'The request is invalid.')
        await pageCache.serve(incoming, response, () => renderWith(request, locals))
      } catch (error) {
        if (hasGone(error, incoming, response)) return void response.destroy()
        reportFailure(error)
        if (response.headersSent) return void response.destroy()
        // Astro tried its error page and that failed too, perhaps on what the header shows of the person: try it without them.
        const again = new Request(origin + ERROR_PAGE, { headers: { cookie: incoming.headers.cookie ?? '' } })
        await pageCache
          .serve(incoming, response, () => renderWith(again, locals))
          .catch((failure: unknown) => {
            reportFailure(failure)
            sendText(response, 500, 'Internal server error')
          })
      }
    },
  }
}

/** Whether a request failed because its visitor has gone: they broke off the form that they were sending, or its answer. */
function hasGone(error: unknown, incoming: IncomingMessage, response: ServerResponse): boolean {
  if (error === incoming.errored) return true
  return (error as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE' && response.destroyed
}
