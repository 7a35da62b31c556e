import { MAXIMUM_FILE_BYTES } from '@cauce/contract'
import { expect, test } from 'vitest'
import { addFiles } from './attachments.ts'

const file = (name: string, type = 'application/pdf', bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 1 })
const namesOf = ({ files }: { files: readonly File[] }) => files.map(({ name }) => name)

test.each([
  ['a png', file('a.png', 'image/png')],
  ['a jpg', file('a.jpg', 'image/jpeg')],
  ['a PDF just below 5 MB', file('a.pdf', 'application/pdf', MAXIMUM_FILE_BYTES - 1)],
])('%s is taken', (_words, chosen) => expect(addFiles([], [chosen], 5)).toEqual({ files: [chosen] }))

test.each([
  ['a text', file('a.txt', 'text/plain'), 'file-kind'],
  ['a film', file('a.mp4', 'video/mp4'), 'file-kind'],
  ['a PDF of 5 MB', file('a.pdf', 'application/pdf', MAXIMUM_FILE_BYTES), 'file-too-large'],
  ['an empty file', file('a.pdf', 'application/pdf', 0), 'file-empty'],
])('%s is refused by its name, and nothing of the rest is lost', (_words, chosen, code) => {
  const present = file('b.pdf')
  expect(addFiles([present], [chosen, file('c.pdf')], 5)).toMatchObject({
    files: [{ name: 'b.pdf' }, { name: 'c.pdf' }],
    refused: { name: chosen.name, error: { code } },
  })
})

test('no more are taken than can be sent', () => {
  const result = addFiles([file('a.pdf'), file('b.pdf')], [file('c.pdf'), file('d.pdf')], 3)
  expect(namesOf(result)).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
  expect(result.refused).toEqual({ name: 'd.pdf', error: { code: 'too-many-files', params: { maximum: 3 } } })
})

test('the same file chosen twice is sent once', () => {
  expect(namesOf(addFiles([file('a.pdf')], [file('a.pdf')], 5))).toEqual(['a.pdf'])
})

test('where one fits, the new one takes the place of the old one, and a refused one does not', () => {
  expect(namesOf(addFiles([file('a.pdf')], [file('b.pdf')], 1))).toEqual(['b.pdf'])
  expect(namesOf(addFiles([file('a.pdf')], [file('b.txt', 'text/plain')], 1))).toEqual(['a.pdf'])
})
