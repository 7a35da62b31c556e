import { expect, it } from 'vitest'
import { companyTaxNumber, dni, nie, plainWord } from './spanish-numbers.ts'

it.each([
  { number: 'DNI', made: dni(12_345_678), expected: '12345678Z' },
  { number: 'DNI with leading zeros', made: dni(1), expected: '00000001R' },
  { number: 'NIE', made: nie(1_234_567), expected: 'Y1234567X' },
  { number: 'CIF with a digit', made: companyTaxNumber('A', 5_881_850), expected: 'A58818501' },
  { number: 'CIF with a letter', made: companyTaxNumber('G', 1_234_567), expected: 'G1234567D' },
])('$number $expected carries its control character', ({ made, expected }) => {
  expect(made).toBe(expected)
})

it('a plain word has only small letters, digits and hyphens', () => {
  expect(plainWord('Núria Puigdomènech i Peñalver, S. L.')).toBe('nuria-puigdomenech-i-penalver-s-l')
})
