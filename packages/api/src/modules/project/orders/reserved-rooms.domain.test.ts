import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decideOrders,
  type ReservedRoom,
  type InvestorState,
  type OrderCommand,
  type ProjectState,
} from './orders.domain.ts'

/** Handbook rule 25.11. */
const project = (change: Partial<ProjectState> = {}): ProjectState => ({
  projectId: 'p',
  phase: 'Investment',
  projectPhaseId: 'phase',
  isPrivate: false,
  informationSheetId: null,
  isSuspended: false,
  promoterTaxNumber: null,
  financingAmount: 100_000n,
  minimumInvestment: 10_000n,
  maximumInvestment: null,
  maxInvestorNumber: null,
  amountInvested: 0n,
  amountReserved: 60_000n,
  investorCount: 0,
  ...change,
})
const RESERVED_ROOM: ReservedRoom = { reservationId: 'r', amount: 60_000n, deposit: 5_000n }
const investor = (userId: string, available: bigint, reservedRoom?: ReservedRoom): InvestorState => ({
  userId,
  walletId: userId,
  isEmailConfirmed: true,
  isClosing: false,
  freeze: 'none',
  owesDeclaration: false,
  owesText: false,
  taxNumbers: [],
  isIdentityApproved: true,
  available,
  invested: 0n,
  investorClass: 'nonSophisticated',
  suitability: { lossResult: 1_000_000_000n, isUnderstandingShown: false },
  investedIn: new Map(),
  reservedRooms: new Map(reservedRoom ? [['p', reservedRoom]] : []),
})
const command = (userId: string, amount: bigint): OrderCommand => ({
  orderId: 'o',
  userId,
  projectId: 'p',
  projectPhaseId: 'phase',
  amount,
  isCodeGiven: true,
  consentsAboveGuidance: false,
  thresholdConsent: undefined,
  understanding: undefined,
})
const worldOf = (investors: readonly InvestorState[], one = project()) => ({
  projects: new Map([['p', one]]),
  investors: new Map(investors.map((each) => [each.userId, each])),
})

describe('an order in a project with reserved room', () => {
  it.each([
    { title: 'can take all unreserved room', orders: [['eva', 40_000n]], outcomes: ['60000'] },
    { title: 'cannot take reserved room', orders: [['eva', 40_001n]], outcomes: ['above-project-remainder'] },
    { title: 'completes the reservation with its deposit', orders: [['ana', 60_000n]], outcomes: ['0 r'] },
    {
      title: 'may complete the reservation with less, and releases the rest',
      orders: [
        ['ana', 20_000n],
        ['eva', 80_000n],
      ],
      outcomes: ['40000 r', '20000'],
    },
    {
      title: 'may complete the reservation with more, if there is room',
      orders: [
        ['eva', 40_000n],
        ['ana', 60_001n],
      ],
      outcomes: ['60000', 'above-project-remainder'],
    },
    {
      title: 'completes the reservation once',
      orders: [
        ['ana', 20_000n],
        ['ana', 10_000n],
      ],
      outcomes: ['40000 r', '30000'],
    },
  ] as const)('$title', ({ orders, outcomes }) => {
    const world = worldOf([investor('ana', 55_000n, RESERVED_ROOM), investor('eva', 100_000n)])
    const decided = decideOrders(
      orders.map(([userId, amount]) => command(userId, amount)),
      world,
    ).map((each) =>
      each.ok
        ? [each.value.availableAfter, each.value.reservedRoom?.reservationId]
            .filter((part) => part !== undefined)
            .join(' ')
        : each.refusal.code,
    )
    expect(decided).toEqual(outcomes)
  })

  it('fills the project with its last euro, not with the last unreserved one', () => {
    const world = worldOf([investor('ana', 55_000n, RESERVED_ROOM), investor('eva', 100_000n)])
    const lasts = decideOrders([command('eva', 40_000n), command('ana', 60_000n)], world)
    expect(lasts.map((each) => each.ok && each.value.isLastEuro)).toEqual([false, true])
  })

  it('neither loses nor creates a cent, and never gives away reserved room', () => {
    const cents = (max: number) => fc.integer({ min: 0, max }).map(BigInt)
    const person = fc.record({ available: cents(90_000), reserved: cents(30_000), deposit: cents(9_000) })
    const people = fc.array(person, { minLength: 1, maxLength: 5 })
    const orders = fc.array(fc.tuple(fc.nat(4), cents(60_000)), { maxLength: 12 })
    fc.assert(
      fc.property(people, orders, (crowd, placed) => {
        const investors = crowd.map(({ available, reserved, deposit }, index) =>
          investor(
            String(index),
            available,
            reserved === 0n
              ? undefined
              : { reservationId: String(index), amount: reserved, deposit: deposit < reserved ? deposit : reserved },
          ),
        )
        const kept = () =>
          investors.reduce((sum, { reservedRooms }) => sum + (reservedRooms.get('p')?.amount ?? 0n), 0n)
        const one = project({ financingAmount: 160_000n, minimumInvestment: 1n, amountReserved: kept() })
        const money = () =>
          one.amountInvested +
          investors.reduce(
            (sum, { available, reservedRooms }) => sum + available + (reservedRooms.get('p')?.deposit ?? 0n),
            0n,
          )
        const before = money()
        for (const [index, amount] of placed) {
          decideOrders([command(String(index), amount)], worldOf(investors, one))
          expect(money()).toBe(before)
          expect(one.amountReserved).toBe(kept())
          expect(one.amountInvested + one.amountReserved <= one.financingAmount).toBe(true)
          expect(investors.every(({ available }) => available >= 0n)).toBe(true)
        }
      }),
    )
  })
})
