import { describe, expect, it } from 'vitest'
import {
  decideApproval,
  decideRejection,
  decideRequest,
  type Pending,
  type RequestFacts,
} from './transactions.domain.ts'

const facts = (change: Partial<RequestFacts> = {}): RequestFacts => ({
  isIdentityApproved: true,
  isBankAccountNamed: true,
  bankAccountState: 'valid',
  available: 10_000n,
  ...change,
})
const codeOf = (decision: { ok: boolean; refusal?: { code: string }; value?: unknown }) =>
  decision.ok ? decision.value : decision.refusal!.code

describe('asking for money in or out', () => {
  it.each<[string, 'income' | 'withdraw', bigint, Partial<RequestFacts>, unknown]>([
    ['an income needs a validated bank account', 'income', 1n, {}, null],
    [
      'an income is refused from an account that waits',
      'income',
      1n,
      { bankAccountState: 'pending' },
      'bank-account-not-valid',
    ],
    [
      "an income is refused from somebody else's account",
      'income',
      1n,
      { bankAccountState: undefined },
      'bank-account-not-valid',
    ],
    [
      'an income is refused without an account',
      'income',
      1n,
      { isBankAccountNamed: false, bankAccountState: undefined },
      'required',
    ],
    ['a withdrawal may take all that is available', 'withdraw', 10_000n, {}, null],
    ['a withdrawal is refused above it', 'withdraw', 10_001n, {}, 'above-available-balance'],
    ['a withdrawal needs approved identity', 'withdraw', 1n, { isIdentityApproved: false }, 'identity-not-approved'],
  ])('%s', (_, type, amount, change, outcome) => {
    expect(codeOf(decideRequest({ type, amount, isByAdministrator: false }, facts(change)))).toBe(outcome)
  })

  it.each([
    ['an income needs no bank account', 'income', null],
    ['a withdrawal needs one, because the money must go somewhere', 'withdraw', 'required'],
  ] as const)('that an administrator enters: %s', (_, type, outcome) => {
    const decision = decideRequest({ type, amount: 1n, isByAdministrator: true }, facts({ isBankAccountNamed: false }))
    expect(codeOf(decision)).toBe(outcome)
  })
})

const now = new Date('2026-11-20T09:00:00Z')
const pending = (change: Partial<Pending> = {}): Pending => ({
  transactionId: 't',
  status: 'pending',
  type: 'income',
  amount: 10_000n,
  userId: 'customer',
  firstApprovedBy: null,
  firstApprovedAt: null,
  hasProof: true,
  ...change,
})
const approver = { adminId: 'ada', fourEyesThreshold: 1_000_000n, now }

describe('approving', () => {
  it.each<[string, Partial<Pending>, unknown]>([
    ['completes a movement with its proof', {}, 'completed'],
    ['is refused without proof', { hasProof: false }, 'proof-required'],
    ['is refused a second time', { status: 'completed' }, 'state-forbids'],
    ['is refused after a rejection', { status: 'rejected' }, 'state-forbids'],
    ["is refused of one's own money", { userId: 'ada' }, 'own-money'],
    ['completes just below the threshold', { amount: 999_999n }, 'completed'],
    ['is a first half from the threshold on', { amount: 1_000_000n }, 'pending'],
    [
      'is completed by a second administrator',
      { amount: 1_000_000n, firstApprovedBy: 'bea', firstApprovedAt: now },
      'completed',
    ],
    [
      'is refused to the maker',
      { amount: 1_000_000n, firstApprovedBy: 'ada', firstApprovedAt: now },
      'maker-is-checker',
    ],
    [
      'starts again when the first half has expired',
      { amount: 1_000_000n, firstApprovedBy: 'ada', firstApprovedAt: new Date('2026-11-18T08:59:59Z') },
      'pending',
    ],
  ])('%s', (_, change, outcome) => {
    expect(codeOf(decideApproval(pending(change), approver))).toEqual(outcome)
  })
})

describe('rejecting', () => {
  it.each<[string, Partial<Pending>, string | null, unknown]>([
    ['keeps its reason', {}, 'Otro importe', { status: 'rejected', rejectReason: 'Otro importe' }],
    ['is refused without a reason', {}, null, 'reason-required'],
    ['is refused after an approval', { status: 'completed' }, 'Tarde', 'state-forbids'],
    ["is refused of one's own money", { userId: 'ada' }, 'No', 'own-money'],
  ])('%s', (_, change, reason, outcome) => {
    expect(codeOf(decideRejection(pending(change), 'ada', reason))).toEqual(outcome)
  })
})
