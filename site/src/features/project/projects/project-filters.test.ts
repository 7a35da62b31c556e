import { describe, expect, it } from 'vitest'
import { activeFilters, addressOf, parseFilters } from './project-filters.ts'
import { eventOf } from './followed-list.server.ts'
import type { TimelineEvent } from './project-page.server.ts'

const parse = (search: string) => parseFilters(new URLSearchParams(search))

describe('the address of the project list', () => {
  it('writes the filters in one order and leaves defaults out', () => {
    expect(addressOf(parse('term=24&phase=Investment&sort=recommended&page=1'))).toBe(
      '/projects/?phase=Investment&term=24',
    )
    expect(addressOf(parse(''))).toBe('/projects/')
  })

  it('never cuts a name within a surrogate pair, which the API refuses', () => {
    const { name } = parse(`name=${'x'.repeat(159)}%F0%9F%98%80`)
    expect([name!.length, name!.isWellFormed()]).toEqual([160, true])
  })

  it('ignores values that are not offered', () => {
    expect(addressOf(parse('phase=Draft&return=5.5&term=-1&page=0&type=x&utm_source=mail&country=spain'))).toBe(
      '/projects/',
    )
  })

  it('keeps every filter on another page and begins at the first when one changes', () => {
    const filters = parse('name=Granada&return=6&page=3')
    expect(addressOf(filters, { page: 4 })).toBe('/projects/?name=Granada&return=6&page=4')
    expect(addressOf(filters, { return: undefined })).toBe('/projects/?name=Granada')
  })

  it.each([
    { parameter: 'minimum', offered: [100, 250, 500, 1000, 5000] },
    { parameter: 'return', offered: [5, 6, 7, 8, 9] },
    { parameter: 'term', offered: [12, 18, 24, 36] },
    { parameter: 'funded', offered: [25, 50, 75] },
  ])('keeps the offered values of $parameter, and no other', ({ parameter, offered }) => {
    for (const value of offered)
      expect(addressOf(parse(`${parameter}=${value}`))).toBe(`/projects/?${parameter}=${value}`)
    expect(addressOf(parse(`${parameter}=101`))).toBe('/projects/')
  })

  it('counts the removable filters', () => {
    expect(activeFilters(parse('name=Granada&phase=Closed&funded=50&sort=term'))).toEqual(['name', 'funded'])
  })
})

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
