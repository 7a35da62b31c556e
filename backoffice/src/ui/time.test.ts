import { describe, expect, it } from 'vitest'
import { ageOf, isOld } from './time.tsx'

const now = Date.parse('2026-11-20T12:00:00Z')

describe('for how long something waits', () => {
  it.each([
    ['2026-11-17T08:00:00Z', '3 d 4 h', true],
    ['2026-11-17T12:00:00Z', '3 d', true],
    ['2026-11-18T12:00:00Z', '2 d', false],
    ['2026-11-19T14:00:00Z', '22 h', false],
    ['2026-11-20T11:12:00Z', '48 min', false],
    ['2026-11-20T12:00:30Z', '0 min', false],
  ])('%s: %s', (since, expected, old) => {
    expect(ageOf(since, now)).toBe(expected)
    expect(isOld(since, now)).toBe(old)
  })
})
