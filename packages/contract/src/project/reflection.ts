import { addDays, calendarDateOf, startOfDay } from '../calendar.ts'

/**
 * The first instant at which an order placed at `placedAt` may no longer be revoked: the end of the last of so many calendar days in
 * Madrid, of which the day after the order is the first (Regulation (EU) 2020/1503, article 22; decision 281). Without a day there is no
 * reflection. Without a schema library, because the investment dialog says it before the order is sent.
 */
export const reflectionEndOf = (placedAt: Date, days: number): Date =>
  days === 0 ? placedAt : startOfDay(addDays(calendarDateOf(placedAt), days + 1))
