import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { sendText } from './http/responses.ts'
import { serveStaticFiles } from './http/static-files.ts'

const folder = path.resolve(import.meta.dirname, '../../../backoffice/dist')
const PREFIX = '/admin'
const APPLICATION = `${PREFIX}/index.html`

/** Emotion (MUI) writes style elements at run time. Scripts come from our files alone. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  // The browser extracts the first frame of a chosen video.
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

export interface BackOffice {
  isFor(pathname: string): boolean
  answer(request: IncomingMessage, response: ServerResponse, pathname: string): void
}

export async function createBackOffice(headers: Readonly<Record<string, string>>): Promise<BackOffice> {
  const files = await serveStaticFiles({
    folder,
    prefix: PREFIX,
    isHashed: (file) => file.startsWith('assets/'),
    headers: { ...headers, 'content-security-policy': CONTENT_SECURITY_POLICY },
  })
  return {
    isFor: (pathname) => pathname === PREFIX || pathname.startsWith(`${PREFIX}/`),
    answer(request, response, pathname) {
      const isRoute = path.extname(pathname) === ''
      const found = [pathname, ...(isRoute ? [APPLICATION] : [])].find((address) => files.has(address))
      if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 405, 'Method not allowed')
      if (found === undefined) return sendText(response, 404, 'Not found')
      request.url = found
      files.send(request, response)
    },
  }
}
