import { expect, test } from 'vitest'
import { moveTo } from './move-to.ts'

test.each([
  { id: 'c', position: 0, ids: ['c', 'a', 'b', 'd'] },
  { id: 'a', position: 2, ids: ['b', 'c', 'a', 'd'] },
  { id: 'b', position: 1, ids: ['a', 'b', 'c', 'd'] },
  { id: 'a', position: 99, ids: ['b', 'c', 'd', 'a'] },
  { id: 'new', position: 1, ids: ['a', 'new', 'b', 'c', 'd'] },
])('$id moves to position $position: $ids', ({ id, position, ids }) => {
  expect(moveTo(['a', 'b', 'c', 'd'], id, position)).toEqual(ids)
})
