import { expect, test } from 'vitest'
import { paths, secretCookieName } from './pages.ts'

test.each([
  { address: paths.login('/user/support?a=1'), expected: '/auth/login?next=%2Fuser%2Fsupport%3Fa%3D1' },
  { address: paths.login('/x', 'session-ended'), expected: '/auth/login?next=%2Fx&notice=session-ended' },
  { address: paths.deposit('1250.00'), expected: '/user/profile?tab=wallet&move=income&amount=1250.00' },
  { address: paths.investment('ribera', '500.00'), expected: '/projects/ribera?invest=500.00' },
  { address: paths.project('a/b'), expected: '/projects/a%2Fb' },
])('the address $expected', ({ address, expected }) => {
  expect(address).toBe(expected)
})

test.each([
  { origin: 'https://cauce.example', name: '__Host-session' },
  { origin: 'http://localhost:4321', name: 'session' },
])('at $origin the session is in the cookie $name', ({ origin, name }) => {
  expect(secretCookieName('session', origin)).toBe(name)
})
