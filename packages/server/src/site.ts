import { brandNow, type Brand } from '@cauce/contract/brand.ts'
import type { Company } from '@cauce/contract/company.ts'
import { loggedPath } from '@cauce/contract/private-paths.ts'
import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { sendText } from './http/responses.ts'
import { serveStaticFiles, type StaticFiles } from './http/static-files.ts'
import { webRequestOf } from './http/web-request.ts'
import { RETRY_AFTER_SECONDS } from '@cauce/contract'
import { COOKIES } from '@cauce/contract/pages.ts'
import { StartRefusal } from './lifetime.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import { sendResponse } from './page-cache/page.ts'

const ERROR_PAGE = '/500'
const TOO_MANY_PAGE = '/429'
/** For files opened directly, such as SVG with scripts. Pages have their own policy. */
const FILE_POLICY = "default-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'"
const folder = path.resolve(import.meta.dirname, '../../../site/dist')

interface SiteLocals {
  /** In process. */
  readonly apiFetch: (request: Request) => Promise<Response>
  readonly origin: string
  readonly sourceUrl?: string | undefined
  readonly brand: Brand
  readonly company: Company
  readonly reportFailure: (error: unknown) => void
}

interface RenderingLocals extends SiteLocals {
  readonly isUnavailable: () => boolean
}

interface BuiltSite {
  readonly render: (request: Request, locals: SiteLocals) => Promise<Response>
}

export interface SiteOptions {
  readonly apiFetch: SiteLocals['apiFetch']
  /** In force now. */
  readonly company: () => Company
  readonly pageCache: Pick<PageCache, 'serve'>
  readonly origin: string
  readonly sourceUrl?: string | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly log: Record<'error' | 'warn', (details: object, message: string) => void>
}

export interface Site {
  readonly files: StaticFiles
  /** Never rejects: falls back to the error page, then plain text. */
  render(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Says that the client has made too many requests, without asking the API. Never rejects. */
  refuse(request: IncomingMessage, response: ServerResponse, seconds: number): Promise<void>
}

/** @throws StartRefusal when it is not built */
export async function createSite({ pageCache, headers, log, company, ...told }: SiteOptions): Promise<Site> {
  const { origin } = told
  const entry = path.join(folder, 'server/entry.mjs')
  if (!existsSync(entry))
    throw new StartRefusal('The site is not built: run npm run build first, or npm start, which does it.')
  const builtSite = (await import(pathToFileURL(entry).href)) as BuiltSite
  const shown = () => ({ brand: brandNow(), company: company() })

  async function renderWith(request: Request, { isUnavailable, ...locals }: RenderingLocals): Promise<Response> {
    const { body, headers: own, status } = await builtSite.render(request, locals)
    // Astro's empty answer when its error page fails.
    if (status >= 500 && !own.has('content-type')) throw new Error('The error page could not be rendered.')
    const isLater = status >= 500 && isUnavailable()
    const answer = new Response(body, { status: isLater ? 503 : status, headers: own })
    if (isLater) answer.headers.set('retry-after', String(RETRY_AFTER_SECONDS))
    // Pages have their own CSP; redirects and the like get `headers`.
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
        // Later failures have the same cause.
        if (isUnavailable) return
        const url = loggedPath(incoming.url ?? '')
        isUnavailable = error instanceof Error && 'status' in error && error.status === 503
        // The API has logged the cause.
        if (isUnavailable) log.warn({ url }, 'A page is not available now.')
        else log.error({ err: error, url }, 'The site could not render a page.')
      }
      const locals = { ...told, ...shown(), reportFailure, isUnavailable: () => isUnavailable }
      try {
        const request = await webRequestOf(incoming, origin)
        if (!(request instanceof Request)) return sendText(response, request, 'The request is invalid.')
        await pageCache.serve(incoming, response, () => renderWith(request, locals))
      } catch (error) {
        if (hasGone(error, incoming, response)) return void response.destroy()
        reportFailure(error)
        if (response.headersSent) return void response.destroy()
        // Retry without personal data in the header.
        const again = new Request(origin + ERROR_PAGE, { headers: { cookie: incoming.headers.cookie ?? '' } })
        await pageCache
          .serve(incoming, response, () => renderWith(again, locals))
          .catch((failure: unknown) => {
            reportFailure(failure)
            sendText(response, 500, 'Internal server error')
          })
      }
    },
    async refuse(incoming, response, seconds) {
      const { cookie = '', 'accept-language': accepted = '' } = incoming.headers
      const language = cookie.split('; ').find((one) => one.startsWith(`${COOKIES.language}=`)) ?? ''
      const request = new Request(`${origin}${TOO_MANY_PAGE}?seconds=${seconds}`, {
        headers: { cookie: language, 'accept-language': accepted },
      })
      const locals = { ...told, ...shown(), reportFailure: () => {}, isUnavailable: () => false }
      response.setHeader('retry-after', String(seconds))
      try {
        // Past the page cache, which is asked by address.
        await sendResponse(incoming, response, await renderWith(request, locals))
      } catch {
        sendText(response, 429, 'Too many requests')
      }
    },
  }
}

/** The visitor disconnected. */
function hasGone(error: unknown, incoming: IncomingMessage, response: ServerResponse): boolean {
  if (error === incoming.errored) return true
  return (error as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE' && response.destroyed
}
