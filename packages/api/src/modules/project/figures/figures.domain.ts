import { divideCents, type Cents, type Figures } from '@cauce/contract'
import type { z } from 'zod'

export const STANDINGS = ['raising', 'onTime', 'late', 'inDefault', 'closed', 'unrecovered'] as const
export type Standing = (typeof STANDINGS)[number]

export interface StandingCount {
  readonly standing: Standing
  readonly projectCount: number
  /** Invested and not withdrawn before financing. */
  readonly funded: Cents
  /** Repaid principal; interest net of fees. */
  readonly principal: Cents
  readonly interest: Cents
  /** Sum of funded amount times annual return in basis points. */
  readonly weightedReturn: bigint
}

type Counted = Omit<z.output<typeof Figures>, 'countedAt' | 'lowestMinimum'>

/** Repaid principal counts as returned, the rest by standing. */
export function figuresOf(counts: readonly StandingCount[]): Counted {
  const sum = (of: (count: StandingCount) => bigint, ...standings: Standing[]) =>
    counts.reduce((whole, count) => (standings.includes(count.standing) ? whole + of(count) : whole), 0n)
  const projects = (...standings: Standing[]) =>
    counts.reduce((whole, count) => (standings.includes(count.standing) ? whole + count.projectCount : whole), 0)
  const owed = (...standings: Standing[]) => ({
    amount: sum(({ funded, principal }) => funded - principal, ...standings),
    projectCount: projects(...standings),
  })
  const expected = ['onTime', 'late', 'closed'] as const
  const expectedAmount = sum(({ funded }) => funded, ...expected)
  const lentAmount = expectedAmount + sum(({ funded }) => funded, 'inDefault', 'unrecovered')
  const unrecovered = owed('unrecovered')
  return {
    funded: { amount: sum(({ funded }) => funded, ...STANDINGS), projectCount: projects(...STANDINGS) },
    returned: {
      principal: sum(({ principal }) => principal, ...STANDINGS),
      interest: sum(({ interest }) => interest, ...STANDINGS),
      projectCount: projects('closed'),
    },
    onTime: owed('onTime'),
    late: owed('late', 'inDefault'),
    unrecovered: {
      ...unrecovered,
      share: lentAmount === 0n ? null : Number(divideCents(unrecovered.amount * 10_000n, lentAmount, 'half-up')),
    },
    raising: owed('raising'),
    expectedAnnualReturn:
      expectedAmount === 0n
        ? null
        : Number(
            divideCents(
              sum(({ weightedReturn }) => weightedReturn, ...expected),
              expectedAmount,
              'half-up',
            ),
          ),
  }
}
