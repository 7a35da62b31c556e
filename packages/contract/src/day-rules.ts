import type { FieldError } from './errors.ts'

/** The mistakes of the days of a body, by their fields, that may not be after today. A day that was left out is none. */
export const daysAfter = (
  today: string,
  days: Readonly<Record<string, string | null | undefined>>,
): readonly FieldError[] =>
  Object.entries(days).flatMap(([path, day]) =>
    day && day > today ? [{ path, code: 'date-too-late', params: { latest: today } } as const] : [],
  )
