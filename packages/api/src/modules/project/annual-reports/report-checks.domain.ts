import { formatAmount, type Cents } from '@cauce/contract'
import { readReport } from './report-csv.domain.ts'
import type { ReportedOffer } from './report.domain.ts'

/** Counts and sums; problems include the platform's. */
export const totalsOf = (offers: readonly ReportedOffer[], platformProblems: number) => ({
  offerCount: offers.length,
  lineCount: offers.reduce((sum, { lines }) => sum + lines.length, 0),
  raised: offers.reduce<Cents>((sum, { raised }) => sum + raised, 0n),
  problemCount: offers.reduce(
    (sum, { problems, lines }) => sum + problems.length + lines.flatMap((line) => line.problems).length,
    platformProblems,
  ),
})

/** Cross-checks: file total against order movements, field 12 against field 5. */
export function checksOf(offers: readonly ReportedOffer[], content: string) {
  const { lineCount, raised } = totalsOf(offers, 0)
  const { count, invested } = readReport(content)
  const agreeing = offers.filter((offer) => offer.invested === offer.raised)
  return [
    { check: 'lines' as const, expected: String(lineCount), found: String(count) },
    { check: 'invested' as const, expected: formatAmount(raised), found: formatAmount(invested) },
    { check: 'offers' as const, expected: String(offers.length), found: String(agreeing.length) },
  ]
}
