import { describe, expect, it } from 'vitest'
import { fromMadridTime, toMadridTime } from './madrid-time.ts'

describe('the time in Madrid', () => {
  it.each([
    { when: 'in winter', local: '2026-12-10T08:00', instant: '2026-12-10T07:00:00.000Z' },
    { when: 'in summer', local: '2026-07-01T00:30', instant: '2026-06-30T22:30:00.000Z' },
    { when: 'just before the clocks go forward', local: '2026-03-29T01:59', instant: '2026-03-29T00:59:00.000Z' },
    { when: 'just after', local: '2026-03-29T03:00', instant: '2026-03-29T01:00:00.000Z' },
    { when: 'just after they have gone back', local: '2026-10-25T03:00', instant: '2026-10-25T02:00:00.000Z' },
  ])('$when is read and written alike', ({ local, instant }) => {
    expect(fromMadridTime(local)).toBe(instant)
    expect(toMadridTime(instant)).toBe(local)
  })

  it('takes the first of an hour that is shown twice', () =>
    expect(fromMadridTime('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z'))
  it('goes on after an hour that is skipped', () =>
    expect(fromMadridTime('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z'))
  it('is nothing when nothing can be read', () => expect(fromMadridTime('')).toBeUndefined())
})
