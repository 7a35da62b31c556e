import { Password } from '@cauce/contract'
import { describe, expect, test } from 'vitest'
import { passwordParts } from './password-parts.ts'

const keptBy = (password: string) =>
  passwordParts(password)
    .filter(({ isKept }) => isKept)
    .map(({ part }) => part)

describe('the password rule, part by part', () => {
  test.each([
    { password: '', parts: [] },
    { password: 'abc', parts: ['lowercase'] },
    { password: 'ABCDEFGH', parts: ['length', 'uppercase'] },
    { password: 'Ñandú-12', parts: ['length', 'uppercase', 'lowercase', 'digit', 'symbol'] },
    { password: 'Cauce2026_', parts: ['length', 'uppercase', 'lowercase', 'digit'] },
  ])('$password keeps $parts', ({ password, parts }) => {
    expect(keptBy(password)).toEqual(parts)
  })

  test.each(['Ñandú-12', 'Cauce2026_', 'abcdefgh', 'Aa1#aaaa', 'Aa1#aaa', 'AA11##AA', 'aa11##aa', 'AaBbCc##'])(
    'says the same of %j as the contract',
    (password) => {
      expect(keptBy(password).length === 5).toBe(Password.safeParse(password).success)
    },
  )
})
