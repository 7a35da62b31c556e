import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decideDisinvestment,
  decideGuidance,
  decideOrder,
  decideOrders,
  decideRevocation,
  transfersOfDeparture,
  type InvestorState,
  type OrderCommand,
  type OrderState,
  type ProjectState,
  type ReservedRoom,
} from './orders.domain.ts'

const project = (change: Partial<ProjectState> = {}): ProjectState => ({
  projectId: 'p',
  phase: 'Investment',
  projectPhaseId: 'phase',
  isPrivate: false,
  informationSheetId: 'v2',
  isSuspended: false,
  promoterTaxNumber: 'B12345674',
  financingAmount: 1_000_000n,
  minimumInvestment: 50_000n,
  maximumInvestment: null,
  maxInvestorNumber: null,
  amountInvested: 0n,
  amountReserved: 0n,
  investorCount: 0,
  ...change,
})
const investor = (change: Partial<InvestorState> = {}): InvestorState => ({
  userId: 'u',
  walletId: 'w',
  isEmailConfirmed: true,
  isClosing: false,
  freeze: 'none',
  owesDeclaration: false,
  owesText: false,
  taxNumbers: ['12345678Z'],
  isIdentityApproved: true,
  available: 500_000n,
  invested: 0n,
  // Nothing here is a large investment.
  investorClass: 'nonSophisticated',
  suitability: { lossResult: 1_000_000_000n, isUnderstandingShown: false },
  investedIn: new Map(),
  reservedRooms: new Map(),
  ...change,
})
const command = (change: Partial<OrderCommand> = {}): OrderCommand => ({
  orderId: 'o',
  userId: 'u',
  projectId: 'p',
  projectPhaseId: 'phase',
  amount: 60_000n,
  isCodeGiven: true,
  consentsAboveGuidance: false,
  thresholdConsent: undefined,
  understanding: undefined,
  ...change,
})
const stateOf = (projects: ProjectState[], investors: InvestorState[]): OrderState => ({
  projects: new Map(projects.map((each) => [each.projectId, each])),
  investors: new Map(investors.map((each) => [each.userId, each])),
})

describe('an order', () => {
  it.each<{
    title: string
    orderChange?: Partial<OrderCommand>
    projectChange?: Partial<ProjectState>
    investorChange?: Partial<InvestorState>
    outcome: string
  }>([
    {
      title: 'may be the whole remainder of the project, though less than the minimum',
      orderChange: { amount: 10_000n },
      projectChange: { amountInvested: 990_000n },
      outcome: 'accepted',
    },
    {
      title: 'is refused when all investor places are taken',
      projectChange: { maxInvestorNumber: 3, investorCount: 3 },
      outcome: 'investor-places-taken',
    },
    {
      title: 'takes no new place for an existing investor',
      projectChange: { maxInvestorNumber: 3, investorCount: 3 },
      investorChange: { investedIn: new Map([['p', 50_000n]]) },
      outcome: 'accepted',
    },
    {
      title: 'is refused when the wallet holds less than the minimum',
      investorChange: { available: 9_999n },
      outcome: 'wallet-insufficient',
    },
    {
      title: 'is refused as long as the account is held',
      investorChange: { freeze: 'hold' },
      outcome: 'account-under-review',
    },
    {
      title: 'is refused as long as the origin of deposits is not declared',
      investorChange: { owesDeclaration: true },
      outcome: 'origin-not-declared',
    },
    {
      title: 'is refused as long as new terms are not accepted',
      investorChange: { owesText: true },
      outcome: 'new-text-not-accepted',
    },
    {
      title: 'is accepted for a reservation that was made under the terms before',
      orderChange: { isReserved: true },
      investorChange: { owesText: true },
      outcome: 'accepted',
    },
    {
      title: "is refused in the investor's own project",
      investorChange: { taxNumbers: ['B12345674', '12345678Z'] },
      outcome: 'promoter-invests',
    },
    {
      title: 'is refused for an account being closed',
      investorChange: { isClosing: true },
      outcome: 'account-closing',
    },
    {
      title: 'is refused before the e-mail is confirmed, whatever the identity',
      investorChange: { isEmailConfirmed: false, isIdentityApproved: false },
      outcome: 'email-not-confirmed',
    },
    {
      title: 'is refused before identity is approved',
      investorChange: { isIdentityApproved: false },
      outcome: 'identity-not-approved',
    },
    {
      title: 'is refused before it opens',
      projectChange: { phase: 'Preinvestment' },
      outcome: 'investing-not-possible',
    },
    { title: 'is refused once financed', projectChange: { phase: 'Financed' }, outcome: 'investing-not-possible' },
    {
      title: 'is refused while the offer is suspended, even from an investor with an order',
      projectChange: { isSuspended: true },
      investorChange: { investedIn: new Map([['p', 50_000n]]) },
      outcome: 'offer-suspended',
    },
    { title: 'is refused with a stale phase', orderChange: { projectPhaseId: 'old' }, outcome: 'phase-stale' },
    {
      title: 'is accepted after the information sheet in force was shown',
      orderChange: { informationSheetId: 'v2' },
      outcome: 'accepted',
    },
    {
      title: 'is refused after another information sheet was shown',
      orderChange: { informationSheetId: 'v1' },
      outcome: 'sheet-stale',
    },
    {
      title: 'is refused after no information sheet was shown',
      orderChange: { informationSheetId: null },
      outcome: 'sheet-stale',
    },
    {
      title: 'needs the code above 1,000 EUR',
      orderChange: { amount: 100_001n, isCodeGiven: false },
      outcome: 'code-required',
    },
    { title: 'is accepted above 1,000 EUR with the code', orderChange: { amount: 100_001n }, outcome: 'accepted' },
    {
      title: 'may be the maximum of the project',
      projectChange: { maximumInvestment: 60_000n },
      outcome: 'accepted',
    },
    {
      title: 'may take the last place',
      projectChange: { maxInvestorNumber: 3, investorCount: 2 },
      outcome: 'accepted',
    },
    {
      title: 'is not enough for the project, but is all that the wallet holds',
      orderChange: { amount: 50_000n },
      investorChange: { available: 50_000n },
      outcome: 'accepted',
    },
    { title: 'needs no code at 1,000 EUR', orderChange: { amount: 100_000n, isCodeGiven: false }, outcome: 'accepted' },
    { title: 'does not find a private project', projectChange: { isPrivate: true }, outcome: 'not-found' },
    {
      title: 'finds a private project in which the person holds a place',
      projectChange: { isPrivate: true },
      investorChange: { investedIn: new Map([['p', 1n]]) },
      outcome: 'accepted',
    },
    { title: 'does not find a discarded project', projectChange: { phase: 'Discarded' }, outcome: 'not-found' },
    { title: 'does not find an unknown project', orderChange: { projectId: 'q' }, outcome: 'not-found' },
    {
      title: 'is refused for an unknown investor',
      orderChange: { userId: 'v' },
      outcome: 'customer-not-accessible',
    },
    { title: 'does not find a draft', projectChange: { phase: 'Draft' }, outcome: 'not-found' },
  ])('$title', ({ orderChange, projectChange, investorChange, outcome }) => {
    const decision = decideOrder(command(orderChange), stateOf([project(projectChange)], [investor(investorChange)]))
    expect(decision.ok ? 'accepted' : decision.refusal.code).toBe(outcome)
  })

  it('is refused with the first of several refusals in the order of the catalogue', () => {
    const decision = decideOrder(
      command({ amount: 1n }),
      stateOf([project({ phase: 'Closed' })], [investor({ isIdentityApproved: false, available: 0n })]),
    )
    expect(decision).toMatchObject({ refusal: { code: 'identity-not-approved' } })
  })

  it.each<{
    orderChange?: Partial<OrderCommand>
    projectChange?: Partial<ProjectState>
    held?: bigint
    refusal: object
  }>([
    { orderChange: { amount: 49_999n }, refusal: { code: 'below-minimum-investment', params: { minimum: '500.00' } } },
    {
      projectChange: { amountInvested: 940_001n },
      refusal: { code: 'above-project-remainder', params: { maximum: '599.99' } },
    },
    {
      projectChange: { maximumInvestment: 80_000n },
      held: 20_001n,
      refusal: { code: 'above-project-maximum', params: { maximum: '599.99' } },
    },
    {
      projectChange: { maximumInvestment: 80_000n },
      held: 90_000n,
      refusal: { code: 'above-project-maximum', params: { maximum: '0.00' } },
    },
    {
      orderChange: { amount: 500_001n },
      refusal: { code: 'above-available-balance', params: { available: '5000.00' } },
    },
  ])('names the bound in its refusal: $refusal', ({ orderChange, projectChange, held, refusal }) => {
    const holder = investor({ investedIn: new Map(held === undefined ? [] : [['p', held]]) })
    const decision = decideOrder(command(orderChange), stateOf([project(projectChange)], [holder]))
    expect(decision).toMatchObject({ refusal: { ...refusal, path: 'amount' } })
  })
})

describe('a batch of orders', () => {
  const commands = fc.array(
    fc.record({
      userId: fc.constantFrom('a', 'b', 'c'),
      projectId: fc.constantFrom('p', 'q'),
      amount: fc.bigInt(1n, 400_000n),
    }),
    { maxLength: 64 },
  )
  const world = () =>
    stateOf(
      [
        project({ maxInvestorNumber: 2 }),
        project({ projectId: 'q', maximumInvestment: 300_000n, minimumInvestment: 1_000n }),
      ],
      ['a', 'b', 'c'].map((userId) => investor({ userId, walletId: `wallet-${userId}` })),
    )

  it('decides as its orders in chunks of any size, and exceeds no wallet, project or number of places', () => {
    fc.assert(
      fc.property(commands, fc.integer({ min: 1, max: 64 }), (raw, size) => {
        const all = raw.map((each, index) => command({ ...each, orderId: String(index) }))
        const [whole, parts] = [world(), world()]
        const together = decideOrders(all, whole)
        const chunked = []
        for (let start = 0; start < all.length; start += size)
          chunked.push(...decideOrders(all.slice(start, start + size), parts))
        expect(chunked).toEqual(together)
        expect(parts).toEqual(whole)
        for (const { available } of whole.investors.values()) expect(available).toBeGreaterThanOrEqual(0n)
        for (const each of whole.projects.values()) {
          expect(each.amountInvested).toBeLessThanOrEqual(each.financingAmount)
          expect(each.investorCount).toBeLessThanOrEqual(each.maxInvestorNumber ?? Infinity)
        }
      }),
    )
  })

  it('gives the last place to the first investor, and none to the next', () => {
    const orders = ['a', 'b', 'a', 'c'].map((userId) => command({ userId }))
    const state = world()
    expect(decideOrders(orders, state)).toMatchObject([
      { value: { isFirstInProject: true, isLastEuro: false, availableAfter: 440_000n } },
      { value: { isFirstInProject: true, isLastEuro: false, availableAfter: 440_000n } },
      { value: { isFirstInProject: false, isLastEuro: false, availableAfter: 380_000n } },
      { refusal: { code: 'investor-places-taken' } },
    ])
    const held = [...state.investors.values()].map(({ investedIn }) => investedIn.get('p'))
    expect(held).toEqual([120_000n, 60_000n, undefined])
    expect(state.projects.get('p')).toMatchObject({ amountInvested: 180_000n, investorCount: 2 })
  })
})

describe('the explicit consent above 10,000 EUR (handbook rule 7.16)', () => {
  const missing = (total: string) => ({
    code: 'guidance-consent-missing',
    params: { total, cap: '10000.00' },
    path: 'consentsAboveGuidance',
  })
  it.each([
    { title: 'is not needed below it', invested: 0n, amount: 999_999n, consents: false, value: null },
    { title: 'is not needed at exactly 10,000 EUR', invested: 940_000n, amount: 60_000n, consents: false, value: null },
    { title: 'is not stored if it was not needed', invested: 940_000n, amount: 60_000n, consents: true, value: null },
    { title: 'is needed one cent above it', invested: 940_001n, amount: 60_000n, consents: false, total: '10000.01' },
    { title: 'is stored with the total', invested: 940_001n, amount: 60_000n, consents: true, value: 1_000_001n },
  ])('$title', ({ invested, amount, consents, value, total }) => {
    const decision = decideGuidance({ amount, consentsAboveGuidance: consents }, { invested })
    expect(decision).toEqual(total === undefined ? { ok: true, value } : { ok: false, refusal: missing(total) })
  })

  it('is required only if the order is otherwise acceptable', () => {
    const state = stateOf([project()], [investor({ invested: 1_000_000n, available: 59_999n })])
    expect(decideOrder(command(), state)).toMatchObject({
      refusal: { code: 'above-available-balance' },
    })
  })

  it('counts the orders of the same batch, in any project', () => {
    const state = stateOf([project(), project({ projectId: 'q' })], [investor({ invested: 900_000n })])
    const both = [command(), command({ projectId: 'q' })]
    expect(decideOrders(both, state)).toMatchObject([
      { ok: true, value: { consentedTotal: null, largeOrder: null } },
      { ok: false, refusal: missing('10200.00') },
    ])
  })
})

describe('leaving a project', () => {
  const order = {
    orderId: 'o',
    projectId: 'p',
    walletId: 'w',
    amount: 33_333n,
    status: 'pending',
    reflectionEndsAt: new Date('2026-11-24T09:00:00Z'),
  } as const
  const active = { ...order, status: 'active' } as const

  it('costs nothing until the exact end of the reflection period', () => {
    expect(decideRevocation(order, new Date('2026-11-24T08:59:59.999Z'))).toEqual({
      ok: true,
      value: { status: 'cancelled', penaltyAmount: 0n, penalty: 0 },
    })
    expect(decideRevocation(order, new Date('2026-11-24T09:00:00Z'))).toMatchObject({
      refusal: { code: 'reflection-ended' },
    })
  })
  it.each(['active', 'finished', 'cancelled'] as const)('refuses to revoke an order that is %s', (status) => {
    expect(decideRevocation({ ...order, status }, new Date('2026-11-20T09:00:00Z'))).toMatchObject({
      refusal: { code: 'state-forbids' },
    })
  })
  it('costs the cancellation fee after activation, rounded half up to the cent', () => {
    expect(decideDisinvestment(active, { phase: 'Investment', cancellationFee: 250 })).toEqual({
      ok: true,
      value: { status: 'cancelled', penaltyAmount: 833n, penalty: 250 },
    })
    expect(
      decideDisinvestment({ ...active, amount: 50n }, { phase: 'Investment', cancellationFee: 100 }),
    ).toMatchObject({ value: { penaltyAmount: 1n } })
  })
  it.each(['pending', 'finished', 'cancelled'] as const)('refuses to disinvest an order that is %s', (status) => {
    expect(decideDisinvestment({ ...order, status }, { phase: 'Investment', cancellationFee: 250 })).toMatchObject({
      refusal: { code: 'state-forbids' },
    })
  })
  it('is impossible once the project is financed', () => {
    expect(decideDisinvestment(active, { phase: 'Financed', cancellationFee: 250 })).toMatchObject({
      refusal: { code: 'disinvestment-not-possible' },
    })
  })
  it.each([
    { penaltyAmount: 1n, moved: { disinvest: 33_332n, penalty: 1n } },
    { penaltyAmount: 33_332n, moved: { disinvest: 1n, penalty: 33_332n } },
    { penaltyAmount: 0n, moved: { disinvest: 33_333n } },
    { penaltyAmount: 33_333n, moved: { penalty: 33_333n } },
  ])('moves the whole amount out of the escrow with a penalty of $penaltyAmount', ({ penaltyAmount, moved }) => {
    const transfers = transfersOfDeparture(active, { penaltyAmount }, 'disinvest', 't')
    expect(Object.fromEntries(transfers.map(({ kind, amount }) => [kind, amount]))).toEqual(moved)
    expect(transfers.every((transfer) => transfer.debitAccountId === 'p')).toBe(true)
  })
})

/** Handbook rule 25.11. */
describe('an order in a project with reserved room', () => {
  const terms = { financingAmount: 100_000n, minimumInvestment: 10_000n, amountReserved: 60_000n }
  const holder = (userId: string, available: bigint, room?: ReservedRoom) =>
    investor({ userId, available, reservedRooms: new Map(room ? [['p', room]] : []) })
  const two = () => {
    const room = { reservationId: 'r', amount: 60_000n, deposit: 5_000n }
    return stateOf([project(terms)], [holder('ana', 55_000n, room), holder('eva', 100_000n)])
  }

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
    const placed = orders.map(([userId, amount]) => command({ userId, amount }))
    const decided = decideOrders(placed, two()).map((each) =>
      each.ok
        ? [each.value.availableAfter, each.value.reservedRoom?.reservationId]
            .filter((part) => part !== undefined)
            .join(' ')
        : each.refusal.code,
    )
    expect(decided).toEqual(outcomes)
  })

  it('fills the project with its last euro, not with the last unreserved one', () => {
    const all = [command({ userId: 'eva', amount: 40_000n }), command({ userId: 'ana', amount: 60_000n })]
    const lasts = decideOrders(all, two())
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
          holder(
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
          decideOrders([command({ userId: String(index), amount })], stateOf([one], investors))
          expect(money()).toBe(before)
          expect(one.amountReserved).toBe(kept())
          expect(one.amountInvested + one.amountReserved <= one.financingAmount).toBe(true)
          expect(investors.every(({ available }) => available >= 0n)).toBe(true)
        }
      }),
    )
  })
})
