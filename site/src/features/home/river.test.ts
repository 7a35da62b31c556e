import { expect, it } from 'vitest'
import { RIVER, riverBranches } from './river.ts'

it('branches leave room for their labels and stay in the drawing', () => {
  const ends = riverBranches([2_186_000_000n, 1_541_250_000n, 82_500_000n, 31_500_000n]).map(({ at }) => at)
  expect(Math.min(...ends)).toBeGreaterThan(0)
  expect(Math.max(...ends)).toBeLessThan(RIVER.height)
  const distances = ends.slice(1).map((at, index) => at - ends[index]!)
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(50)
})

it('without money nothing is drawn', () => {
  expect(riverBranches([0n, 0n])).toEqual([])
})
