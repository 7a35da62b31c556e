import { expect, test } from 'vitest'
import { formatRelativeTime } from './relative-time.ts'

const now = new Date('2026-11-20T09:30:00.000Z')
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [0, 'hace 0 segundos', '0 seconds ago'],
  [999, 'hace 0 segundos', '0 seconds ago'],
  [SECOND, 'hace 1 segundo', '1 second ago'],
  [59_999, 'hace 59 segundos', '59 seconds ago'],
  [MINUTE, 'hace 1 minuto', '1 minute ago'],
  [HOUR - 1, 'hace 59 minutos', '59 minutes ago'],
  [HOUR, 'hace 1 hora', '1 hour ago'],
  [DAY - 1, 'hace 23 horas', '23 hours ago'],
  [DAY, 'hace 1 día', '1 day ago'],
  [7 * DAY - 1, 'hace 6 días', '6 days ago'],
  [7 * DAY, '13/11/2026 10:30', '13/11/2026 10:30'],
  [365 * DAY, '20/11/2025 10:30', '20/11/2025 10:30'],
  [-30 * SECOND, 'dentro de 30 segundos', 'in 30 seconds'],
  [-3 * DAY, 'dentro de 3 días', 'in 3 days'],
  [-7 * DAY, '27/11/2026 10:30', '27/11/2026 10:30'],
])('%s ms ago (handbook rule 11.7)', (agoMs, spanish, english) => {
  const instant = new Date(now.getTime() - agoMs)
  expect(formatRelativeTime(instant, 'es', now)).toBe(spanish)
  expect(formatRelativeTime(instant.toISOString(), 'en', now)).toBe(english)
})

test('a missing moment shows S/D', () => {
  expect(formatRelativeTime(null, 'es', now)).toBe('S/D')
})
