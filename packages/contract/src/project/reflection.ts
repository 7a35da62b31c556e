import { addDays, calendarDateOf, startOfDay } from '../calendar.ts'

/**
 * First instant at which an order can no longer be revoked (Regulation (EU) 2020/1503, article 22; decision
 * placing-orders). No zod: the site bundles it.
 */
export const reflectionEndOf = (placedAt: Date, days: number): Date =>
  days === 0 ? placedAt : startOfDay(addDays(calendarDateOf(placedAt), days + 1))
