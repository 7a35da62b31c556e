import { expect, test } from 'vitest'
import { piecesOf } from './batches.ts'
import { moveTo } from './positions.ts'

test.each([
  { items: [], pieces: [] },
  { items: [1, 2, 3], pieces: [[1, 2, 3]] },
  { items: [1, 2, 3, 4], pieces: [[1, 2, 3], [4]] },
])('$items in pieces of three are $pieces', ({ items, pieces }) => {
  expect([...piecesOf(items, 3)]).toEqual(pieces)
})

test.each([
  { id: 'a', position: 2, ids: ['b', 'c', 'a', 'd'] },
  { id: 'b', position: 1, ids: ['a', 'b', 'c', 'd'] },
  { id: 'a', position: 99, ids: ['b', 'c', 'd', 'a'] },
  { id: 'new', position: 1, ids: ['a', 'new', 'b', 'c', 'd'] },
])('$id moves to position $position: $ids', ({ id, position, ids }) => {
  expect(moveTo(['a', 'b', 'c', 'd'], id, position)).toEqual(ids)
})
