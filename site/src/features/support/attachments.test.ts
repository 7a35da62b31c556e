import { MAXIMUM_FILE_BYTES } from '@cauce/contract'
import { expect, test } from 'vitest'
import { addFiles, mistakesOfFiles } from './attachments.ts'

const file = (name: string, type = 'application/pdf', bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 1 })
const codesOf = (files: readonly File[], maximum = 5) =>
  mistakesOfFiles('documents', files, maximum).map(({ name, code }) => `${name}: ${code}`)

test.each([
  { words: 'a png', chosen: file('a.png', 'image/png') },
  { words: 'a jpg', chosen: file('a.jpg', 'image/jpeg') },
  { words: 'a PDF just below 5 MB', chosen: file('a.pdf', 'application/pdf', MAXIMUM_FILE_BYTES - 1) },
])('$words is taken', ({ chosen }) => expect(codesOf([chosen])).toEqual([]))

test.each([
  { words: 'a text', chosen: file('a.txt', 'text/plain'), code: 'file-kind' },
  { words: 'a film', chosen: file('a.mp4', 'video/mp4'), code: 'file-kind' },
  { words: 'a PDF of 5 MB', chosen: file('a.pdf', 'application/pdf', MAXIMUM_FILE_BYTES), code: 'file-too-large' },
  { words: 'an empty file', chosen: file('a.pdf', 'application/pdf', 0), code: 'file-empty' },
])('$words is refused by its name', ({ chosen, code }) => {
  expect(codesOf([file('b.pdf'), chosen, file('c.pdf')])).toEqual([`${chosen.name}: ${code}`])
})

test('files above the maximum are refused', () => {
  expect(codesOf([file('a.pdf'), file('b.pdf'), file('c.pdf'), file('d.pdf')], 3)).toEqual(['d.pdf: too-many-files'])
})

test('the same file chosen twice is sent once', () => {
  expect(addFiles([file('a.pdf')], [file('a.pdf')], 5)).toHaveLength(1)
})

test('with a maximum of one, a file replaces the old one', () => {
  const chosen = file('b.pdf')
  expect(addFiles([file('a.pdf')], [chosen], 1)).toEqual([chosen])
})
