import { soleInvestors } from '@cauce/contract/project/testing/sole-investor.ts'
import { describe, expect, it } from 'vitest'
import { maturityOf, project, type Terms } from './projection.ts'
import { firstAmount, judge, presetsOf, type Bounds } from './simulation.ts'

const terms: Terms = {
  targetProfitability: 1088,
  managerFee: 400,
  durationMonths: 18,
  period: 'quarterly',
  startDate: '2026-12-15',
}
const sum = (parts: readonly bigint[]) => parts.reduce((whole, part) => whole + part, 0n)

describe('the projection of an investment', () => {
  it.each(soleInvestors)('equals the payments of the API to a sole investor: $what', (golden) => {
    const { principal: amount, ...rest } = golden.terms
    const { payments } = project(amount, { ...rest, managerFee: golden.managerFee })
    expect(payments.map(({ date, gross, fee, principal }) => ({ date, interest: gross, fee, principal }))).toEqual(
      golden.payments,
    )
  })

  it('is one payment when the project pays at its end', () => {
    const { payments } = project(100_000n, { ...terms, period: 'end of project' })
    expect(payments).toEqual([{ date: '2028-06-15', gross: 10_880n, fee: 435n, principal: 100_000n, net: 110_445n }])
  })

  it('is paid once when the term is shorter than its period', () => {
    expect(
      project(100_000n, { ...terms, durationMonths: 6, period: 'annual' }).payments.map(({ date }) => date),
    ).toEqual(['2027-06-15'])
  })

  it('adds up to the cent for every amount, period and term', () => {
    for (const amount of [1n, 99n, 100_01n, 33_333n, 999_999_99n])
      for (const period of ['monthly', 'quarterly', 'annual', 'end of project'] as const)
        for (const durationMonths of [1, 7, 13, 36, 60]) {
          const { payments, gross, fee, total } = project(amount, { ...terms, period, durationMonths })
          expect(sum(payments.map((payment) => payment.gross))).toBe(gross)
          expect(sum(payments.map((payment) => payment.net))).toBe(amount + gross - fee)
          expect(total).toBe(amount + gross - fee)
          expect(payments.at(-1)!.date).toBe(maturityOf({ startDate: terms.startDate, durationMonths }))
        }
  })
})

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
