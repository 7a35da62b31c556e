import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sliceOfText } from './whole-characters.ts'

test.each([
  ['cuts what is too long', 'Calle Mayor', 0, 5, 'Calle'],
  ['leaves a character out that the cut falls into', 'x😀😀', 0, 4, 'x😀'],
  ['keeps one that ends at the cut', '😀😀', 0, 2, '😀'],
  ['leaves one out that begins before the start', '😀😀x', -4, undefined, '😀x'],
  ['leaves one out that is cut at both ends', '😀', 1, 1, ''],
  ['keeps what is shorter', 'ñ', 0, 5, 'ñ'],
] as const)('%s', (_, text, start, end, expected) => {
  expect(sliceOfText(text, start, end)).toBe(expected)
})

test('a part of a text of characters is one itself, and lacks no more than one at each end', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'ñ', '😀') })
  fc.assert(
    fc.property(texts, fc.integer(), fc.option(fc.integer(), { nil: undefined }), (text, start, end) => {
      const part = sliceOfText(text, start, end)
      const cut = text.slice(start, end)
      expect(part.isWellFormed()).toBe(true)
      expect(cut).toContain(part)
      expect(cut.length - part.length).toBeLessThanOrEqual(2)
    }),
  )
})
