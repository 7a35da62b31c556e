import { shareInBasisPoints } from '@cauce/contract/basis-points.ts'
import { parseAmount } from '@cauce/contract/cents.ts'
import { formatBasisPoints, formatPercent } from '@cauce/format'
import type { Translate } from '@cauce/i18n/translate.ts'
import type { LoanBook, RiskRate } from './loan-book.server.ts'

type Words = Translate<'loanBook' | 'projects'>
export type Category = LoanBook['categories'][number]['category']
export type Window = LoanBook['windows'][number]

export const rateWords = (rate: number | null): string => (rate === null ? '–' : formatPercent(rate))

export const categoryWords = (category: Category, t: Words): string =>
  category === null ? t('loanBook.years.noCategory') : t('loanBook.years.category', { name: category })

/** Chart colours that differ in lightness. */
const SERIES: Readonly<Record<string, string>> = { A: 'var(--series-1)', B: 'var(--series-2)', C: 'var(--series-3)' }
export const seriesOf = (category: Category): string => `--series: ${SERIES[category ?? ''] ?? 'var(--line-strong)'}`

export function lastYearOf(windows: readonly Window[]) {
  const last = windows.findLast(({ isFinished, total }) => isFinished && total.loans > 0)
  if (!last) return undefined
  const { loans, defaults, rate } = last.total
  const other = shareInBasisPoints(BigInt(Math.min(defaults + 1, loans)), BigInt(loans))
  return { year: last.year, rate: rateWords(rate), other: formatBasisPoints(other) }
}

export const mostLoansOf = (windows: readonly Window[], category: Category): number =>
  Math.max(
    0,
    ...windows.flatMap(({ categories }) =>
      categories.filter((one) => one.category === category).map(({ loans }) => loans),
    ),
  )

export const lostShareOf = ({ lost, lent }: LoanBook): string =>
  formatBasisPoints(shareInBasisPoints(parseAmount(lost), parseAmount(lent)))

/** Latest first, as the API sorts. */
export const ratesOf = (rates: readonly RiskRate[], category: RiskRate['category']): RiskRate[] =>
  rates.filter((rate) => rate.category === category)
