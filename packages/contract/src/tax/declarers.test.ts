import { expect, test } from 'vitest'
import { DeclarerBody, isSpanishPhone, tidySpanishPhone, tidyTaxNumber } from './declarers.ts'

test.each([
  ['b-1234567.4', 'B12345674'],
  [' B 1234 5674 ', 'B12345674'],
  ['12345678z', '12345678Z'],
])('the tax number %s is kept as %s', (typed, kept) => {
  expect(tidyTaxNumber(typed)).toBe(kept)
})

test.each([
  ['+34 915 550 143', '915550143', true],
  ['0034.915.550.143', '915550143', true],
  ['915-550-143', '915550143', true],
  ['+44 20 7946 0000', '+442079460000', false],
  ['91555014', '91555014', false],
])('the telephone %s is kept as %s, and has nine digits: %s', (typed, kept, isSpanish) => {
  expect(tidySpanishPhone(typed)).toBe(kept)
  expect(isSpanishPhone(kept)).toBe(isSpanish)
})

test.each([
  [{ phone: '+34 915 550 100' }, true],
  [{ phone: '55' }, false],
  [{ taxNumber: 'b-12.345.674' }, true],
  [{ taxNumber: 'B12345675' }, false],
])('the data of a declarer take %j: %s', (part, isTaken) => {
  const declarer = { taxNumber: 'B12345674', name: 'CAUCE SL', contact: 'SANZ AURORA', phone: '915550100' }
  expect(DeclarerBody.safeParse({ ...declarer, ...part }).success).toBe(isTaken)
})
