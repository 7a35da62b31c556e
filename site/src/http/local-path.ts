/** Only its origin is looked at. */
const HERE = 'http://site.invalid'

/**
 * The path of this site that `candidate` names, or `undefined`: what somebody else puts into a link must never lead away
 * from here (OWASP, unvalidated redirects), nor back to a page that only exists to log in or out.
 */
export function localPath(candidate: string | null | undefined): string | undefined {
  if (!candidate?.startsWith('/') || candidate.length > 1000) return undefined
  const url = URL.canParse(candidate, HERE) ? new URL(candidate, HERE) : undefined
  if (url?.origin !== HERE || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}

/** As `localPath`, for the page to go to after logging in. */
export function pathAfterLogin(candidate: string | null | undefined): string | undefined {
  const path = localPath(candidate)
  return path === undefined || /^\/(auth|register|language|logout)(\/|\?|#|$)/.test(path) ? undefined : path
}
