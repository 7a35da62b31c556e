import { addDays, addMonths, calendarDateOf } from '@cauce/contract'
import type { Life, ProjectStory, SettledLife } from './project-story.ts'
import { daysAfter, inOffice, type Moments } from './time.ts'

export interface ProjectDates {
  readonly createdAt: Date
  readonly announcedAt: Date | null
  readonly preinvestmentAt: Date | null
  readonly openedAt: Date | null
  readonly lastOrderAt: Date | null
  /** End of the last reflection period: the promoter is paid, returns are planned. */
  readonly settledAt: Date | null
  readonly dateStart: string
  readonly dateEnd: string
  readonly startedAt: string | null
}

const DAYS_TO_SETTLE = 5

export function datesOf(story: ProjectStory, moments: Moments): ProjectDates {
  const { life } = story
  if (life.phase === 'Financed' || life.phase === 'Closed') return settledDates(life, moments)
  const past = (daysAgo: number, time: string) => inOffice(moments.at(daysAgo, time))
  const [dateStart, dateEnd] = financingPeriod(life, moments)
  return {
    createdAt: past(life.created, '09:05'),
    announcedAt: 'announced' in life ? past(life.announced, '10:20') : null,
    preinvestmentAt: life.phase === 'Preinvestment' ? past(life.preinvestment, '10:40') : null,
    openedAt: life.phase === 'Investment' ? moments.on(dateStart, '08:00') : null,
    lastOrderAt: null,
    settledAt: null,
    dateStart,
    dateEnd,
    startedAt: life.phase === 'Draft' || life.phase === 'Discarded' ? null : addDays(dateEnd, 14),
  }
}

function financingPeriod(life: Exclude<Life, SettledLife>, moments: Moments): [string, string] {
  switch (life.phase) {
    case 'Investment':
      return [moments.day(life.opened), moments.day(-life.endsIn)]
    case 'Next_Opening':
    case 'Preinvestment':
      return [moments.day(-life.opensIn), moments.day(-life.opensIn - 45)]
    case 'Draft':
      return [moments.day(-75), moments.day(-130)]
    case 'Discarded':
      return [moments.day(life.discarded - 40), moments.day(life.discarded - 95)]
  }
}

function settledDates({ settled, filledIn }: SettledLife, moments: Moments): ProjectDates {
  const settledOn = addMonths(moments.day(settled.beforeDaysAgo), -settled.months)
  const settledAt = moments.on(settledOn, '16:21')
  const lastOrderAt = moments.on(addDays(settledOn, -DAYS_TO_SETTLE), '16:20')
  const openedOn = addDays(settledOn, -DAYS_TO_SETTLE - filledIn)
  const openedAt = moments.on(openedOn, '08:00')
  return {
    createdAt: inOffice(daysAfter(openedAt, -45)),
    announcedAt: inOffice(daysAfter(openedAt, -20)),
    preinvestmentAt: null,
    openedAt,
    lastOrderAt,
    settledAt,
    dateStart: openedOn,
    dateEnd: addDays(openedOn, filledIn + 12),
    startedAt: settledOn,
  }
}

/** Before the project is written down. */
export const licensedOn = ({ createdAt }: ProjectDates): string => addDays(calendarDateOf(createdAt), -24)
