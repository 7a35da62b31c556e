import { expect, test } from 'vitest'
import { formatBasisPoints, formatPercent, formatRatio } from './percent.ts'

test.each([
  { percent: 0, shown: '0,00' },
  { percent: 1.15, shown: '1,15' },
  { percent: 1234.5, shown: '1.234,50' },
  { percent: -0.82, shown: '−0,82' },
])('$percent percent is shown with two decimals (handbook rule 11.5)', ({ percent, shown }) => {
  expect(formatPercent(percent)).toBe(`${shown}\u00A0%`)
})

test.each([
  { basisPoints: 5, shown: '0,05' },
  { basisPoints: -5, shown: '−0,05' },
])('$basisPoints basis points are shown as $shown', ({ basisPoints, shown }) => {
  expect(formatBasisPoints(basisPoints)).toBe(`${shown}\u00A0%`)
})

test('a gain can be shown with a plus sign', () => {
  expect(formatPercent(7.25, { sign: 'always' })).toBe('+7,25\u00A0%')
  expect(formatPercent(0, { sign: 'always' })).toBe('0,00\u00A0%')
})

test.each([
  { ratio: 1.296, shown: '1,30' },
  { ratio: -0.5, shown: '−0,50' },
])('the ratio $ratio is shown as $shown', ({ ratio, shown }) => {
  expect(formatRatio(ratio)).toBe(shown)
})
