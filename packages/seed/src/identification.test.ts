import { expect, it } from 'vitest'
import { companyTaxNumber, dni, nie, plainWord } from './identification.ts'

it.each([
  [dni(12_345_678), '12345678Z'],
  [dni(1), '00000001R'],
  [nie(1_234_567), 'Y1234567X'],
  // The example of many validators, and one whose control character is a letter.
  [companyTaxNumber('A', 5_881_850), 'A58818501'],
  [companyTaxNumber('G', 1_234_567), 'G1234567D'],
])('a number carries its control character: %s', (made, expected) => {
  expect(made).toBe(expected)
})

it('an address or a file name has nothing but small letters, digits and hyphens', () => {
  expect(plainWord('Núria Puigdomènech i Peñalver, S. L.')).toBe('nuria-puigdomenech-i-penalver-s-l')
})
