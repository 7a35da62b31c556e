import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDeeperThan } from './raw-body.ts'

const bytesOf = (text: string) => Buffer.from(text)

describe('a JSON text is deeper than two levels', () => {
  test.each([
    { json: '[[1]]', expected: false },
    { json: '[[[1]]]', expected: true },
    { json: '{"a":[{}]}', expected: true },
    { json: '[[],[],[[]]]', expected: true },
    { json: '[[],[],[]]', expected: false },
    { json: '["[[["]', expected: false },
    { json: String.raw`["\"[[["]`, expected: false },
    { json: String.raw`["\\",[[`, expected: true },
    { json: '', expected: false },
  ])('$json: $expected', ({ json, expected }) => {
    expect(isDeeperThan(bytesOf(json), 2)).toBe(expected)
  })

  test('for any JSON value', () => {
    const depthOf = (value: unknown): number =>
      typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const bytes = bytesOf(JSON.stringify(value))
        const depth = depthOf(value)
        return !isDeeperThan(bytes, depth) && (depth === 0 || isDeeperThan(bytes, depth - 1))
      }),
    )
  })
})
