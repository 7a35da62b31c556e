import { describe, expect, it } from 'vitest'
import { redirectOf as redirect, type GuardedSession } from './route-guard.ts'

const redirectOf = (path: string, session: GuardedSession, next?: string) =>
  redirect({ path, route: path.endsWith('.png') ? '/[...path]' : path.split('?')[0]! }, session, next)

const visitor: GuardedSession = { stage: 'visitor', next: 'login', isDeviceTrusted: false }
const owesCode: GuardedSession = { stage: 'pending', next: 'otp', isDeviceTrusted: false }
const owesSetUp: GuardedSession = { stage: 'pending', next: 'first-otp', isDeviceTrusted: false }
const owesKeeping: GuardedSession = { stage: 'full', next: 'recovery-codes', isDeviceTrusted: false }
const loggedIn: GuardedSession = { stage: 'full', next: 'home', isDeviceTrusted: false }
const inTrustedBrowser: GuardedSession = { ...loggedIn, isDeviceTrusted: true }

describe('a visitor', () => {
  it.each([
    '/',
    '/projects',
    '/projects/ribera?amount=500',
    '/investor-information',
    '/legal',
    '/investment-contract',
    '/register',
    '/auth/login',
    '/auth/forgot',
    '/robots.txt',
    '/brand/01939b2e-7c00-7000-8000-000000000001.css',
    '/missing.png',
  ])('may open %s', (path) => expect(redirectOf(path, visitor)).toBeUndefined())

  it.each([
    { path: '/investments', target: '/auth/login?next=%2Finvestments' },
    { path: '/user/profile?tab=wallet', target: '/auth/login?next=%2Fuser%2Fprofile%3Ftab%3Dwallet' },
    { path: '/projectsx', target: '/auth/login?next=%2Fprojectsx' },
  ])('is sent from $path to the log-in page with the way back', ({ path, target }) =>
    expect(redirectOf(path, visitor)).toBe(target),
  )

  it('is sent to the log-in page from the address of a page that looks like a file', () => {
    const destination = { path: '/investments/a.pdf', route: '/investments/[order]' }
    expect(redirect(destination, visitor)).toBe('/auth/login?next=%2Finvestments%2Fa.pdf')
    expect(redirect(destination, owesCode)).toBe('/auth/otp?next=%2Finvestments%2Fa.pdf')
    expect(redirect({ ...destination, route: '/[...path]' }, visitor)).toBeUndefined()
  })

  it('has no code step', () => {
    expect(redirectOf('/auth/otp', visitor)).toBe('/auth/login')
    expect(redirectOf('/auth/first-otp', visitor, '/investments')).toBe('/auth/login?next=%2Finvestments')
    expect(redirectOf('/auth/register-device', visitor, '/investments')).toBe('/auth/login?next=%2Finvestments')
  })
})

describe('a person before the one-time code', () => {
  it.each([
    { session: owesCode, path: '/investments', target: '/auth/otp?next=%2Finvestments' },
    { session: owesSetUp, path: '/investments', target: '/auth/first-otp?next=%2Finvestments' },
    { session: owesCode, path: '/auth/first-otp', target: '/auth/otp' },
    { session: owesSetUp, path: '/auth/otp', target: '/auth/first-otp' },
    { session: owesCode, path: '/auth/register-device', target: '/auth/otp' },
    { session: owesCode, path: '/auth/change-device', target: '/auth/otp' },
  ])('$session is sent from $path to $target', ({ session, path, target }) =>
    expect(redirectOf(path, session)).toBe(target),
  )

  it('may enter the code, log in again and open public pages', () => {
    expect(redirectOf('/auth/otp', owesCode)).toBeUndefined()
    expect(redirectOf('/auth/first-otp', owesSetUp)).toBeUndefined()
    expect(redirectOf('/auth/login', owesCode)).toBeUndefined()
    expect(redirectOf('/projects/', owesCode)).toBeUndefined()
  })
})

describe('a person with recovery codes to keep', () => {
  it.each([
    { path: '/', target: '/auth/recovery-codes' },
    { path: '/user/profile?tab=wallet', target: '/auth/recovery-codes?next=%2Fuser%2Fprofile%3Ftab%3Dwallet' },
    { path: '/auth/first-otp', next: '/investments', target: '/auth/recovery-codes?next=%2Finvestments' },
    { path: '/auth/register-device', next: '/investments', target: '/auth/recovery-codes?next=%2Finvestments' },
    { path: '/auth/login', target: '/auth/recovery-codes' },
    { path: '/register', target: '/auth/recovery-codes' },
  ])('is sent from $path to $target', ({ path, next, target }) =>
    expect(redirectOf(path, owesKeeping, next)).toBe(target),
  )

  it.each(['/auth/recovery-codes', '/auth/recovery-codes?download', '/legal', '/language', '/logout', '/missing.png'])(
    'may open %s',
    (path) => expect(redirectOf(path, owesKeeping)).toBeUndefined(),
  )
})

describe('a logged-in person', () => {
  it.each([
    '/',
    '/investments',
    '/auth/register-device',
    '/auth/new-recovery-codes',
    '/auth/change-device',
    '/auth/first-otp',
    '/anything',
  ])('may open %s', (path) => expect(redirectOf(path, loggedIn)).toBeUndefined())

  it.each(['/register', '/auth/login'])('is sent home from %s', (path) => expect(redirectOf(path, loggedIn)).toBe('/'))

  it.each(['/auth/otp', '/auth/otp/'])(
    'who goes back to %s comes to the offer to trust the browser, which a reload does not skip',
    (path) => {
      expect(redirectOf(path, loggedIn, '/investments')).toBe('/auth/register-device?next=%2Finvestments')
      expect(redirectOf(path, inTrustedBrowser, '/investments')).toBe('/investments')
      expect(redirectOf(path, inTrustedBrowser)).toBe('/')
    },
  )

  it('goes on from recovery codes, or returns to the profile if they were made there', () => {
    expect(redirectOf('/auth/recovery-codes', loggedIn, '/investments')).toBe('/investments')
    expect(redirectOf('/auth/recovery-codes?renewed', loggedIn, '/investments')).toBe('/user/profile')
  })

  it('is sent to the page that was remembered', () =>
    expect(redirectOf('/auth/login', loggedIn, '/investments')).toBe('/investments'))
})
