import { expect, test } from 'vitest'
import { groupIban, maskIban, maskIbanShort } from './iban.ts'

test.each([
  { iban: 'ES9121000418450200051332', masked: '•••• •••• •••• •••• •••• 1332' },
  { iban: 'ES91 2100 0418 4502 0005 1332', masked: '•••• •••• •••• •••• •••• 1332' },
  { iban: 'FR1420041010050500013M02606', masked: '•••• •••• •••• •••• •••• ••• 2606' },
  { iban: 'NO9386011117947', masked: '•••• •••• ••• 7947' },
  { iban: '132', masked: '132' },
])('$iban is masked except its last four digits (handbook rule 5.17)', ({ iban, masked }) => {
  expect(maskIban(iban)).toBe(masked)
})

test('the short form keeps the same four digits', () => {
  expect(maskIbanShort('ES9121000418450200054417')).toBe('•••• 4417')
})

test('the whole IBAN is shown in groups of four', () => {
  expect(groupIban('es9121000418450200051332')).toBe('ES91 2100 0418 4502 0005 1332')
  expect(groupIban('')).toBe('')
})
