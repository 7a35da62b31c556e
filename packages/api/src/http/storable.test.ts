import { expect, test } from 'vitest'
import { unstorableTexts } from './storable.ts'

test.each([
  { what: 'any text', value: { title: 'Ñandú 😀\n', amount: '1.00' } },
  { what: 'values that are not text', value: { take: 1, isRead: true, nothing: null, list: [1, 'a'] } },
  { what: 'no value', value: undefined },
])('$what can be stored', ({ value }) => {
  expect(unstorableTexts(value)).toEqual([])
})

test.each([
  { what: 'a NUL character', value: { title: 'a\0b' }, path: 'title' },
  { what: 'a lone surrogate', value: { title: 'a\ud83d' }, path: 'title' },
  { what: 'a NUL character in a nested field', value: { list: [{ note: '\0' }] }, path: 'list.0.note' },
  { what: 'a bare NUL character', value: '\0', path: '' },
])('$what is refused with its path', ({ value, path }) => {
  expect(unstorableTexts(value)).toEqual([{ path, code: 'text-invalid' }])
})
