import { expect, test } from 'vitest'
import { KEPT_KINDS, KEPT_YEARS } from './closings.ts'

test('data of a closed account is kept as long as the law requires', () => {
  // Ley 10/2010, article 25; Código de Comercio, article 30.
  const asked = { identity: 10, books: 6, papers: 6, tax: 6 }
  expect(KEPT_YEARS).toEqual(asked)
  expect([...KEPT_KINDS].toSorted()).toEqual(Object.keys(asked).toSorted())
})
