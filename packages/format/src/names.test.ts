import { expect, test } from 'vitest'
import { formatName } from './names.ts'

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
