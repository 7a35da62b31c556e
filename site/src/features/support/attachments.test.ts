import { MAXIMUM_FILE_BYTES } from '@cauce/contract'
import { expect, test } from 'vitest'
import { addFiles } from './attachments.ts'

const file = (name: string, type = 'application/pdf', bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 1 })
const namesOf = ({ files }: { files: readonly File[] }) => files.map(({ name }) => name)

test.each([
  { words: 'a png', chosen: file('a.png', 'image/png') },
  { words: 'a jpg', chosen: file('a.jpg', 'image/jpeg') },
  { words: 'a PDF just below 5 MB', chosen: file('a.pdf', 'application/pdf', MAXIMUM_FILE_BYTES - 1) },
])('$words is taken', ({ chosen }) => expect(addFiles([], [chosen], 5)).toEqual({ files: [chosen] }))

test.each([
  { words: 'a text', chosen: file('a.txt', 'text/plain'), code: 'file-kind' },
  { words: 'a film', chosen: file('a.mp4', 'video/mp4'), code: 'file-kind' },
  { words: 'a PDF of 5 MB', chosen: file('a.pdf', 'application/pdf', MAXIMUM_FILE_BYTES), code: 'file-too-large' },
  { words: 'an empty file', chosen: file('a.pdf', 'application/pdf', 0), code: 'file-empty' },
])('$words is refused by its name, and the other files are kept', ({ chosen, code }) => {
  const present = file('b.pdf')
  expect(addFiles([present], [chosen, file('c.pdf')], 5)).toMatchObject({
    files: [{ name: 'b.pdf' }, { name: 'c.pdf' }],
    refused: { name: chosen.name, error: { code } },
  })
})

test('files above the maximum are refused', () => {
  const result = addFiles([file('a.pdf'), file('b.pdf')], [file('c.pdf'), file('d.pdf')], 3)
  expect(namesOf(result)).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
  expect(result.refused).toEqual({ name: 'd.pdf', error: { code: 'too-many-files', params: { maximum: 3 } } })
})

test('the same file chosen twice is sent once', () => {
  expect(namesOf(addFiles([file('a.pdf')], [file('a.pdf')], 5))).toEqual(['a.pdf'])
})

test('with a maximum of one, an accepted file replaces the old one, and a refused one does not', () => {
  expect(namesOf(addFiles([file('a.pdf')], [file('b.pdf')], 1))).toEqual(['b.pdf'])
  expect(namesOf(addFiles([file('a.pdf')], [file('b.txt', 'text/plain')], 1))).toEqual(['a.pdf'])
})
