import { LEGAL_DOCUMENTS, paths, withNext } from '@cauce/contract/pages.ts'

export interface GuardedSession {
  readonly stage: 'visitor' | 'pending' | 'full'
  readonly next: 'login' | 'otp' | 'first-otp' | 'recovery-codes' | 'home'
  readonly isDeviceTrusted: boolean
}

const TEXTS = LEGAL_DOCUMENTS.map((document) => paths.legalText(document)).filter((path) => path !== paths.home)
const textsAnd = (others: string) => new RegExp(`^(${TEXTS.join('|')}|/(${others}))/?$`)

/** Public paths (handbook rule 13.5). */
const PUBLIC = [
  /^\/$/,
  /^\/projects(\/|$)/,
  textsAnd('loan-book|language|429|500'),
  /^\/(robots\.txt|sitemap\.xml|sitemap\/[^/]+|loan-book\.csv)$/,
  /^\/investments\/calendar\/[^/]+\/payments\.ics$/,
  /^\/brand\/[\da-f-]+\.(css|svg|png|jpg)$/,
  /^\/documents\/check\/?$/,
  /^\/(complaints|contact)(\/|$)/,
  /^\/register\/?$/,
  /^\/auth(\/|$)/,
]
const UNKNOWN: readonly string[] = ['/[...path]', '/[text]']
const FILE = /\.[a-z0-9]{1,5}$/i
const FOR_STRANGERS = /^\/(register|auth\/login)\/?$/
const CODE_STEP = /^\/auth\/(otp|first-otp)\/?$/
const AFTER_CODE = /^\/auth\/(register-device|recovery-codes|new-recovery-codes|change-device)\/?$/
const KEEPING = /^\/auth\/recovery-codes\/?$/
const ALWAYS_OPEN = textsAnd('language|logout|429|500')

export interface Destination {
  /** With its query. */
  readonly path: string
  readonly route: string
}

/** Where a request is redirected, or undefined when it may pass. /admin is guarded by the back office and the API. */
export function redirectOf(destination: Destination, session: GuardedSession, next?: string): string | undefined {
  const { path } = destination
  const pathname = path.split('?')[0]!
  if (isMissingFile(destination)) return undefined
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

function redirectOfFull(path: string, session: GuardedSession, next: string | undefined): string | undefined {
  const [pathname = '', query] = path.split('?')
  if (session.next === 'recovery-codes') {
    if (KEEPING.test(pathname) || ALWAYS_OPEN.test(pathname)) return undefined
    return withNext(paths.recoveryCodes, pathname.startsWith('/auth/') || pathname === paths.register ? next : path)
  }
  if (KEEPING.test(pathname)) return pageAfterKeeping(new URLSearchParams(query), next)
  if (pathname.replace(/\/$/, '') === paths.otp) return pageAfterCode(session, next)
  return FOR_STRANGERS.test(pathname) ? (next ?? paths.home) : undefined
}

/** The last log-in step offers to trust the browser. */
export const pageAfterCode = ({ isDeviceTrusted }: Pick<GuardedSession, 'isDeviceTrusted'>, next: string | undefined) =>
  isDeviceTrusted ? (next ?? paths.home) : withNext(paths.registerDevice, next)

/** A newcomer is asked to trust the browser at the next log-in. `renewed`: the codes were renewed in the profile. */
export const pageAfterKeeping = (query: Pick<URLSearchParams, 'has'>, next: string | undefined) =>
  query.has('renewed') ? paths.profile() : (next ?? paths.home)

const isPublic = (pathname: string) => PUBLIC.some((pattern) => pattern.test(pathname))

const isMissingFile = ({ path, route }: Destination) => UNKNOWN.includes(route) && FILE.test(path.split('?')[0]!)
