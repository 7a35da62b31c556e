import { expect, test } from 'vitest'
import { unstorableTexts } from './storable.ts'

test.each([
  ['any text', { title: 'Ñandú 😀\n', amount: '1.00' }],
  ['what is no text', { take: 1, isRead: true, nothing: null, list: [1, 'a'] }],
  ['nothing at all', undefined],
])('%s can be stored', (_what, value) => {
  expect(unstorableTexts(value)).toEqual([])
})

test.each([
  ['a NUL', { title: 'a\0b' }, 'title'],
  ['half a character', { title: 'a\ud83d' }, 'title'],
  ['one deep inside', { list: [{ note: '\0' }] }, 'list.0.note'],
  ['a bare one', '\0', ''],
])('%s cannot, and is named by its path', (_what, value, path) => {
  expect(unstorableTexts(value)).toEqual([{ path, code: 'text-invalid' }])
})
