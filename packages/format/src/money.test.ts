import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCents, formatMoney, formatTypedAmount } from './money.ts'
import { parseTypedAmount } from './typed-amount.ts'

const NBSP = '\u00A0'

describe('money is shown with dot thousands, comma decimals and the euro sign (handbook rule 11.4)', () => {
  test.each([
    { wire: '0.00', shown: '0,00' },
    { wire: '999.99', shown: '999,99' },
    { wire: '1000.00', shown: '1.000,00' },
    { wire: '1250000.00', shown: '1.250.000,00' },
    { wire: '999999999999.99', shown: '999.999.999.999,99' },
    { wire: '-0.01', shown: '−0,01' },
    { wire: '-0.00', shown: '0,00' },
  ])('$wire is shown as $shown', ({ wire, shown }) => {
    expect(formatMoney(wire)).toBe(`${shown}${NBSP}€`)
  })

  test.each([
    { wire: '1250.00', places: 'auto', shown: '1.250' },
    { wire: '1250.50', places: 'auto', shown: '1.250,50' },
    { wire: '1250.49', places: 0, shown: '1.250' },
    { wire: '1250.50', places: 0, shown: '1.251' },
    { wire: '-1250.50', places: 0, shown: '−1.251' },
    { wire: '999.99', places: 0, shown: '1.000' },
    { wire: '-0.49', places: 0, shown: '0' },
  ] as const)('$wire with places $places is shown as $shown', ({ wire, places, shown }) => {
    expect(formatMoney(wire, { places })).toBe(`${shown}${NBSP}€`)
  })

  test.each([
    { wire: '104.45', shown: '+104,45' },
    { wire: '-1000.00', shown: '−1.000,00' },
    { wire: '0.00', shown: '0,00' },
  ])('$wire with its sign is shown as $shown', ({ wire, shown }) => {
    expect(formatMoney(wire, { sign: 'always' })).toBe(`${shown}${NBSP}€`)
  })

  test('cents are formatted like wire amounts, even above the maximum of a field', () => {
    expect(formatCents(-123_456n)).toBe(`−1.234,56${NBSP}€`)
    expect(formatCents(7n)).toBe(`0,07${NBSP}€`)
    expect(formatCents(123_456_789_012_345_678n)).toBe(`1.234.567.890.123.456,78${NBSP}€`)
  })

  test('what is not a wire amount throws', () => {
    expect(() => formatMoney('1250.5')).toThrow(RangeError)
  })
})

test('a formatted amount is parsed as the same amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -99_999_999_999_999n, max: 99_999_999_999_999n }), (cents) => {
      const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0')
      const wire = `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
      expect(parseTypedAmount(formatTypedAmount(wire))).toBe(wire)
      expect(parseTypedAmount(formatMoney(wire))).toBe(wire)
    }),
  )
})

test('an amount in a field has the minus of the keyboard', () => {
  expect(formatTypedAmount('-1234.50')).toBe('-1.234,50')
})
