import { describe, expect, it } from 'vitest'
import { figuresOf } from './figures.ts'

type Counted = Parameters<typeof figuresOf>[0][number]
const project = (phaseName: Counted['phaseName'], amountInvested: string, rest: Partial<Counted> = {}): Counted => ({
  phaseName,
  amountInvested,
  daysLate: 0,
  annualProfitability: 7,
  minimumInvestment: '500.00',
  ...rest,
})

describe('the figures of the platform', () => {
  const figures = figuresOf([
    project('Investment', '1000.00'),
    project('Investment', '0.00', { minimumInvestment: '250.00' }),
    project('Financed', '3000.00', { annualProfitability: 6 }),
    project('Financed', '1000.00', { annualProfitability: 10, daysLate: 21 }),
    project('Closed', '4000.00', { annualProfitability: 8, minimumInvestment: '100.00' }),
  ])

  it('count every invested euro in one branch', () => {
    const { invested, returned, onTime, late, raising } = figures
    expect(invested).toEqual({ amount: 900_000n, count: 4 })
    expect(returned.amount + onTime.amount + late.amount + raising.amount).toBe(invested.amount)
    expect([returned.count, onTime.count, late.count, raising.count]).toEqual([1, 1, 1, 1])
  })

  it('weigh the return by what was invested, open projects left out', () => {
    expect(figures.expectedReturn).toBe(750)
  })

  it('name the lowest minimum of those that are open', () => {
    expect(figures.lowestMinimum).toBe(25_000n)
  })

  it('say nothing where there is nothing', () => {
    expect(figuresOf([])).toMatchObject({
      invested: { amount: 0n, count: 0 },
      expectedReturn: undefined,
      lowestMinimum: undefined,
    })
  })
})
