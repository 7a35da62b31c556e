import { describe, expect, it } from 'vitest'
import { figuresOf, type StandingCount } from './figures.domain.ts'

const counts: readonly StandingCount[] = [
  {
    standing: 'raising',
    projectCount: 1,
    funded: 100_000n,
    principal: 0n,
    interest: 0n,
    weightedReturn: 700n * 100_000n,
  },
  {
    standing: 'onTime',
    projectCount: 2,
    funded: 300_000n,
    principal: 50_000n,
    interest: 9_000n,
    weightedReturn: 600n * 300_000n,
  },
  {
    standing: 'late',
    projectCount: 1,
    funded: 100_000n,
    principal: 0n,
    interest: 1_000n,
    weightedReturn: 1_000n * 100_000n,
  },
  {
    standing: 'closed',
    projectCount: 1,
    funded: 400_000n,
    principal: 400_000n,
    interest: 32_000n,
    weightedReturn: 800n * 400_000n,
  },
]

describe('the figures of the platform', () => {
  const { funded, returned, onTime, late, raising, unrecovered, expectedAnnualReturn } = figuresOf(counts)

  it('count every invested euro exactly once', () => {
    expect(funded).toEqual({ amount: 900_000n, projectCount: 5 })
    expect(returned.principal + onTime.amount + late.amount + raising.amount).toBe(funded.amount)
  })

  it('count repaid principal as returned, even while the project is running', () => {
    expect(returned).toEqual({ principal: 450_000n, interest: 42_000n, projectCount: 1 })
    expect(onTime).toEqual({ amount: 250_000n, projectCount: 2 })
  })

  it('have no loss without a project closed at a loss, and no share if nothing has been lent', () => {
    expect(unrecovered).toEqual({ amount: 0n, projectCount: 0, share: 0 })
    expect(figuresOf(counts.slice(0, 1)).unrecovered.share).toBeNull()
  })

  it('count the unpaid part of a closed project as unrecovered, and the rest as returned', () => {
    const closed = { ...counts[3]!, standing: 'unrecovered', principal: 93_500n } as const
    const lossy = figuresOf([...counts, closed])
    expect(lossy.unrecovered).toEqual({ amount: 306_500n, projectCount: 1, share: 2_554 })
    expect(lossy.returned).toMatchObject({ principal: 543_500n, projectCount: 1 })
    expect(figuresOf([{ ...closed, principal: 0n }]).unrecovered.share).toBe(10_000)
    const { amount } = lossy.funded
    const others = lossy.onTime.amount + lossy.late.amount + lossy.raising.amount
    expect(lossy.returned.principal + lossy.unrecovered.amount + others).toBe(amount)
  })

  it('count a loan in default as owed late, and expect a return neither of it nor of a closed loss', () => {
    const inDefault = { ...counts[2]!, standing: 'inDefault', weightedReturn: 3_000n * 100_000n } as const
    const lossy = { ...counts[3]!, standing: 'unrecovered', principal: 93_500n } as const
    const troubled = figuresOf([...counts, inDefault, lossy])
    expect(troubled.late).toEqual({ amount: 200_000n, projectCount: 2 })
    expect(troubled.expectedAnnualReturn).toBe(750)
    expect(troubled.unrecovered.share).toBe(2_358)
    expect(figuresOf([inDefault])).toMatchObject({ unrecovered: { share: 0 }, expectedAnnualReturn: null })
  })

  it('weight the expected return by invested amount, rounded half up, without open projects', () => {
    expect(expectedAnnualReturn).toBe(750)
    const third = { ...counts[1]!, funded: 300n, weightedReturn: 600n * 100n + 700n * 200n }
    expect(figuresOf([third]).expectedAnnualReturn).toBe(667)
  })

  it('are empty without projects', () => {
    expect(figuresOf([])).toMatchObject({ funded: { amount: 0n, projectCount: 0 }, expectedAnnualReturn: null })
  })
})
