import { accept, decline, type Decision, type PromotionTypeName } from '@cauce/contract'

export interface Period {
  readonly startsAt: Date
  readonly endsAt: Date
}

/** No overlap within a type (handbook rule 15.3). */
export function decidePeriod(period: Period, others: readonly Period[]): Decision<Period> {
  if (period.endsAt <= period.startsAt) return decline('end-before-start', undefined, 'endsAt')
  const isTaken = others.some((other) => period.startsAt < other.endsAt && other.startsAt < period.endsAt)
  return isTaken ? decline('promotion-overlaps', undefined, 'startsAt') : accept(period)
}

/** Retail for all, Manager for staff. */
export const typesFor = (isStaff: boolean): readonly PromotionTypeName[] =>
  isStaff ? ['Retail', 'Manager'] : ['Retail']
