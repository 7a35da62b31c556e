import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCents, formatMoney, formatTypedAmount } from './money.ts'
import { parseTypedAmount } from './typed-amount.ts'

const NBSP = '\u00A0'

describe('money is shown with dot thousands, comma decimals and the euro sign (handbook rule 11.4)', () => {
  test.each([
    ['0.00', '0,00'],
    ['0.01', '0,01'],
    ['0.10', '0,10'],
    ['1.00', '1,00'],
    ['999.99', '999,99'],
    ['1000.00', '1.000,00'],
    ['1234.56', '1.234,56'],
    ['12345.60', '12.345,60'],
    ['999999.99', '999.999,99'],
    ['1250000.00', '1.250.000,00'],
    ['999999999999.99', '999.999.999.999,99'],
    ['-0.01', '−0,01'],
    ['-1234.56', '−1.234,56'],
    ['-0.00', '0,00'],
  ])('%s', (wire, shown) => {
    expect(formatMoney(wire)).toBe(`${shown}${NBSP}€`)
  })

  test.each([
    ['1250.00', 'auto', '1.250'],
    ['1250.50', 'auto', '1.250,50'],
    ['0.00', 'auto', '0'],
    ['-1250.00', 'auto', '−1.250'],
    ['1250.49', 0, '1.250'],
    ['1250.50', 0, '1.251'],
    ['-1250.50', 0, '−1.251'],
    ['999.99', 0, '1.000'],
    ['-0.49', 0, '0'],
    ['1250.00', 2, '1.250,00'],
  ] as const)('%s with places %s', (wire, places, shown) => {
    expect(formatMoney(wire, { places })).toBe(`${shown}${NBSP}€`)
  })

  test.each([
    ['104.45', '+104,45'],
    ['-1000.00', '−1.000,00'],
    ['0.00', '0,00'],
  ])('%s with its sign', (wire, shown) => {
    expect(formatMoney(wire, { sign: 'always' })).toBe(`${shown}${NBSP}€`)
  })

  test('cents read like the amounts of the wire, also sums beyond what one field may carry', () => {
    expect(formatCents(-123_456n)).toBe(`−1.234,56${NBSP}€`)
    expect(formatCents(7n)).toBe(`0,07${NBSP}€`)
    expect(formatCents(123_456_789_012_345_678n)).toBe(`1.234.567.890.123.456,78${NBSP}€`)
  })

  test.each(['', '1250', '1250.5', '1.250,00', 'NaN'])('%j is no amount of the wire and throws', (wire) => {
    expect(() => formatMoney(wire)).toThrow(RangeError)
  })
})

test('what a field shows is read back as the same amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -99_999_999_999_999n, max: 99_999_999_999_999n }), (cents) => {
      const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0')
      const wire = `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
      expect(parseTypedAmount(formatTypedAmount(wire))).toBe(wire)
      expect(parseTypedAmount(formatMoney(wire))).toBe(wire)
    }),
  )
})
