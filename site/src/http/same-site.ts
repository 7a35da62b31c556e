/** Only a base for parsing. */
const HERE = 'http://site.invalid'

/** The path of this site in `candidate`, or `undefined`. A link must not redirect to another site (OWASP, open redirect). */
export function localPath(candidate: string | null | undefined): string | undefined {
  if (!candidate?.startsWith('/') || candidate.length > 1000) return undefined
  const url = URL.canParse(candidate, HERE) ? new URL(candidate, HERE) : undefined
  if (url?.origin !== HERE || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}

/** As `localPath`, for the page after logging in: never a page of the log-in itself. */
export function pathAfterLogin(candidate: string | null | undefined): string | undefined {
  const path = localPath(candidate)
  return path === undefined || /^\/(auth|register|language|logout)(\/|\?|#|$)/.test(path) ? undefined : path
}

interface SentRequest {
  readonly method: string
  readonly headers: Pick<Headers, 'get'>
}

/**
 * Whether a request changes nothing, or a page of this site sent it (CSRF, handbook rule 2.12). Browsers send the origin of
 * forms. A client without it is no browser, and sends only cookies that it was given on purpose.
 */
export function isFromHere({ method, headers }: SentRequest, ownOrigin: string): boolean {
  if (method === 'GET' || method === 'HEAD') return true
  const origin = headers.get('origin')
  if (origin === null) return headers.get('sec-fetch-site') !== 'cross-site'
  if (origin === ownOrigin) return true
  // On plain http the platform is tried out, under whatever name its machine has.
  const names = ownOrigin.startsWith('http:') ? [headers.get('x-forwarded-host'), headers.get('host')] : []
  return names.some((name) => name !== null && origin === `http://${name}`)
}
