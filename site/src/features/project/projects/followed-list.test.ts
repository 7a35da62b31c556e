import { describe, expect, it } from 'vitest'
import { eventOf } from './followed-list.server.ts'
import type { TimelineEvent } from './project-page.server.ts'

const on = (date: string) => ({ date }) as TimelineEvent

describe('a followed project shows', () => {
  it.each([
    {
      what: 'the first event that is still to come',
      dates: ['2027-03-01', '2026-12-01', '2026-10-01'],
      shown: '2026-12-01',
    },
    { what: 'that of the day itself', dates: ['2026-12-01', '2026-11-22'], shown: '2026-11-22' },
    { what: 'the latest, where all are over', dates: ['2026-10-01', '2026-09-01'], shown: '2026-10-01' },
    { what: 'none, where there is none', dates: [], shown: undefined },
  ])('$what', ({ dates, shown }) => {
    expect(eventOf(dates.map(on), '2026-11-22')?.date).toBe(shown)
  })
})
