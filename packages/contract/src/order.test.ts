import { expect, test } from 'vitest'
import { byKey, compareKeys } from './order.ts'

test('keys are compared by their code units, whatever the language', () => {
  expect([compareKeys('2026-11-09', '2026-11-20'), compareKeys('b', 'a'), compareKeys('a', 'a')]).toEqual([-1, 1, 0])
  expect(['ñ', 'b', 'B', 'z'].toSorted(compareKeys)).toEqual(['B', 'b', 'z', 'ñ'])
})

test('records with the same key keep their order', () => {
  const days = [
    { day: '2026-11-20', id: 1 },
    { day: '2026-11-09', id: 2 },
    { day: '2026-11-20', id: 3 },
    { day: '2026-11-09', id: 4 },
  ]
  expect(days.toSorted(byKey(({ day }) => day)).map(({ id }) => id)).toEqual([2, 4, 1, 3])
})
