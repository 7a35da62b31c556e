import { expect, test } from 'vitest'
import { formatCount, formatDays, formatFileSize, formatMonths } from './quantities.ts'

const withoutBreaks = (text: string) => text.replaceAll('\u00A0', '_')

test.each([
  { count: 0, shown: '0' },
  { count: 1000, shown: '1.000' },
  { count: 1_234_567n, shown: '1.234.567' },
  { count: -1500, shown: '−1.500' },
])('the count $count is shown as $shown', ({ count, shown }) => {
  expect(formatCount(count)).toBe(shown)
})

test.each([
  { months: 0, spanish: '0_meses', english: '0_months' },
  { months: 1, spanish: '1_mes', english: '1_month' },
  { months: 18, spanish: '18_meses', english: '18_months' },
])('$months months', ({ months, spanish, english }) => {
  expect(withoutBreaks(formatMonths(months, 'es'))).toBe(spanish)
  expect(withoutBreaks(formatMonths(months, 'en'))).toBe(english)
})

test('days', () => {
  expect(withoutBreaks(formatDays(1, 'es'))).toBe('1_día')
  expect(withoutBreaks(formatDays(1200, 'en'))).toBe('1.200_days')
})

test.each([
  { bytes: 1023, shown: '1.023_B' },
  { bytes: 1024, shown: '1_KB' },
  { bytes: 1_048_575, shown: '1_MB' },
  { bytes: 4_404_019, shown: '4,2_MB' },
  { bytes: 1_073_741_824, shown: '1.024_MB' },
])('a file of $bytes bytes is shown as $shown', ({ bytes, shown }) => {
  expect(withoutBreaks(formatFileSize(bytes))).toBe(shown)
})
