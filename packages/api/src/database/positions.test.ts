import { expect, test } from 'vitest'
import { moveTo } from './positions.ts'

test.each([
  ['c', 0, ['c', 'a', 'b', 'd']],
  ['a', 2, ['b', 'c', 'a', 'd']],
  ['b', 1, ['a', 'b', 'c', 'd']],
  ['a', 99, ['b', 'c', 'd', 'a']],
  ['new', 1, ['a', 'new', 'b', 'c', 'd']],
])('%s moves to position %i: %j', (id, position, ids) => {
  expect(moveTo(['a', 'b', 'c', 'd'], id, position)).toEqual(ids)
})
