import { expect, test } from 'vitest'
import { withdrawalNumberIn } from './transactions.ts'

test.each([
  ['RT-2026-004117', 'RT-2026-004117'],
  ['RT2026004117', 'RT-2026-004117'],
  [' rt 2026 004117 ', 'RT-2026-004117'],
  ['RT-2026-1004117', 'RT-2026-1004117'],
  ['RT-2026-4117', undefined],
  ['RF69CAU000017', undefined],
  ['2026', undefined],
  ['', undefined],
])('%j is the number %j', (typed, number) => {
  expect(withdrawalNumberIn(typed)).toBe(number)
})
