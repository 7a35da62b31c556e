import { describe, expect, test } from 'vitest'
import { depositOf, isReservable, preinvestmentCapOf, reservationBoundsOf } from './preinvestment.ts'

test.each([
  { phase: 'Preinvestment', preinvestorDateEnd: null, expected: true },
  { phase: 'Preinvestment', preinvestorDateEnd: '2026-11-23', expected: true },
  { phase: 'Preinvestment', preinvestorDateEnd: '2026-11-22', expected: false },
  { phase: 'Next_Opening', preinvestorDateEnd: null, expected: false },
  { phase: 'Investment', preinvestorDateEnd: '2026-11-24', expected: false },
] as const)('on 23/11/2026 a project in $phase until $preinvestorDateEnd is reservable: $expected', (row) => {
  expect(isReservable(row, '2026-11-23')).toBe(row.expected)
})

describe('reservable amounts', () => {
  const terms = {
    financingAmount: 1_000_000n,
    minimumInvestment: 50_000n,
    maximumInvestment: 80_000n,
    preinvestorAmount: 500_000n,
    preinvestorDeposit: 10_000n,
    amountReserved: 0n,
  }

  test.each([
    { preinvestorAmount: null, cap: 1_000_000n },
    { preinvestorAmount: 2_000_000n, cap: 1_000_000n },
  ])('in total, with $preinvestorAmount for the preinvestment: $cap', ({ preinvestorAmount, cap }) => {
    expect(preinvestmentCapOf({ ...terms, preinvestorAmount })).toBe(cap)
  })

  test.each([
    { amountReserved: 0n, minimum: 50_000n, room: 500_000n },
    { amountReserved: 460_000n, minimum: 40_000n, room: 40_000n },
    { amountReserved: 500_000n, minimum: 0n, room: 0n },
    // Lowered below what is reserved.
    { amountReserved: 600_000n, minimum: 0n, room: 0n },
  ])('by one person while $amountReserved are reserved: from $minimum, with room for $room', (row) => {
    const { minimum, room } = row
    const bounds = reservationBoundsOf({ ...terms, amountReserved: row.amountReserved })
    expect(bounds).toEqual({ minimum, room, maximum: 80_000n })
  })

  test.each([
    { preinvestorDeposit: null, deposit: 0n },
    { preinvestorDeposit: 10_000n, deposit: 10_000n },
    { preinvestorDeposit: 90_000n, deposit: 60_000n },
  ])('with a deposit of $preinvestorDeposit for 60000: $deposit', ({ preinvestorDeposit, deposit }) => {
    expect(depositOf(60_000n, { preinvestorDeposit })).toBe(deposit)
  })
})
