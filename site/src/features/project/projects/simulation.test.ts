import { describe, expect, it } from 'vitest'
import { firstAmount, judge, presetsOf, type Bounds } from './simulation.ts'

const bounds: Bounds = { minimum: 50_000n, remainder: 39_475_000n, maximum: 1_000_000n, available: 382_050n }

describe('an amount in the simulator', () => {
  it.each([
    { words: 'no amount', amount: undefined, problem: 'amountUnclear' },
    { words: 'nothing', amount: 0n, problem: 'amountUnclear' },
    { words: 'one cent below the minimum', amount: 49_999n, problem: 'belowMinimum' },
    { words: 'the minimum', amount: 50_000n, problem: undefined },
    { words: 'the maximum per person', amount: 1_000_000n, problem: undefined },
    { words: 'one cent above the maximum per person', amount: 1_000_001n, problem: 'aboveMaximum' },
    { words: 'one cent more than is missing', amount: 39_475_001n, problem: 'aboveRemainder' },
  ])('$words', ({ amount, problem }) => {
    expect(judge(amount, bounds).problem).toBe(problem)
  })

  it('may be the whole remainder', () => {
    expect(judge(39_475_000n, { ...bounds, maximum: null }).problem).toBeUndefined()
  })

  it('returns by how much the wallet falls short', () => {
    expect(judge(382_050n, bounds).shortBy).toBe(0n)
    expect(judge(382_051n, bounds).shortBy).toBe(1n)
    expect(judge(900_000n, { ...bounds, available: null }).shortBy).toBe(0n)
  })
})

describe('the presets', () => {
  it('begin with the minimum and keep the bounds', () => {
    expect(presetsOf(bounds)).toEqual([50_000n, 100_000n, 300_000n, 500_000n])
    expect(presetsOf({ minimum: 200_000n, remainder: 600_000n, maximum: null })).toEqual([200_000n, 300_000n, 500_000n])
    expect(presetsOf({ minimum: 400_000n, remainder: 1_000_000n, maximum: null })).toEqual([
      400_000n,
      500_000n,
      1_000_000n,
    ])
    expect(presetsOf({ minimum: 24_000n, remainder: 24_000n, maximum: null })).toEqual([24_000n])
    expect(presetsOf({ minimum: 25_000n, remainder: 26_000n, maximum: null })).toEqual([25_000n])
    expect(presetsOf({ minimum: 25_000n, remainder: 24_000n, maximum: null })).toEqual([])
  })
})

describe('the first amount', () => {
  it('is 1,000 EUR, or the minimum if higher, or the remainder if lower', () => {
    expect(firstAmount(bounds)).toBe(100_000n)
    expect(firstAmount({ ...bounds, minimum: 200_000n })).toBe(200_000n)
    expect(firstAmount({ ...bounds, remainder: 70_000n })).toBe(70_000n)
    expect(firstAmount({ ...bounds, remainder: 10_000n })).toBe(50_000n)
  })
})
