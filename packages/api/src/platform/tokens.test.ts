import { describe, expect, test } from 'vitest'
import { hashOfToken, isSameSecret, keyIdOf, newToken, seal, unseal } from './tokens.ts'

const USE = 'test-texts'
const present = { secret: 'p'.repeat(32) }
const before = { secret: 'b'.repeat(32) }
const rotating = { ...present, previousSecret: before.secret }

test('a token has 256 bits and is not stored itself', () => {
  const tokens = Array.from({ length: 100 }, newToken)
  expect(new Set(tokens).size).toBe(100)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(hashOfToken(tokens[0]!)).toMatch(/^[\w-]{43}$/)
  expect(hashOfToken(tokens[0]!)).not.toBe(tokens[0])
})

describe('a sealed text', () => {
  const sealed = seal(present, USE, 'JBSWY3DPEHPK3PXP')

  test('is decrypted to its text, hides it, and looks different each time', () => {
    expect(unseal(present, USE, sealed)).toBe('JBSWY3DPEHPK3PXP')
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
    expect(seal(present, USE, 'JBSWY3DPEHPK3PXP')).not.toBe(sealed)
  })

  test('contains the id of its key', () => {
    expect(sealed).toMatch(/^[0-9a-f]{8}\.[\w+/=]+$/)
    expect(sealed.startsWith(`${keyIdOf(present.secret, USE)}.`)).toBe(true)
    expect(keyIdOf(present.secret, 'another-use')).not.toBe(keyIdOf(present.secret, USE))
  })

  test('of the previous secret opens while that is configured, and new ones use the present secret', () => {
    const old = seal(before, USE, 'old')
    expect(unseal(rotating, USE, old)).toBe('old')
    expect(unseal(rotating, USE, sealed)).toBe('JBSWY3DPEHPK3PXP')
    expect(unseal(present, USE, seal(rotating, USE, 'new'))).toBe('new')
    expect(() => unseal(present, USE, old)).toThrow('a SECRET that is not given')
  })

  test.each([
    { what: 'a changed bit', spoiled: () => `${sealed.slice(0, -4)}${sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA'}` },
    { what: 'another use', spoiled: () => sealed, use: 'another-use' },
    { what: 'a missing end', spoiled: () => sealed.slice(0, 20) },
    { what: 'no key', spoiled: () => sealed.split('.')[1]! },
    { what: 'nothing at all', spoiled: () => '' },
  ])('with $what does not open', ({ spoiled, use = USE }) => {
    expect(() => unseal(present, use, spoiled())).toThrow()
  })
})

test.each([
  { one: 'abc', other: 'abc', is: true },
  { one: 'abc', other: 'abd', is: false },
  { one: 'abc', other: 'abcd', is: false },
  { one: '', other: '', is: true },
])('$one and $other are the same secret: $is', ({ one, other, is }) => {
  expect(isSameSecret(one, other)).toBe(is)
})
