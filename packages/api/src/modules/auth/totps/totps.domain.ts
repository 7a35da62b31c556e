import { OTP_SETUP_MINUTES, TOTP_DRIFT_STEPS, TOTP_PERIOD_SECONDS, type ErrorCode } from '@cauce/contract'
import { Secret, TOTP } from 'otpauth'

export interface CodeSource {
  readonly secret: string
  /** Of the last accepted code. */
  readonly lastUsedStep: number | null
}

/** `used`: it or a later one was accepted before. */
export type CodeVerdict =
  | { readonly kind: 'accepted'; readonly step: number }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'used' }

/** RFC 6238, section 4.2. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / TOTP_PERIOD_SECONDS)

/** One step of drift either way, and later than the last accepted. */
export function judgeCode(source: CodeSource, code: string, now: Date): CodeVerdict {
  const drift = authenticator(source.secret).validate({
    token: code,
    timestamp: now.getTime(),
    window: TOTP_DRIFT_STEPS,
  })
  if (drift === null) return { kind: 'wrong' }
  const step = stepAt(now) + drift
  return source.lastUsedStep !== null && step <= source.lastUsedStep ? { kind: 'used' } : { kind: 'accepted', step }
}

/** The present code, or the next one if used. */
export function codeNow(source: CodeSource, now: Date): string {
  const present = stepAt(now)
  const free = source.lastUsedStep === null ? present : Math.max(present, source.lastUsedStep + 1)
  const step = Math.min(free, present + TOTP_DRIFT_STEPS)
  return authenticator(source.secret).generate({ timestamp: step * TOTP_PERIOD_SECONDS * 1000 })
}

export function otpauthUrl(secret: string, issuer: string, account: string): string {
  return authenticator(secret, { issuer, label: account }).toString()
}

/** 160 bits, base32 (RFC 4226, section 4, requirement 6). */
export const newSecret = (): string => new Secret({ size: 20 }).base32

const authenticator = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, algorithm: 'SHA1', digits: 6, period: TOTP_PERIOD_SECONDS, secret: Secret.fromBase32(secret) })

export interface Setup {
  readonly userId: string
  readonly sessionId: string | null
  readonly createdAt: Date
  readonly confirmedAt: Date | null
}

export const isSetupOver = ({ createdAt }: Pick<Setup, 'createdAt'>, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= OTP_SETUP_MINUTES * 60_000

/** Set-ups of another person or session look missing. */
export function refusalOfSetup(
  setup: Setup | undefined,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string | null },
  now: Date,
): ErrorCode | undefined {
  if (setup?.userId !== userId) return 'not-found'
  if (setup.confirmedAt !== null) return 'totp-exists'
  if (setup.sessionId !== sessionId) return 'not-found'
  return isSetupOver(setup, now) ? 'setup-expired' : undefined
}

export function owedStep(session: {
  readonly stage: 'visitor' | 'pending' | 'full'
  readonly hasDevice: boolean
  readonly hasCodesToKeep: boolean
}): 'login' | 'otp' | 'first-otp' | 'recovery-codes' | 'home' {
  if (session.stage === 'visitor') return 'login'
  if (session.stage === 'pending') return session.hasDevice ? 'otp' : 'first-otp'
  return session.hasCodesToKeep ? 'recovery-codes' : 'home'
}

// Crockford's base32.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 50 bits in two groups of five, from ten random bytes. */
export function recoveryCodeOf(random: Uint8Array): string {
  const letters = [...random.subarray(0, 10)].map((byte) => ALPHABET[byte % 32]).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

/** Ignores case, hyphens and spaces; reads O as 0, I and L as 1. */
export function normalRecoveryCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
}
