import { translator } from '@cauce/i18n'
import { expect, it } from 'vitest'
import { periodName } from './period-name.ts'

it.each([
  ['day', '2026-11-20', '20/11/2026', '20/11/2026'],
  ['week', '2026-11-16', '16/11/2026', '16/11/2026'],
  ['month', '2026-11-01', '11/2026', '11/2026'],
  ['quarter', '2026-10-01', 'T4 2026', 'Q4 2026'],
  ['year', '2026-01-01', '2026', '2026'],
] as const)('a %s is called by its first day', (groupBy, period, es, en) => {
  expect(periodName(period, groupBy, translator('es'))).toBe(es)
  expect(periodName(period, groupBy, translator('en'))).toBe(en)
})
