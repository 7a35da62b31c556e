import { addDays, addMonths, formsFor, type Cents, type WithholdingReason } from '@cauce/contract'

/** Paid interest of a quarter, which its first day names. */
export interface WithheldRow {
  readonly day: string
  readonly reason: WithholdingReason
  /** Basis points. */
  readonly rate: number
  readonly investors: number
  readonly interest: Cents
  readonly withheld: Cents
}
export interface UnpaidRow {
  readonly day: string
  readonly interest: Cents
}

/**
 * Quarters with what was withheld in each, the newest first. What is withheld in a quarter is declared and paid by the 20th of the next month (forms 123 and
 * 216); large promoters do so every month, which is not shown.
 */
export function quartersOf(withheld: readonly WithheldRow[], unpaid: readonly UnpaidRow[]) {
  const days = [...new Set([...withheld, ...unpaid].map(({ day }) => day))].toSorted().toReversed()
  return days.map((fromDay) => {
    const lines = withheld
      .filter(({ day }) => day === fromDay)
      .map(({ reason, rate, investors, interest, withheld: amount }) => ({
        form: formsFor(reason)[0],
        reason,
        rate,
        investorCount: investors,
        interest,
        withheld: amount,
      }))
      .toSorted((one, other) => (one.form < other.form ? -1 : 1))
    const next = addMonths(fromDay, 3)
    return {
      fromDay,
      toDay: addDays(next, -1),
      dueBy: addDays(next, 19),
      lines,
      withheld: lines.reduce((sum, line) => sum + line.withheld, 0n),
      unpaidInterest: unpaid.find(({ day }) => day === fromDay)?.interest ?? 0n,
    }
  })
}
