import { expect, test } from 'vitest'
import { renditionKey, renditionOf, tokenOfKey, rangeOf } from './pictures.domain.ts'

test('a rendition is found by its name', () => {
  expect(renditionOf('960.webp')).toEqual({ name: '960.webp', width: 960, format: 'webp' })
  expect(renditionOf('share.jpg')).toEqual({ name: 'share.jpg', width: 1200, height: 630, format: 'jpeg' })
  expect(renditionOf('961.webp')).toBeUndefined()
})

test('the token of a picture can be read from its key, and from no other', () => {
  expect(tokenOfKey(renditionKey('token', renditionOf('960.webp')!))).toBe('token')
  expect(tokenOfKey('readme')).toBe('')
})

test.each([
  ['bytes=0-1', { from: 0, to: 1 }],
  ['bytes=4-', { from: 4, to: 9 }],
  ['bytes=4-99', { from: 4, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }],
  ['bytes=-99', { from: 0, to: 9 }],
  [undefined, 'whole'],
  ['bytes=0-1,4-5', 'whole'],
  ['lines=0-1', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=10-', 'none'],
  ['bytes=3-2', 'whole'],
  ['bytes=-0', 'none'],
])('the range %s of ten bytes is %j', (header, range) => {
  expect(rangeOf(header, 10)).toEqual(range)
})
