import { expect, it } from 'vitest'
import { RIVER, riverBranches } from './river.ts'

it('branches leave room for their words and stay in the drawing', () => {
  const ends = riverBranches([2_186_000_000n, 1_541_250_000n, 82_500_000n, 31_500_000n]).map(({ at }) => at)
  for (const [index, at] of ends.entries()) {
    expect(at).toBeGreaterThan(0)
    expect(at).toBeLessThan(RIVER.height)
    if (index > 0) expect(at - ends[index - 1]!).toBeGreaterThanOrEqual(50)
  }
})

it('without money there is no river', () => {
  expect(riverBranches([0n, 0n])).toEqual([])
})
