import { Password } from '@cauce/contract'
import { describe, expect, test } from 'vitest'
import { passwordParts } from './password-rule.ts'

const keptBy = (password: string) =>
  passwordParts(password)
    .filter(({ isKept }) => isKept)
    .map(({ part }) => part)

describe('the password rule, part by part', () => {
  test.each([
    ['', []],
    ['abc', ['lowercase']],
    ['ABCDEFGH', ['length', 'uppercase']],
    ['Ñandú-12', ['length', 'uppercase', 'lowercase', 'digit', 'symbol']],
    ['Cauce2026_', ['length', 'uppercase', 'lowercase', 'digit']],
  ])('%j keeps %j', (password, parts) => {
    expect(keptBy(password)).toEqual(parts)
  })

  test.each(['Ñandú-12', 'Cauce2026_', 'abcdefgh', 'Aa1#aaaa', 'Aa1#aaa', 'AA11##AA', 'aa11##aa', 'AaBbCc##'])(
    'says the same of %j as the contract',
    (password) => {
      expect(keptBy(password).length === 5).toBe(Password.safeParse(password).success)
    },
  )
})
