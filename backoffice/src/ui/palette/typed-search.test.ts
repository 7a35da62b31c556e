import { expect, test } from 'vitest'
import { readSearch } from './typed-search.ts'

test.each([
  ['', 'all', ''],
  ['  ribera ', 'all', 'ribera'],
  ['@ ana', 'people', 'ana'],
  ['@', 'people', ''],
  ['>nuevo', 'commands', 'nuevo'],
  ['ana@example.org', 'all', 'ana@example.org'],
])('%j looks in %s for %j', (typed, scope, text) => {
  expect(readSearch(typed)).toEqual({ scope, text })
})
