import { describe, expect, it } from 'vitest'
import { localPath, pathAfterLogin } from './local-path.ts'

describe('a path that somebody else wrote', () => {
  it.each(['/', '/investments', '/user/profile?tab=wallet', '/projects/ribera?amount=500#timeline'])(
    '%s stays here',
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

  it('is written in one spelling', () => expect(localPath('/a/../investments')).toBe('/investments'))
})

describe('the page after logging in', () => {
  it.each(['/auth/login', '/auth/login?next=/', '/register', '/language', '/logout'])('is never %s', (path) =>
    expect(pathAfterLogin(path)).toBeUndefined(),
  )
  it('may be any other', () => expect(pathAfterLogin('/authors')).toBe('/authors'))
})
