import type { PromotionRecord } from '../../providers/records.ts'

export type PromotionState = 'upcoming' | 'active' | 'over'

/** The state of a promotion at `now`, in milliseconds. `endsAt` itself is after its end. */
export function promotionStateAt(
  { startsAt, endsAt }: Pick<PromotionRecord, 'startsAt' | 'endsAt'>,
  now: number,
): PromotionState {
  if (now < Date.parse(startsAt)) return 'upcoming'
  return now < Date.parse(endsAt) ? 'active' : 'over'
}
