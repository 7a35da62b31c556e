import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { brandNow, type Brand } from '@cauce/contract/brand.ts'
import { paths } from '@cauce/contract/pages.ts'
import { sendText } from './http/responses.ts'
import { REVALIDATED, serveStaticFiles } from './http/static-files.ts'

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
  // `html-to-image` sets a base in its copy of a chart.
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

export interface BackOffice {
  isFor(pathname: string): boolean
  answer(request: IncomingMessage, response: ServerResponse, pathname: string): void
}

export async function createBackOffice(headers: Readonly<Record<string, string>>): Promise<BackOffice> {
  const pageOf = pagesByBrand()
  const ownHeaders = { ...headers, 'content-security-policy': CONTENT_SECURITY_POLICY }
  const files = await serveStaticFiles({
    folder,
    prefix: PREFIX,
    isHashed: (file) => file.startsWith('assets/'),
    headers: ownHeaders,
  })
  return {
    isFor: (pathname) => pathname === PREFIX || pathname.startsWith(`${PREFIX}/`),
    answer(request, response, pathname) {
      const isRoute = path.extname(pathname) === ''
      const found = [pathname, ...(isRoute ? [APPLICATION] : [])].find((address) => files.has(address))
      if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 405, 'Method not allowed')
      if (found === undefined) return sendText(response, 404, 'Not found')
      if (found === APPLICATION) {
        const { headers: own, html } = pageOf(brandNow())
        return sendPage(request, response, { ...ownHeaders, ...own }, html)
      }
      request.url = found
      files.send(request, response)
    },
  }
}

function pagesByBrand() {
  const file = path.join(folder, 'index.html')
  const built = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const pages = new WeakMap<Brand, { readonly html: string; readonly headers: Record<string, string> }>()
  return (brand: Brand) => {
    const known = pages.get(brand)
    if (known) return known
    const html = branded(built, brand)
    const etag = `"${createHash('sha256').update(html).digest('base64url')}"`
    const headers = { etag, 'content-type': 'text/html; charset=utf-8', 'cache-control': REVALIDATED }
    pages.set(brand, { html, headers })
    return { html, headers }
  }
}

function branded(built: string, { brandId, name, color, mark, headings, furtherLanguages }: Brand): string {
  const html = built.replaceAll('%BRAND%', name.replaceAll('&', '&amp;'))
  if (brandId === null) return html
  const added = [
    mark && `<template id="brand-mark">${mark}</template>`,
    furtherLanguages.length > 0 && `<meta name="further-languages" content="${furtherLanguages.join(' ')}" />`,
    color && `<meta name="brand-color" content="${color}" />`,
    (color || headings !== 'besley') && `<link rel="stylesheet" href="${paths.brandFile(brandId, 'css')}" />`,
  ]
  const icon = mark ? html.replace(/(<link rel="icon"[^>]*href=")[^"]*/, `$1${paths.brandFile(brandId, 'svg')}`) : html
  return icon.replace('</head>', `${added.filter(Boolean).join('')}</head>`)
}

function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  html: string,
): void {
  const isKnown = request.headers['if-none-match'] === headers['etag']
  response.writeHead(isKnown ? 304 : 200, {
    ...headers,
    ...(!isKnown && { 'content-length': Buffer.byteLength(html) }),
  })
  response.end(isKnown || request.method === 'HEAD' ? undefined : html)
}
