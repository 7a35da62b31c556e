import { expect, test } from 'vitest'
import { hasWords, partsOf } from './highlight.ts'

const marked = (text: string, wanted: string) =>
  partsOf(text, wanted)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('')

test.each([
  ['Lucía Ribera', 'lucia', '[Lucía] Ribera'],
  ['Lucía Ribera', 'RIBERA', 'Lucía [Ribera]'],
  ['Muñoz', 'un', 'M[uñ]oz'],
  ['ana banana', 'an', '[an]a b[an][an]a'],
  ['aaa', 'aa', '[aa]a'],
  ['Ribera', 'riberas', 'Ribera'],
  ['Ribera', ' ', 'Ribera'],
  ['Ribera', ' era ', 'Rib[era]'],
  ['', 'a', ''],
])('%j searched for %j reads %j', (text, wanted, expected) => {
  expect(marked(text, wanted)).toBe(expected)
})

test('a page is found by each of the words that are typed, in any order', () => {
  expect(hasWords('Tipos de documento', 'documento tipos')).toBe(true)
  expect(hasWords('Tipos de documento', 'tipos proyecto')).toBe(false)
  expect(hasWords('Tipos de documento', '')).toBe(true)
})
