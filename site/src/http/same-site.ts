/** Only a base for parsing. */
const HERE = 'http://site.invalid'

/** `candidate` as a path of this site, or undefined: no open redirect (OWASP). */
export function localPath(candidate: string | null | undefined): string | undefined {
  if (!candidate?.startsWith('/') || candidate.length > 1000) return undefined
  const url = URL.canParse(candidate, HERE) ? new URL(candidate, HERE) : undefined
  if (url?.origin !== HERE || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}

/** Like `localPath`, but never a page of the log-in itself. */
export function pathAfterLogin(candidate: string | null | undefined): string | undefined {
  const path = localPath(candidate)
  return path === undefined || /^\/(auth|register|language|logout)(\/|\?|#|$)/.test(path) ? undefined : path
}

interface SentRequest {
  readonly method: string
  readonly headers: Pick<Headers, 'get'>
}

/**
 * CSRF check (handbook rule 2.12). Browsers send the origin of forms; other clients have only cookies they were given
 * on purpose.
 */
export function isFromHere({ method, headers }: SentRequest, ownOrigin: string): boolean {
  if (method === 'GET' || method === 'HEAD') return true
  const origin = headers.get('origin')
  if (origin === null) return headers.get('sec-fetch-site') !== 'cross-site'
  if (origin === ownOrigin) return true
  // Plain http is a trial, under any host name.
  const names = ownOrigin.startsWith('http:') ? [headers.get('x-forwarded-host'), headers.get('host')] : []
  return names.some((name) => name !== null && origin === `http://${name}`)
}
