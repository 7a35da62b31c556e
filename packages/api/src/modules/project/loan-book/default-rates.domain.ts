import {
  divideCents,
  expectedRateOn,
  RISK_CATEGORIES,
  type DefaultCount,
  type OutcomeFigures,
  type RateFrom,
  type RiskCategory,
} from '@cauce/contract'
import type { z } from 'zod'
import type { DefaultTime, LoanFacts } from './loan-facts.domain.ts'

type Count = z.output<typeof DefaultCount>

const firstDayOf = (year: number) => `${year}-01-01`
const lastDayOf = (year: number) => `${year}-12-31`

const isInDefaultAt = (day: string, { since, state, endedOn }: DefaultTime): boolean =>
  since < day && !(state === 'cured' && endedOn !== null && endedOn < day)

/**
 * Paid out before the year, not in default at its start, and with a payment due in it; an overdue payment is still due
 * (decision published-results).
 */
export function isCounted({ lentOn, payments, defaults }: LoanFacts, year: number): boolean {
  const [first, last] = [firstDayOf(year), lastDayOf(year)]
  const isToBeMade = ({ dueDate, paidOn }: LoanFacts['payments'][number]) =>
    dueDate <= last && (dueDate >= first || paidOn === null || paidOn >= first)
  return lentOn < first && !defaults.some((time) => isInDefaultAt(first, time)) && payments.some(isToBeMade)
}

export const hasDefaulted = ({ defaults }: Pick<LoanFacts, 'defaults'>, year: number): boolean =>
  defaults.some(({ since }) => since >= firstDayOf(year) && since <= lastDayOf(year))

/** N, D and rate of a year (Delegated Regulation (EU) 2022/2115), by number of loans. */
export function countDefaults(all: readonly LoanFacts[], year: number): Count {
  const counted = all.filter((loan) => isCounted(loan, year))
  const defaults = counted.filter((loan) => hasDefaulted(loan, year)).length
  return { loans: counted.length, defaults, rate: meanRate([{ loans: counted.length, defaults }]) }
}

/** Mean of D / N in basis points, years weighing the same; null without any. Only the mean is rounded. */
export function meanRate(counts: readonly Omit<Count, 'rate'>[]): number | null {
  const years = counts.filter(({ loans }) => loans > 0)
  if (years.length === 0) return null
  const common = years.reduce((product, { loans }) => product * BigInt(loans), 1n)
  const sum = years.reduce((whole, { loans, defaults }) => whole + (BigInt(defaults) * common) / BigInt(loans), 0n)
  return Number(divideCents(sum * 10_000n, common * BigInt(years.length), 'half-up'))
}

export const categoriesOf = (all: readonly LoanFacts[]): (RiskCategory | null)[] => [
  ...RISK_CATEGORIES,
  ...(all.some(({ category }) => category === null) ? [null] : []),
]

const ofCategory = (all: readonly LoanFacts[], wanted: RiskCategory | null) =>
  all.filter(({ category }) => category === wanted)

export function windowsOf(all: readonly LoanFacts[], today: string) {
  const present = Number(today.slice(0, 4))
  const first = Math.min(present + 1, ...all.map(({ lentOn }) => Number(lentOn.slice(0, 4))))
  return Array.from({ length: present - first + 1 }, (_, index) => {
    const year = first + index
    const categories = categoriesOf(all).map((category) => ({
      category,
      ...countDefaults(ofCategory(all, category), year),
    }))
    return { year, isFinished: year < present, total: countDefaults(all, year), categories }
  })
}

type Window = ReturnType<typeof windowsOf>[number]

/** Over finished windows, with their number. */
export function meanOf(windows: readonly Window[], countOf: (window: Window) => Count | undefined) {
  const counts = windows.filter(({ isFinished }) => isFinished).flatMap((window) => countOf(window) ?? [])
  return { rate: meanRate(counts), years: counts.filter(({ loans }) => loans > 0).length }
}

/** In force on the first day of the year, else the first set in it. */
export function expectedRateOf(rates: readonly RateFrom[], category: RiskCategory, year: number): number | null {
  const atStart = expectedRateOn(rates, category, firstDayOf(year))
  if (atStart !== null) return atStart
  const [first] = rates
    .filter((rate) => rate.category === category && rate.validFrom <= lastDayOf(year))
    .toSorted((one, other) => one.validFrom.localeCompare(other.validFrom))
  return first?.expectedRate ?? null
}

export function outcomeOf(
  all: readonly LoanFacts[],
  rates: readonly RateFrom[],
  year: number,
): z.output<typeof OutcomeFigures> {
  return {
    total: countDefaults(all, year),
    categories: categoriesOf(all).map((category) => ({
      category,
      ...countDefaults(ofCategory(all, category), year),
      expectedRate: category === null ? null : expectedRateOf(rates, category, year),
    })),
  }
}
