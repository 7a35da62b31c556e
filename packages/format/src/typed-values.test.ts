import { expect, test } from 'vitest'
import { formatFigure } from './typed-values.ts'

test.each([
  { value: 'Ribera', shown: 'Ribera' },
  { value: 12_480, shown: '12.480' },
  { value: { money: '-1250.00' }, shown: '−1.250,00_€' },
  { value: { percentage: 7.25 }, shown: '7,25_%' },
  { value: { instant: '2026-11-20T09:30:00.000Z' }, shown: '20/11/2026 10:30' },
  { value: { date: '2026-11-20' }, shown: '20/11/2026' },
  { value: { name: 'contrato.pdf' }, shown: 'contrato.pdf' },
] as const)('$value is read as $shown', ({ value, shown }) => {
  expect(formatFigure(value).replaceAll('\u00A0', '_')).toBe(shown)
})
