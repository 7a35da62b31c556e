import { expect, test } from 'vitest'
import { placesOf } from './chart-legend.ts'

test.each([
  { widths: [], width: 300, expected: [] },
  {
    widths: [60, 60],
    width: 300,
    expected: [
      { x: 0, row: 0 },
      { x: 108, row: 0 },
    ],
  },
  {
    widths: [60, 60, 200, 20],
    width: 300,
    expected: [
      { x: 0, row: 0 },
      { x: 108, row: 0 },
      { x: 0, row: 1 },
      { x: 248, row: 1 },
    ],
  },
  // A name that is wider than the drawing has a row of its own, and none is left empty before it.
  {
    widths: [400, 40],
    width: 300,
    expected: [
      { x: 0, row: 0 },
      { x: 0, row: 1 },
    ],
  },
])('names of $widths pixels stand within $width', ({ widths, width, expected }) => {
  expect(placesOf(widths, width)).toEqual(expected)
})
