import { paths, withNext } from '@cauce/contract/pages.ts'

/** What the guard needs to know of a session (`GET /v1/auth/session`). */
export interface GuardedSession {
  readonly stage: 'visitor' | 'pending' | 'full'
  readonly next: 'login' | 'otp' | 'first-otp' | 'home'
}

/** Public paths (handbook rule 13.5): the root, /projects and everything under it, what is needed to log in, and legal pages. */
const PUBLIC = [
  /^\/$/,
  /^\/projects(\/|$)/,
  /^\/(legal|privacy|cookies|language|500|robots\.txt|sitemap\.xml)\/?$/,
  /^\/register\/?$/,
  /^\/auth(\/|$)/,
]
/** Files are not pages: a missing one is simply missing. */
const FILE = /\.[a-z0-9]{1,5}$/i
const FOR_STRANGERS = /^\/(register|auth\/(login|sign-in|otp|first-otp))\/?$/
const CODE_STEP = /^\/auth\/(otp|first-otp)\/?$/
const AFTER_CODE = /^\/auth\/register-device\/?$/

/**
 * Where a request for `path` (with its query) is sent instead, or `undefined` when it may pass. Staff's paths under /admin
 * are guarded by the back office and the API.
 */
export function redirectOf(path: string, session: GuardedSession, next?: string): string | undefined {
  const pathname = path.split('?')[0]!
  if (session.stage === 'full') return FOR_STRANGERS.test(pathname) ? (next ?? paths.home) : undefined
  const owedStep = session.stage === 'pending' ? (session.next === 'first-otp' ? paths.firstOtp : paths.otp) : undefined
  if (CODE_STEP.test(pathname)) {
    if (owedStep === undefined) return withNext(paths.login(), next)
    return pathname.replace(/\/$/, '') === owedStep ? undefined : withNext(owedStep, next)
  }
  if (isPublic(pathname) && !AFTER_CODE.test(pathname)) return undefined
  const wanted = AFTER_CODE.test(pathname) ? next : path
  return withNext(owedStep ?? paths.login(), wanted)
}

const isPublic = (pathname: string) => FILE.test(pathname) || PUBLIC.some((pattern) => pattern.test(pathname))
