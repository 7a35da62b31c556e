import { expect, test } from 'vitest'
import { formatRelativeTime, isRecent } from './relative-time.ts'

const now = new Date('2026-11-20T09:30:00.000Z')
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  { agoMs: 999, spanish: 'ahora', english: 'now' },
  { agoMs: SECOND, spanish: 'hace 1 segundo', english: '1 second ago' },
  { agoMs: 59_999, spanish: 'hace 59 segundos', english: '59 seconds ago' },
  { agoMs: MINUTE, spanish: 'hace 1 minuto', english: '1 minute ago' },
  { agoMs: HOUR - 1, spanish: 'hace 59 minutos', english: '59 minutes ago' },
  { agoMs: HOUR, spanish: 'hace 1 hora', english: '1 hour ago' },
  { agoMs: DAY - 1, spanish: 'hace 23 horas', english: '23 hours ago' },
  { agoMs: DAY, spanish: 'hace 1 día', english: '1 day ago' },
  { agoMs: 7 * DAY - 1, spanish: 'hace 6 días', english: '6 days ago' },
  { agoMs: 7 * DAY, spanish: '13/11/2026 10:30', english: '13/11/2026 10:30' },
  { agoMs: 1 - DAY, spanish: 'ahora', english: 'now' },
  { agoMs: -DAY, spanish: '21/11/2026 10:30', english: '21/11/2026 10:30' },
])('$agoMs ms ago (handbook rule 11.7)', ({ agoMs, spanish, english }) => {
  const instant = new Date(now.getTime() - agoMs)
  expect(formatRelativeTime(instant, 'es', now)).toBe(spanish)
  expect(formatRelativeTime(instant.toISOString(), 'en', now)).toBe(english)
})

test('a missing moment shows S/D, and is not recent', () => {
  expect(isRecent(null, now)).toBe(false)
  expect(formatRelativeTime(null, 'es', now)).toBe('S/D')
})
