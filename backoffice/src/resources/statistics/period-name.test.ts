import { translator } from '@cauce/i18n'
import { expect, it } from 'vitest'
import { periodName } from './period-name.ts'

it.each([
  { groupBy: 'day', period: '2026-11-20', es: '20/11/2026', en: '20/11/2026' },
  { groupBy: 'week', period: '2026-11-16', es: '16/11/2026', en: '16/11/2026' },
  { groupBy: 'month', period: '2026-11-01', es: '11/2026', en: '11/2026' },
  { groupBy: 'quarter', period: '2026-10-01', es: 'T4 2026', en: 'Q4 2026' },
  { groupBy: 'year', period: '2026-01-01', es: '2026', en: '2026' },
] as const)('a $groupBy is called by its first day', ({ groupBy, period, es, en }) => {
  expect(periodName(period, groupBy, translator('es'))).toBe(es)
  expect(periodName(period, groupBy, translator('en'))).toBe(en)
})
