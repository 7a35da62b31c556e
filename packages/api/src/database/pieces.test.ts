import { expect, test } from 'vitest'
import { piecesOf } from './pieces.ts'

test.each([
  { items: [], pieces: [] },
  { items: [1, 2], pieces: [[1, 2]] },
  { items: [1, 2, 3], pieces: [[1, 2, 3]] },
  { items: [1, 2, 3, 4], pieces: [[1, 2, 3], [4]] },
  {
    items: [1, 2, 3, 4, 5, 6],
    pieces: [
      [1, 2, 3],
      [4, 5, 6],
    ],
  },
])('$items in pieces of three are $pieces', ({ items, pieces }) => {
  expect([...piecesOf(items, 3)]).toEqual(pieces)
})
