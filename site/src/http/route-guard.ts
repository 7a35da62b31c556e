import { paths, withNext } from '@cauce/contract/pages.ts'

/** What the guard needs to know of a session (`GET /v1/auth/session`). */
export interface GuardedSession {
  readonly stage: 'visitor' | 'pending' | 'full'
  readonly next: 'login' | 'otp' | 'first-otp' | 'recovery-codes' | 'home'
  readonly isDeviceTrusted: boolean
}

/** Public paths (handbook rule 13.5): the root, /projects and everything under it, the results of the loans, what is needed to log in, and legal pages. */
const PUBLIC = [
  /^\/$/,
  /^\/projects(\/|$)/,
  /^\/(investor-information|legal|privacy|cookies|loan-book|language|500|robots\.txt|sitemap\.xml)\/?$/,
  /^\/documents\/check\/?$/,
  /^\/complaints(\/|$)/,
  /^\/register\/?$/,
  /^\/auth(\/|$)/,
]
/** Files are not pages: a missing one is simply missing. */
const FILE = /\.[a-z0-9]{1,5}$/i
const FOR_STRANGERS = /^\/(register|auth\/(login|sign-in))\/?$/
const CODE_STEP = /^\/auth\/(otp|first-otp)\/?$/
/** Pages of a full session that belong to logging in and its codes. */
const AFTER_CODE = /^\/auth\/(register-device|recovery-codes|new-recovery-codes|change-device)\/?$/
const KEEPING = /^\/auth\/recovery-codes\/?$/
/** What stays open while a person has recovery codes to keep: the law, the language, and leaving. */
const ALWAYS_OPEN = /^\/(investor-information|legal|privacy|cookies|language|logout|500)\/?$/

/**
 * Where a request for `path` (with its query) is sent instead, or `undefined` when it may pass. Staff's paths under /admin
 * are guarded by the back office and the API.
 */
export function redirectOf(path: string, session: GuardedSession, next?: string): string | undefined {
  const pathname = path.split('?')[0]!
  if (session.stage === 'full') return redirectOfFull(path, session, next)
  const owedStep = session.stage === 'pending' ? (session.next === 'first-otp' ? paths.firstOtp : paths.otp) : undefined
  if (CODE_STEP.test(pathname)) {
    if (owedStep === undefined) return withNext(paths.login(), next)
    return pathname.replace(/\/$/, '') === owedStep ? undefined : withNext(owedStep, next)
  }
  if (isPublic(pathname) && !AFTER_CODE.test(pathname)) return undefined
  const wanted = AFTER_CODE.test(pathname) ? next : path
  return withNext(owedStep ?? paths.login(), wanted)
}

/** A step that is left by a reload, the back button or an address leads to the next one, and is not skipped (handbook rule 2.33). */
function redirectOfFull(path: string, session: GuardedSession, next: string | undefined): string | undefined {
  const [pathname = '', query] = path.split('?')
  if (session.next === 'recovery-codes') {
    if (KEEPING.test(pathname) || ALWAYS_OPEN.test(pathname) || FILE.test(pathname)) return undefined
    return withNext(paths.recoveryCodes, pathname.startsWith('/auth/') || pathname === paths.register ? next : path)
  }
  if (KEEPING.test(pathname)) return pageAfterKeeping(session, new URLSearchParams(query), next)
  if (pathname.replace(/\/$/, '') === paths.otp) return pageAfterCode(session, next)
  return FOR_STRANGERS.test(pathname) ? (next ?? paths.home) : undefined
}

/** The page after the codes of a log-in: the last step offers to trust the browser. */
export const pageAfterCode = ({ isDeviceTrusted }: Pick<GuardedSession, 'isDeviceTrusted'>, next: string | undefined) =>
  isDeviceTrusted ? (next ?? paths.home) : withNext(paths.registerDevice, next)

/** The page after recovery codes that are kept. `renewed`: the person made them in the profile, and trusts browsers there. */
export const pageAfterKeeping = (
  session: Pick<GuardedSession, 'isDeviceTrusted'>,
  query: Pick<URLSearchParams, 'has'>,
  next: string | undefined,
) => (query.has('renewed') ? paths.profile() : pageAfterCode(session, next))

const isPublic = (pathname: string) => FILE.test(pathname) || PUBLIC.some((pattern) => pattern.test(pathname))
