import { expect, test } from 'vitest'
import { formatFigure } from './typed-values.ts'
import { formatName } from './names.ts'

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

test.each([
  ['Constructora del Ebro, S. L.', 'Constructora del Ebro, S.~L.'],
  ['Cauce Financiación Participativa, S. L. U.', 'Cauce Financiación Participativa, S.~L.~U.'],
  ['J. R. Ruiz de la Prada', 'J.~R. Ruiz de la Prada'],
  ['Constructora S.L.', 'Constructora S.L.'],
  ['Cía. S. A.', 'Cía. S.~A.'],
  ['Ana Ferrer', 'Ana Ferrer'],
])('%j is shown as %j, with ~ for a no-break space', (name, shown) => {
  expect(formatName(name)).toBe(shown.replaceAll('~', '\u00A0'))
})
