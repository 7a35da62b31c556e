import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { type Representation, sendRepresentation } from './http/representation.ts'
import { loadStaticFiles } from './http/static-files.ts'
import { sendText } from './http/send-text.ts'

const folder = path.resolve(import.meta.dirname, '../../../backoffice/dist')
const PREFIX = '/admin'

/** Emotion, which MUI is styled with, writes style elements as it goes; scripts come from our own files alone. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Serves the built back office under `/admin`; every address in it that is no file is a page of the one application. */
export function createBackOffice(headers: Readonly<Record<string, string>>) {
  const files = loadStaticFiles({
    folder,
    prefix: PREFIX,
    isHashed: (file) => file.startsWith('assets/'),
    headers: { ...headers, 'content-security-policy': CONTENT_SECURITY_POLICY },
  })
  const application: Representation | undefined = files.get(`${PREFIX}/index.html`)
  return {
    isFor: (pathname: string) => pathname === PREFIX || pathname.startsWith(`${PREFIX}/`),
    answer(request: IncomingMessage, response: ServerResponse, pathname: string): void {
      const isFile = path.extname(pathname) !== ''
      const found = files.get(pathname) ?? (isFile ? undefined : application)
      if (request.method !== 'GET' && request.method !== 'HEAD') sendText(response, 405, 'Method not allowed')
      else if (found === undefined) sendText(response, 404, 'Not found')
      else sendRepresentation(request, response, found)
    },
  }
}
