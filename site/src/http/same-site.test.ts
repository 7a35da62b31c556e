import { describe, expect, it } from 'vitest'
import { isFromHere, localPath, pathAfterLogin } from './same-site.ts'

describe('a path from a link', () => {
  it.each(['/', '/investments', '/user/profile?tab=wallet', '/projects/ribera?amount=500#timeline'])(
    '%s is a path of this site',
    (path) => expect(localPath(path)).toBe(path),
  )

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'investments',
    '/\t/evil.example',
    `/${'a'.repeat(1000)}`,
    '',
    null,
    undefined,
  ])('%j is refused', (path) => expect(localPath(path)).toBeUndefined())

  it('has at most a thousand characters', () => {
    const longest = `/${'a'.repeat(999)}`
    expect(localPath(longest)).toBe(longest)
  })

  it('is written in one spelling', () => expect(localPath('/a/../investments')).toBe('/investments'))
})

describe('the page after logging in', () => {
  it.each(['/auth/login', '/auth/login?next=/', '/register', '/language', '/logout'])('is never %s', (path) =>
    expect(pathAfterLogin(path)).toBeUndefined(),
  )
  it('may be any other', () => expect(pathAfterLogin('/authors')).toBe('/authors'))
})

it.each([
  { sender: 'our own page', headers: { origin: 'https://cauce.example' }, isHere: true },
  { sender: 'our own page without TLS', headers: { origin: 'http://cauce.example' }, isHere: false },
  {
    sender: 'another address of this server',
    headers: { origin: 'https://10.0.0.7', 'x-forwarded-host': '10.0.0.7' },
    isHere: false,
  },
  { sender: 'another site', headers: { origin: 'https://elsewhere.example' }, isHere: false },
  { sender: 'a page without an address', headers: { origin: 'null' }, isHere: false },
  { sender: 'a program', headers: {}, isHere: true },
  { sender: 'another site that hides its address', headers: { 'sec-fetch-site': 'cross-site' }, isHere: false },
])('a form from $sender: $isHere', ({ headers, isHere }) => {
  const sent = { method: 'POST', headers: new Headers(headers as Record<string, string>) }
  expect(isFromHere(sent, 'https://cauce.example')).toBe(isHere)
})

it('on plain http, a form may come from any address under which this server was reached', () => {
  const isHere = (origin: string) =>
    isFromHere(
      { method: 'POST', headers: new Headers({ origin, 'x-forwarded-host': '10.0.0.7:4000' }) },
      'http://localhost:4000',
    )
  expect(isHere('http://10.0.0.7:4000')).toBe(true)
  expect(isHere('https://10.0.0.7:4000')).toBe(false)
  expect(isHere('http://elsewhere.example')).toBe(false)
})

it('a link from another site opens a page', () => {
  const headers = new Headers({ 'sec-fetch-site': 'cross-site' })
  expect(isFromHere({ method: 'GET', headers }, 'https://cauce.example')).toBe(true)
})
