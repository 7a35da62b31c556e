import { Password } from '@cauce/contract'
import { describe, expect, test } from 'vitest'
import { passwordParts } from './password-parts.ts'

const keptBy = (password: string) =>
  passwordParts(password)
    .filter(({ isKept }) => isKept)
    .map(({ part }) => part)

describe('the password rule, part by part', () => {
  test('names those that are kept', () => {
    expect(keptBy('ABCDEFGH')).toEqual(['length', 'uppercase'])
    expect(keptBy('Cauce2026_')).toEqual(['length', 'uppercase', 'lowercase', 'digit'])
  })

  test.each(['Ñandú-12', 'Cauce2026_', 'abcdefgh', 'Aa1#aaaa', 'Aa1#aaa', 'AA11##AA', 'aa11##aa', 'AaBbCc##'])(
    'says the same of %j as the contract',
    (password) => {
      expect(keptBy(password).length === 5).toBe(Password.safeParse(password).success)
    },
  )
})
