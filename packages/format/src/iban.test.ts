import { expect, test } from 'vitest'
import { groupIban, maskIban, maskIbanShort } from './iban.ts'

test.each([
  ['ES9121000418450200051332', '•••• •••• •••• •••• •••• 1332'],
  ['ES91 2100 0418 4502 0005 1332', '•••• •••• •••• •••• •••• 1332'],
  ['DE89370400440532013000', '•••• •••• •••• •••• •• 3000'],
  ['FR1420041010050500013M02606', '•••• •••• •••• •••• •••• ••• 2606'],
  ['NO9386011117947', '•••• •••• ••• 7947'],
  ['1332', '1332'],
])('%s is masked except its last four digits (handbook rule 5.17)', (iban, masked) => {
  expect(maskIban(iban)).toBe(masked)
})

test('the short form keeps the same four digits', () => {
  expect(maskIbanShort('ES9121000418450200054417')).toBe('•••• 4417')
})

test.each(['ES9121000418450200051332', 'DE89370400440532013000', 'FR1420041010050500013M02606'])(
  'no mask of %s tells more',
  (iban) => {
    for (const masked of [maskIban(iban), maskIbanShort(iban)])
      expect(masked.replaceAll(/[• ]/g, '')).toBe(iban.slice(-4))
  },
)

test('the whole IBAN stands in groups of four', () => {
  expect(groupIban('es9121000418450200051332')).toBe('ES91 2100 0418 4502 0005 1332')
  expect(groupIban('')).toBe('')
})
