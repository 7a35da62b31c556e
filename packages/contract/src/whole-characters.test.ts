import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sliceOfText } from './whole-characters.ts'

test.each([
  ['cuts a text that is too long', 'Calle Mayor', 0, 5, 'Calle'],
  ['drops a character that is split by the end', 'x😀😀', 0, 4, 'x😀'],
  ['keeps a character that ends at the cut', '😀😀', 0, 2, '😀'],
  ['drops a character that is split by the start', '😀😀x', -4, undefined, '😀x'],
  ['drops a character that is split at both ends', '😀', 1, 1, ''],
  ['keeps a shorter text', 'ñ', 0, 5, 'ñ'],
] as const)('%s', (_, text, start, end, expected) => {
  expect(sliceOfText(text, start, end)).toBe(expected)
})

test('a slice of whole characters is well-formed, and lacks at most one at each end', () => {
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
