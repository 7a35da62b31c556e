import { describe, expect, it } from 'vitest'
import { redirectOf, type GuardedSession } from './route-guard.ts'

const visitor: GuardedSession = { stage: 'visitor', next: 'login' }
const owesCode: GuardedSession = { stage: 'pending', next: 'otp' }
const owesSetUp: GuardedSession = { stage: 'pending', next: 'first-otp' }
const loggedIn: GuardedSession = { stage: 'full', next: 'home' }

describe('a visitor', () => {
  it.each([
    '/',
    '/projects',
    '/projects/',
    '/projects/ribera?amount=500',
    '/legal',
    '/privacy',
    '/cookies',
    '/register',
    '/auth/login',
    '/auth/forgot',
    '/robots.txt',
    '/missing.png',
  ])('may open %s', (path) => expect(redirectOf(path, visitor)).toBeUndefined())

  it.each([
    ['/investments', '/auth/login?next=%2Finvestments'],
    ['/user/profile?tab=wallet', '/auth/login?next=%2Fuser%2Fprofile%3Ftab%3Dwallet'],
    ['/projectsx', '/auth/login?next=%2Fprojectsx'],
    ['/anything', '/auth/login?next=%2Fanything'],
  ])('is sent from %s to the log in, which remembers it', (path, target) =>
    expect(redirectOf(path, visitor)).toBe(target),
  )

  it('owes no code', () => {
    expect(redirectOf('/auth/otp', visitor)).toBe('/auth/login')
    expect(redirectOf('/auth/first-otp', visitor, '/investments')).toBe('/auth/login?next=%2Finvestments')
    expect(redirectOf('/auth/register-device', visitor, '/investments')).toBe('/auth/login?next=%2Finvestments')
  })
})

describe('whoever owes the code', () => {
  it.each([
    [owesCode, '/investments', '/auth/otp?next=%2Finvestments'],
    [owesSetUp, '/investments', '/auth/first-otp?next=%2Finvestments'],
    [owesCode, '/auth/first-otp', '/auth/otp'],
    [owesSetUp, '/auth/otp', '/auth/first-otp'],
    [owesCode, '/auth/register-device', '/auth/otp'],
  ])('%o is sent from %s to %s', (session, path, target) => expect(redirectOf(path, session)).toBe(target))

  it('may give it, begin again, or read what is public', () => {
    expect(redirectOf('/auth/otp', owesCode)).toBeUndefined()
    expect(redirectOf('/auth/first-otp', owesSetUp)).toBeUndefined()
    expect(redirectOf('/auth/login', owesCode)).toBeUndefined()
    expect(redirectOf('/projects/', owesCode)).toBeUndefined()
  })
})

describe('whoever is logged in', () => {
  it.each(['/', '/investments', '/auth/register-device', '/anything'])('may open %s', (path) =>
    expect(redirectOf(path, loggedIn)).toBeUndefined(),
  )

  it.each(['/register', '/auth/login', '/auth/sign-in', '/auth/otp', '/auth/first-otp'])(
    'is sent home from %s',
    (path) => expect(redirectOf(path, loggedIn)).toBe('/'),
  )

  it('is sent to the page that was remembered', () =>
    expect(redirectOf('/auth/login', loggedIn, '/investments')).toBe('/investments'))
})
