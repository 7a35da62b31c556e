import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  leavesGap,
  MISLEADING,
  OVERLAPPING,
  piecesOf,
  stretches,
  stretchOf,
  truth,
  wholeOf,
  type Stretch,
} from './testing/any-order.ts'
import { placeStatement, type Days, type KnownPeriod } from './periods.domain.ts'

/** Model of one account: lines and periods. */
class Books {
  lines: { day: string; amount: bigint }[] = []
  periods: KnownPeriod[] = []

  /** Returns the refusal's code. */
  import({ from, to, opening, closing, lines }: Stretch): string | undefined {
    const known = daysOf(this.lines.filter(({ day }) => day >= from && day <= to))
    const before = (period: KnownPeriod) =>
      this.lines.filter(({ day }) => day >= period.from && day < from).reduce((sum, { amount }) => sum + amount, 0n)
    const periods = this.periods.map((period) => ({ ...period, start: period.opening + before(period) }))
    const decision = placeStatement({ from, to, opening, closing }, daysOf(lines), periods, known)
    if (!decision.ok) return decision.refusal.code
    const { days, period, joined } = decision.value
    for (const [day, amounts] of days)
      for (const [amount, count] of amounts)
        for (let index = known.get(day)?.get(amount) ?? 0; index < count; index += 1) this.lines.push({ day, amount })
    const ids = new Set(joined.map(({ periodId }) => periodId))
    const rest = this.periods.filter(({ periodId }) => !ids.has(periodId))
    this.periods = [
      ...rest,
      { ...period, start: period.opening, periodId: `${from} ${to} ${this.lines.length} ${rest.length}` },
    ]
    return undefined
  }

  /** Periods that differ from the sum of their lines, and days not in exactly one period. */
  broken(): readonly string[] {
    const sums = this.periods.filter(({ from, to, opening, closing }) => {
      const inside = this.lines.filter(({ day }) => day >= from && day <= to)
      return inside.reduce((sum, { amount }) => sum + amount, 0n) !== closing - opening
    })
    const days = this.lines.filter(
      ({ day }) => this.periods.filter(({ from, to }) => from <= day && day <= to).length !== 1,
    )
    return [...sums.map(({ periodId }) => periodId), ...days.map(({ day }) => day)]
  }
}

function daysOf(lines: Stretch['lines']): Days {
  const days = new Map<string, Map<bigint, number>>()
  for (const { day, amount } of lines) {
    const amounts = days.get(day) ?? new Map<bigint, number>()
    days.set(day, amounts.set(amount, (amounts.get(amount) ?? 0) + 1))
  }
  return days
}
const sorted = (lines: Stretch['lines']) => lines.map(({ day, amount }) => `${day} ${amount}`).toSorted()

test('statements of whole days, in any cut, overlap, repetition or order, lead to the same books', () => {
  fc.assert(
    fc.property(truth(1), stretches, (all, cuts) => {
      const books = new Books()
      const covered = new Set<string>()
      for (const cut of cuts) {
        const statement = stretchOf(all, cut)
        expect(books.import(statement)).toBeUndefined()
        expect(books.broken()).toEqual([])
        for (const { day } of all.pieces) if (day >= statement.from && day <= statement.to) covered.add(day)
        expect(sorted(books.lines)).toEqual(sorted(wholeOf(all).lines.filter(({ day }) => covered.has(day))))
      }
    }),
    { numRuns: 100 },
  )
})

test('statements of partial days add only booked movements, and the whole one completes the books', () => {
  fc.assert(
    fc.property(truth(3), stretches, (all, cuts) => {
      const books = new Books()
      const whole = wholeOf(all)
      const known = new Set<number>()
      for (const cut of [...cuts, [0, all.pieces.length - 1] as const]) {
        const hasGap = leavesGap(all, cut, known)
        const refusal = books.import(stretchOf(all, cut))
        expect([undefined, 'statement-contradicts', 'statement-uncertain']).toContain(refusal)
        // Two parts of a day with a gap between them can have balances that fit (decision bank-statements).
        if (refusal === undefined && hasGap) return
        const [first, last] = piecesOf(all.pieces, cut)
        if (refusal === undefined) for (let index = first; index <= last; index += 1) known.add(index)
        expect(books.broken()).toEqual([])
        for (const [day, amounts] of daysOf(books.lines))
          for (const [amount, count] of amounts)
            expect(count).toBeLessThanOrEqual(daysOf(whole.lines).get(day)?.get(amount) ?? 0)
      }
      expect(sorted(books.lines)).toEqual(sorted(whole.lines))
      expect(books.periods).toHaveLength(1)
    }),
    { numRuns: 100, examples: [MISLEADING, OVERLAPPING] },
  )
})
