import { expectedRateOn, LOAN_STANDINGS, type LoanBook, type RateFrom } from '@cauce/contract'
import type { z } from 'zod'
import { categoriesOf, meanOf, windowsOf } from './default-rates.domain.ts'
import { lossOf, standingOf, type LoanFacts } from './loan-facts.domain.ts'

type Book = Omit<z.output<typeof LoanBook>, 'countedAt' | 'threshold'>

const sumOf = (loans: readonly LoanFacts[]) => loans.reduce((sum, { amount }) => sum + amount, 0n)
const tallyOf = (loans: readonly LoanFacts[]) => ({ count: loans.length, amount: sumOf(loans) })

/** By year of payout. */
function yearOf(all: readonly LoanFacts[], year: number, today: string) {
  const loans = all.filter(({ lentOn }) => Number(lentOn.slice(0, 4)) === year)
  const standings = LOAN_STANDINGS.map((standing) => ({
    standing,
    ...tallyOf(loans.filter((loan) => standingOf(loan, today) === standing)),
  }))
  return { year, lent: tallyOf(loans), standings }
}

export function bookOf(all: readonly LoanFacts[], rates: readonly RateFrom[], today: string): Book {
  const windows = windowsOf(all, today)
  const years = [...new Set(all.map(({ lentOn }) => Number(lentOn.slice(0, 4))))].toSorted((one, other) => one - other)
  return {
    windows,
    mean: meanOf(windows, ({ total }) => total),
    categories: categoriesOf(all).map((category) => ({
      category,
      ...meanOf(windows, ({ categories }) => categories.find((one) => one.category === category)),
      expectedRate: category === null ? null : expectedRateOn(rates, category, today),
    })),
    years: years.map((year) => yearOf(all, year, today)),
    loanCount: all.length,
    everDefaulted: all.filter(({ defaults }) => defaults.length > 0).length,
    lent: sumOf(all),
    lost: all.reduce((sum, loan) => sum + lossOf(loan), 0n),
  }
}
