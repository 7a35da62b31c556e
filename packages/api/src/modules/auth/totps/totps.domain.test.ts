import { describe, expect, test } from 'vitest'
import {
  codeNow,
  isSetupOver,
  judgeCode,
  newSecret,
  normalRecoveryCode,
  otpauthUrl,
  owedStep,
  recoveryCodeOf,
  refusalOfSetup,
  stepAt,
} from './totps.domain.ts'

/** RFC 6238, appendix B, in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)
const fresh = { secret, lastUsedStep: null }

describe('codes of RFC 6238, appendix B (last six digits)', () => {
  test.each([
    { seconds: 59, code: '287082' },
    { seconds: 1_111_111_109, code: '081804' },
    { seconds: 1_234_567_890, code: '005924' },
    { seconds: 2_000_000_000, code: '279037' },
  ])('at $seconds s the code is $code', ({ seconds, code }) => {
    expect(codeNow(fresh, at(seconds))).toBe(code)
    expect(judgeCode(fresh, code, at(seconds))).toEqual({ kind: 'accepted', step: stepAt(at(seconds)) })
  })
})

describe('a code', () => {
  const now = at(1_234_567_890)
  const step = stepAt(now)

  test.each([
    { title: 'two steps early', seconds: -60, kind: 'wrong' },
    { title: 'one step early', seconds: -30, kind: 'accepted' },
    { title: 'in its step', seconds: 0, kind: 'accepted' },
    { title: 'one step late', seconds: 30, kind: 'accepted' },
    { title: 'two steps late', seconds: 60, kind: 'wrong' },
  ])('$title is $seconds', ({ seconds, kind }) => {
    expect(judgeCode(fresh, codeNow(fresh, now), at(1_234_567_890 + seconds)).kind).toBe(kind)
  })

  test('is accepted once', () => {
    expect(judgeCode({ secret, lastUsedStep: step }, codeNow(fresh, now), now)).toEqual({ kind: 'used' })
  })

  test('is not accepted if its step is earlier than the last used one', () => {
    const earlier = codeNow(fresh, at(1_234_567_890 - 30))
    expect(judgeCode({ secret, lastUsedStep: step }, earlier, now)).toEqual({ kind: 'used' })
    expect(judgeCode({ secret, lastUsedStep: step - 2 }, earlier, now)).toEqual({ kind: 'accepted', step: step - 1 })
  })

  test('is that of the next step when the present one is used up', () => {
    const next = codeNow(fresh, at(1_234_567_890 + 30))
    expect(codeNow({ secret, lastUsedStep: step }, now)).toBe(next)
    expect(codeNow({ secret, lastUsedStep: step + 1 }, now)).toBe(next)
    expect(codeNow({ secret, lastUsedStep: step - 1 }, now)).toBe(codeNow(fresh, now))
    expect(codeNow({ secret, lastUsedStep: step - 5 }, now)).toBe(codeNow(fresh, now))
  })
})

test('the address in the QR code names issuer, account and secret', () => {
  const url = new URL(otpauthUrl(secret, 'Cauce', 'ana@example.org'))
  expect(url.protocol).toBe('otpauth:')
  expect(decodeURIComponent(url.pathname)).toContain('Cauce:ana@example.org')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    issuer: 'Cauce',
    secret,
    digits: '6',
    period: '30',
    algorithm: 'SHA1',
  })
})

test('a new secret has 160 bits', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
})

test('a recovery code is recognized in any spelling', () => {
  const code = recoveryCodeOf(Uint8Array.from([0, 1, 31, 32, 255, 7, 8, 9, 10, 11, 12]))
  expect(code).toBe('01Z0Z-789AB')
  expect(normalRecoveryCode(' oi z0z789ab')).toBe(normalRecoveryCode(code))
})

describe('a set-up', () => {
  const createdAt = new Date('2026-11-20T10:00:00.000Z')
  const after = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000)
  const setup = { userId: 'ana', sessionId: 'tablet', createdAt, confirmedAt: null }
  const asks = { userId: 'ana', sessionId: 'tablet' }

  test('expires after 30 minutes', () => {
    expect(isSetupOver(setup, new Date(after(30).getTime() - 1))).toBe(false)
    expect(isSetupOver(setup, after(30))).toBe(true)
  })

  test.each([
    { title: 'of this session', setup, minutes: 29, refused: undefined },
    { title: 'that is missing', setup: undefined, minutes: 0, refused: 'not-found' },
    { title: 'of another person', setup: { ...setup, userId: 'leo' }, minutes: 0, refused: 'not-found' },
    {
      title: 'of another person, already confirmed',
      setup: { ...setup, userId: 'leo', confirmedAt: createdAt },
      minutes: 0,
      refused: 'not-found',
    },
    { title: 'of another session', setup: { ...setup, sessionId: 'phone' }, minutes: 0, refused: 'not-found' },
    {
      title: 'that is confirmed',
      setup: { ...setup, sessionId: null, confirmedAt: createdAt },
      minutes: 0,
      refused: 'totp-exists',
    },
    { title: 'that has expired', setup, minutes: 30, refused: 'setup-expired' },
  ])('$title: $refused', ({ setup: row, minutes, refused }) => {
    expect(refusalOfSetup(row, asks, after(minutes))).toBe(refused)
  })
})

test.each([
  { stage: 'visitor', hasDevice: false, hasCodesToKeep: false, step: 'login' },
  { stage: 'pending', hasDevice: false, hasCodesToKeep: false, step: 'first-otp' },
  { stage: 'pending', hasDevice: true, hasCodesToKeep: false, step: 'otp' },
  { stage: 'full', hasDevice: true, hasCodesToKeep: true, step: 'recovery-codes' },
  { stage: 'full', hasDevice: true, hasCodesToKeep: false, step: 'home' },
] as const)('a $stage session (device: $hasDevice, codes: $hasCodesToKeep) requires $step', ({ step, ...session }) => {
  expect(owedStep(session)).toBe(step)
})
