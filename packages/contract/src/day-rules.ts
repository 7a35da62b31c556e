import type { FieldError } from './errors.ts'

export const daysAfter = (
  today: string,
  days: Readonly<Record<string, string | null | undefined>>,
): readonly FieldError[] =>
  Object.entries(days).flatMap(([path, day]) =>
    day && day > today ? [{ path, code: 'date-too-late', params: { latest: today } } as const] : [],
  )
