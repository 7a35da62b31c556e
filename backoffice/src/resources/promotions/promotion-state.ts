import type { PromotionRecord } from '../../providers/records.ts'

export type PromotionState = 'upcoming' | 'active' | 'over'

/** Where a promotion stands at `now`, in milliseconds; `endsAt` is the first moment at which it is over. */
export function promotionStateAt(
  { startsAt, endsAt }: Pick<PromotionRecord, 'startsAt' | 'endsAt'>,
  now: number,
): PromotionState {
  if (now < Date.parse(startsAt)) return 'upcoming'
  return now < Date.parse(endsAt) ? 'active' : 'over'
}
