import { expect, test } from 'vitest'
import { compareKeys } from './order.ts'

test('keys are compared by their code units, whatever the language', () => {
  expect([compareKeys('2026-11-09', '2026-11-20'), compareKeys('b', 'a'), compareKeys('a', 'a')]).toEqual([-1, 1, 0])
  expect(['ñ', 'b', 'B', 'z'].toSorted(compareKeys)).toEqual(['B', 'b', 'z', 'ñ'])
})
