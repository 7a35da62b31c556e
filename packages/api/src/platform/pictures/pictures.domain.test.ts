import { expect, test } from 'vitest'
import { renditionKey, renditionOf, RENDITIONS, tokenOfKey } from './pictures.domain.ts'

test('a picture is served in six widths and two formats, and once for sharing', () => {
  expect(RENDITIONS.map(({ name }) => name).join(' ')).toBe(
    '240.avif 240.webp 480.avif 480.webp 720.avif 720.webp 960.avif 960.webp 1200.avif 1200.webp 1600.avif 1600.webp share.jpg',
  )
  expect(renditionOf('960.webp')).toEqual({ name: '960.webp', width: 960, format: 'webp' })
  expect(renditionOf('share.jpg')).toEqual({ name: 'share.jpg', width: 1200, height: 630, format: 'jpeg' })
  expect(renditionOf('961.webp')).toBeUndefined()
})

test('the token of a picture can be read from its key, and from no other', () => {
  expect(tokenOfKey(renditionKey('token', renditionOf('960.webp')!))).toBe('token')
  expect(tokenOfKey('readme')).toBe('')
})
