import { describe, expect, it } from 'vitest'
import { ageOf, isOld } from './time.tsx'

const now = Date.parse('2026-11-20T12:00:00Z')

describe('for how long something waits', () => {
  it.each([
    { since: '2026-11-10T08:00:00Z', expected: '10 d', old: true },
    { since: '2026-11-17T08:00:00Z', expected: '3 d 4 h', old: true },
    { since: '2026-11-17T12:00:00Z', expected: '3 d', old: true },
    { since: '2026-11-18T12:00:00Z', expected: '2 d', old: false },
    { since: '2026-11-19T14:00:00Z', expected: '22 h', old: false },
    { since: '2026-11-20T11:12:00Z', expected: '48 min', old: false },
    { since: '2026-11-20T12:00:30Z', expected: '0 min', old: false },
  ])('$since: $expected', ({ since, expected, old }) => {
    expect(ageOf(since, now)).toBe(expected)
    expect(isOld(since, now)).toBe(old)
  })
})
