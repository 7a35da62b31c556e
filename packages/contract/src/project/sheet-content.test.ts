import { expect, test } from 'vitest'
import { EMPTY_SHEET, emptyRowOf, SHEET_FIGURES, SheetContent } from './sheet-content.ts'

const mistakesOf = (part: object) =>
  SheetContent.safeParse({ ...EMPTY_SHEET, ...part }).error?.issues.map(({ message }) => message) ?? []

test.each([
  { part: {}, expected: [] },
  { part: { ownFunds: '999999999999.99' }, expected: [] },
  { part: { ownFunds: '1000000000000.00' }, expected: ['amount-invalid'] },
  { part: { ownFunds: '-1.00' }, expected: ['amount-invalid'] },
  { part: { naceCode: 'F' }, expected: [] },
  { part: { naceCode: ' F41.20 ' }, expected: [] },
  { part: { naceCode: 'f 41.20' }, expected: [] },
  { part: { naceCode: 'F4' }, expected: ['nace-invalid'] },
  { part: { naceCode: 'F41.' }, expected: ['nace-invalid'] },
  { part: { naceCode: 'Z41' }, expected: ['nace-invalid'] },
  { part: { naceCode: '41.20' }, expected: ['nace-invalid'] },
])('a sheet with $part has the mistakes $expected', ({ part, expected }) => {
  expect(mistakesOf(part)).toEqual(expected)
})

const FIGURES = {
  amount: { taken: '-1250.00', refused: ['1250', '1.250,00'] },
  percent: { taken: -12.34, refused: [12.345, 1_000_000.01, -1_000_000.01] },
  ratio: { taken: 1_000_000, refused: [0.001] },
} as const

test.each(Object.entries(SHEET_FIGURES))('the yearly figure %s is validated as: %s', (name, kind) => {
  const withFigure = (value: unknown) => mistakesOf({ years: [{ ...emptyRowOf('years'), [name]: value }] })
  const { taken, refused } = FIGURES[kind]
  expect(withFigure(taken)).toEqual([])
  for (const value of refused) expect(withFigure(value)).toHaveLength(1)
})
