import { accept, decline, type Decision, type PromotionTypeName } from '@cauce/contract'

/** From the first moment to the first moment after. */
export interface Period {
  readonly startsAt: Date
  readonly endsAt: Date
}

/** Whether a promotion may run in `period` beside the `others` of its type (handbook rule 15.3). */
export function decidePeriod(period: Period, others: readonly Period[]): Decision<Period> {
  if (period.endsAt <= period.startsAt) return decline('end-before-start', undefined, 'endsAt')
  const isTaken = others.some((other) => period.startsAt < other.endsAt && other.startsAt < period.endsAt)
  return isTaken ? decline('promotion-overlaps', undefined, 'startsAt') : accept(period)
}

/** The audience of each type of promotion: Retail for all, Manager for staff. */
export const typesFor = (isStaff: boolean): readonly PromotionTypeName[] =>
  isStaff ? ['Retail', 'Manager'] : ['Retail']
