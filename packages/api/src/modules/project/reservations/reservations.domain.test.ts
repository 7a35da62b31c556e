import { describe, expect, it } from 'vitest'
import {
  coversGuidance,
  decideEnd,
  decideReservation,
  type ReservableProject,
  type ReservationCommand,
  type Reserver,
} from './reservations.domain.ts'

const project = (change: Partial<ReservableProject> = {}): ReservableProject => ({
  phase: 'Preinvestment',
  preinvestorDateEnd: '2026-12-10',
  preinvestorMaxNumber: 20,
  maxInvestorNumber: null,
  preinvestorAmount: 500_000n,
  preinvestorDeposit: 10_000n,
  financingAmount: 1_000_000n,
  minimumInvestment: 50_000n,
  maximumInvestment: null,
  amountReserved: 0n,
  reservationCount: 0,
  ...change,
})
const reserver = (change: Partial<Reserver> = {}): Reserver => ({
  isEmailConfirmed: true,
  isClosing: false,
  freeze: 'none',
  isIdentityApproved: true,
  owesDeclaration: false,
  owesText: false,
  related: 'none',
  hasReserved: false,
  available: 10_000n,
  invested: 0n,
  ...change,
})
const command = (change: Partial<ReservationCommand> = {}): ReservationCommand => ({
  amount: 60_000n,
  isCodeGiven: true,
  consentsAboveGuidance: false,
  ...change,
})

interface Case {
  readonly title: string
  readonly command?: Partial<ReservationCommand>
  readonly project?: Partial<ReservableProject>
  readonly reserver?: Partial<Reserver>
  readonly today?: string
  readonly outcome: string
}

describe('a reservation', () => {
  it.each<Case>([
    { title: 'holds the deposit of the project', outcome: '10000' },
    {
      title: 'holds no more than its amount',
      project: { preinvestorDeposit: 90_000n },
      reserver: { available: 60_000n },
      outcome: '60000',
    },
    {
      title: 'holds nothing where the project asks for no deposit',
      project: { preinvestorDeposit: null },
      reserver: { available: 0n },
      outcome: '0',
    },
    { title: 'may take all that can be reserved, for its deposit', command: { amount: 500_000n }, outcome: '10000' },
    {
      title: 'needs the declaration of the origin of deposits',
      reserver: { owesDeclaration: true },
      outcome: 'origin-not-declared',
    },
    { title: 'needs the new terms accepted', reserver: { owesText: true }, outcome: 'new-text-not-accepted' },
    {
      title: 'is refused in a project whose promoter is an insider',
      reserver: { related: 'insider' },
      outcome: 'promoter-is-insider',
    },
    {
      title: "is refused in the person's own project",
      reserver: { related: 'promoter' },
      outcome: 'promoter-invests',
    },
    {
      title: 'needs the deposit in the wallet',
      reserver: { available: 9_999n },
      outcome: 'deposit-not-covered 100.00',
    },
    {
      title: 'above 1,000 EUR needs a code of this session',
      command: { amount: 100_001n, isCodeGiven: false },
      outcome: 'code-required',
    },
    { title: 'of 1,000 EUR needs none', command: { amount: 100_000n, isCodeGiven: false }, outcome: '10000' },
    { title: 'needs a confirmed e-mail', reserver: { isEmailConfirmed: false }, outcome: 'email-not-confirmed' },
    { title: 'needs an approved identity', reserver: { isIdentityApproved: false }, outcome: 'identity-not-approved' },
    {
      title: 'is refused as long as the account is held',
      reserver: { freeze: 'hold' },
      outcome: 'account-under-review',
    },
    {
      title: 'is refused while the account is being closed',
      reserver: { isClosing: true },
      outcome: 'account-closing',
    },
    { title: 'is refused in phase Investment', project: { phase: 'Investment' }, outcome: 'reserving-not-possible' },
    { title: 'is possible on the last day of preinvestment', today: '2026-12-10', outcome: '10000' },
    { title: 'is refused on the day after it', today: '2026-12-11', outcome: 'reserving-not-possible' },
    {
      title: 'is possible on any day without a last day',
      project: { preinvestorDateEnd: null },
      today: '2027-05-01',
      outcome: '10000',
    },
    { title: 'is one for each person and project', reserver: { hasReserved: true }, outcome: 'already-reserved' },
    { title: 'is refused below the minimum', command: { amount: 49_999n }, outcome: 'below-minimum-investment 500.00' },
    {
      title: 'is refused above what can be reserved',
      command: { amount: 500_001n },
      outcome: 'above-preinvestment-remainder 5000.00',
    },
    {
      title: 'counts the reservations of others',
      project: { amountReserved: 450_000n },
      outcome: 'above-preinvestment-remainder 500.00',
    },
    {
      title: 'may be below the minimum if it takes the rest',
      project: { amountReserved: 460_000n },
      command: { amount: 40_000n },
      outcome: '10000',
    },
    {
      title: 'is limited by the target of the project',
      project: { preinvestorAmount: 9_000_000n },
      command: { amount: 1_000_001n },
      outcome: 'above-preinvestment-remainder 10000.00',
    },
    {
      title: 'is limited by the maximum per person',
      project: { maximumInvestment: 55_000n },
      outcome: 'above-project-maximum 550.00',
    },
    {
      title: 'may be the maximum per person',
      project: { maximumInvestment: 60_000n },
      outcome: '10000',
    },
    { title: 'takes the last place', project: { reservationCount: 19, amountReserved: 1n }, outcome: '10000' },
    {
      title: 'is refused when the places are taken',
      project: { reservationCount: 20, amountReserved: 1n },
      outcome: 'preinvestor-places-taken',
    },
    {
      title: 'is refused when all places of investors are',
      project: { reservationCount: 3, maxInvestorNumber: 3, amountReserved: 1n },
      outcome: 'preinvestor-places-taken',
    },
  ])('$title', (given) => {
    const decision = decideReservation(
      command(given.command),
      project(given.project),
      reserver(given.reserver),
      given.today ?? '2026-11-23',
    )
    const words = decision.ok
      ? [decision.value.deposit]
      : [decision.refusal.code, ...Object.values(decision.refusal.params ?? {})]
    expect(words.join(' ')).toBe(given.outcome)
  })

  it.each([
    {
      title: 'stores the consented total above the guidance',
      invested: 950_000n,
      consents: true,
      total: 1_010_000n,
    },
    {
      title: 'is accepted without consent, which is required when the project opens',
      invested: 950_000n,
      consents: false,
      total: null,
    },
    { title: 'stores no consent up to the guidance', invested: 940_000n, consents: true, total: null },
  ])('$title', ({ invested, consents, total }) => {
    const decision = decideReservation(
      command({ consentsAboveGuidance: consents }),
      project(),
      reserver({ invested }),
      '2026-11-23',
    )
    expect(decision).toEqual({ ok: true, value: { deposit: 10_000n, consentedTotal: total } })
  })
})

describe('the end of a reservation', () => {
  it.each([
    { state: 'placed', withdraw: 'withdrawn', lapse: 'lapsed' },
    { state: 'called', withdraw: 'withdrawn', lapse: 'lapsed' },
    { state: 'converted', withdraw: 'state-forbids', lapse: 'state-forbids' },
  ] as const)('that is $state', ({ state, withdraw, lapse }) => {
    const after = (action: 'withdraw' | 'lapse') => {
      const decision = decideEnd(action, { state })
      return decision.ok ? decision.value : decision.refusal.code
    }
    expect([after('withdraw'), after('lapse')]).toEqual([withdraw, lapse])
  })
})

describe('the consent above the guidance', () => {
  it.each([
    { title: 'covers the total that was shown', consentedTotal: 1_010_000n, invested: 950_000n, covers: true },
    { title: 'covers a lower total', consentedTotal: 1_010_000n, invested: 900_000n, covers: true },
    { title: 'does not cover a higher total', consentedTotal: 1_010_000n, invested: 950_001n, covers: false },
    { title: 'does not exist unless given', consentedTotal: null, invested: 0n, covers: false },
  ])('$title', ({ consentedTotal, invested, covers }) => {
    expect(coversGuidance({ amount: 60_000n, consentedTotal }, invested)).toBe(covers)
  })
})
