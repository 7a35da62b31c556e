import {
  divideCents,
  expectedRateOn,
  RISK_CATEGORIES,
  type DefaultCount,
  type OutcomeFigures,
  type RateFrom,
  type RiskCategoryName,
} from '@cauce/contract'
import type { z } from 'zod'
import type { DefaultTime, LoanFacts } from './loan-facts.domain.ts'

type Count = z.output<typeof DefaultCount>

const firstDayOf = (year: number) => `${year}-01-01`
const lastDayOf = (year: number) => `${year}-12-31`

/** Whether a loan is in default at the beginning of a day: it fell into default before, and was not cured before. */
const isInDefaultAt = (day: string, { since, state, endedOn }: DefaultTime): boolean =>
  since < day && !(state === 'cured' && endedOn !== null && endedOn < day)

/**
 * Whether a loan is counted in a year: it was paid out before the year, is not in default at its beginning, and has a payment to make in
 * it. A payment that was due before and is not paid by then is still to be made (decision 286).
 */
export function isCounted({ lentOn, payments, defaults }: LoanFacts, year: number): boolean {
  const [first, last] = [firstDayOf(year), lastDayOf(year)]
  const isToBeMade = ({ dueDate, paidOn }: LoanFacts['payments'][number]) =>
    dueDate <= last && (dueDate >= first || paidOn === null || paidOn >= first)
  return lentOn < first && !defaults.some((time) => isInDefaultAt(first, time)) && payments.some(isToBeMade)
}

/** Whether a loan fell into default in a year. */
export const hasDefaulted = ({ defaults }: Pick<LoanFacts, 'defaults'>, year: number): boolean =>
  defaults.some(({ since }) => since >= firstDayOf(year) && since <= lastDayOf(year))

/** N, D and their rate in a year (Delegated Regulation (EU) 2022/2115). Loans are counted, and never amounts. */
export function countDefaults(all: readonly LoanFacts[], year: number): Count {
  const counted = all.filter((loan) => isCounted(loan, year))
  const defaults = counted.filter((loan) => hasDefaulted(loan, year)).length
  return { loans: counted.length, defaults, rate: meanRate([{ loans: counted.length, defaults }]) }
}

/** The mean of D / N over the years with a loan, in basis points, each year alike; null without any. Only the mean is rounded. */
export function meanRate(counts: readonly Omit<Count, 'rate'>[]): number | null {
  const years = counts.filter(({ loans }) => loans > 0)
  if (years.length === 0) return null
  const common = years.reduce((product, { loans }) => product * BigInt(loans), 1n)
  const sum = years.reduce((whole, { loans, defaults }) => whole + (BigInt(defaults) * common) / BigInt(loans), 0n)
  return Number(divideCents(sum * 10_000n, common * BigInt(years.length), 'half-up'))
}

/** The risk categories, and null if a loan has none. */
export const categoriesOf = (all: readonly LoanFacts[]): (RiskCategoryName | null)[] => [
  ...RISK_CATEGORIES,
  ...(all.some(({ category }) => category === null) ? [null] : []),
]

const ofCategory = (all: readonly LoanFacts[], wanted: RiskCategoryName | null) =>
  all.filter(({ category }) => category === wanted)

/** The windows of twelve months since the first loan: calendar years, of which the present one is not finished. */
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

/** The mean over the finished windows, and over how many of them. */
export function meanOf(windows: readonly Window[], countOf: (window: Window) => Count | undefined) {
  const counts = windows.filter(({ isFinished }) => isFinished).flatMap((window) => countOf(window) ?? [])
  return { rate: meanRate(counts), years: counts.filter(({ loans }) => loans > 0).length }
}

/** The expected rate for a year: in force on its first day, or the first one that was set in it. */
export function expectedRateOf(rates: readonly RateFrom[], category: RiskCategoryName, year: number): number | null {
  const atStart = expectedRateOn(rates, category, firstDayOf(year))
  if (atStart !== null) return atStart
  const [first] = rates
    .filter((rate) => rate.category === category && rate.validFrom <= lastDayOf(year))
    .toSorted((one, other) => one.validFrom.localeCompare(other.validFrom))
  return first?.expectedRate ?? null
}

/** Expected and actual rates of a year, by risk category. */
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
