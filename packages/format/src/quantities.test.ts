import { expect, test } from 'vitest'
import { formatCount, formatDays, formatFileSize, formatMonths } from './quantities.ts'

const withoutBreaks = (text: string) => text.replaceAll('\u00A0', '_')

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.000'],
  [12_480, '12.480'],
  [1_234_567n, '1.234.567'],
  [-1500, '−1.500'],
])('the count %s', (count, shown) => {
  expect(formatCount(count)).toBe(shown)
})

test.each([
  [0, '0_meses', '0_months'],
  [1, '1_mes', '1_month'],
  [18, '18_meses', '18_months'],
])('%s months', (months, spanish, english) => {
  expect(withoutBreaks(formatMonths(months, 'es'))).toBe(spanish)
  expect(withoutBreaks(formatMonths(months, 'en'))).toBe(english)
})

test.each([
  [0, '0_días', '0_days'],
  [1, '1_día', '1_day'],
  [1200, '1.200_días', '1.200_days'],
])('%s days', (days, spanish, english) => {
  expect(withoutBreaks(formatDays(days, 'es'))).toBe(spanish)
  expect(withoutBreaks(formatDays(days, 'en'))).toBe(english)
})

test.each([
  [0, '0_B'],
  [820, '820_B'],
  [1023, '1.023_B'],
  [1024, '1_KB'],
  [348_160, '340_KB'],
  [1_048_575, '1_MB'],
  [1_048_576, '1_MB'],
  [4_404_019, '4,2_MB'],
  [5_242_880, '5_MB'],
  [1_073_741_824, '1.024_MB'],
])('a file of %s bytes', (bytes, shown) => {
  expect(withoutBreaks(formatFileSize(bytes))).toBe(shown)
})
