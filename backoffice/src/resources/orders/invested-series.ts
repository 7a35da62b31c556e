import { formatAmount, parseAmount } from '@cauce/contract/cents.ts'
import { addMonths, calendarDateOf } from '@cauce/contract/calendar.ts'
import type { OrderMovementRecord } from '../../providers/records.ts'

/** One month: the invested and the returned amount, and the balance at its end. Decimal strings of euro. */
export interface MonthOfInvestment {
  /** Its first day. */
  readonly month: string
  readonly invested: string
  readonly disinvested: string
  readonly standing: string
}

type Movement = Pick<OrderMovementRecord, 'createdAt' | 'type' | 'amount'>

/** Movements by month in Madrid, from the first movement to `today`. A month without movements keeps the balance. */
export function investedSeries(movements: readonly Movement[], today: string): MonthOfInvestment[] {
  const byMonth = new Map<string, { invested: bigint; disinvested: bigint }>()
  for (const { createdAt, type, amount } of movements) {
    const month = firstOfMonth(calendarDateOf(new Date(createdAt)))
    const sums = byMonth.get(month) ?? { invested: 0n, disinvested: 0n }
    if (type === 'invest') sums.invested += parseAmount(amount)
    else sums.disinvested += parseAmount(amount)
    byMonth.set(month, sums)
  }
  const first = [...byMonth.keys()].toSorted()[0]
  if (first === undefined) return []

  const series: MonthOfInvestment[] = []
  let standing = 0n
  for (let month = first; month <= firstOfMonth(today); month = addMonths(month, 1)) {
    const { invested, disinvested } = byMonth.get(month) ?? { invested: 0n, disinvested: 0n }
    standing += invested - disinvested
    series.push({
      month,
      invested: formatAmount(invested),
      disinvested: formatAmount(disinvested),
      standing: formatAmount(standing),
    })
  }
  return series
}

const firstOfMonth = (date: string) => `${date.slice(0, 7)}-01`
