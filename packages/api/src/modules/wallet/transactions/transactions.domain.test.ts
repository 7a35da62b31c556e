import { describe, expect, it } from 'vitest'
import { CLEARING_ACCOUNT } from '../ledger/ledger.domain.ts'
import {
  approvalOf,
  decideCancellation,
  decideRejection,
  decideRequest,
  nextOnApproval,
  transfersOfApproval,
  transfersOfRelease,
  transfersOfRequest,
  type Pending,
  type RequestFacts,
} from './transactions.domain.ts'

const facts = (change: Partial<RequestFacts> = {}): RequestFacts => ({
  isClosing: false,
  freeze: 'none',
  payeeTooNewUntil: null,
  isIdentityApproved: true,
  bankAccountState: 'valid',
  isProvenByLine: false,
  available: 10_000n,
  isEmailConfirmed: true,
  held: 10_000n,
  pendingIncomes: 500n,
  undeclared: 900n,
  owesText: false,
  limits: { maximumIncome: 5_000n, maximumWallet: 14_000n, declarationThreshold: 900n },
  ...change,
})
const codeOf = (decision: { ok: boolean; refusal?: { code: string }; value?: unknown }) =>
  decision.ok ? decision.value : decision.refusal!.code

describe('requests for incomes and withdrawals', () => {
  it.each<{
    title: string
    type: 'income' | 'withdraw'
    amount: bigint
    change?: Partial<RequestFacts>
    outcome: unknown
  }>([
    {
      title: 'an income may be announced from an account that awaits validation',
      type: 'income',
      amount: 1n,
      change: { bankAccountState: 'pending' },
      outcome: null,
    },
    {
      title: 'an income is refused from an account that was refused',
      type: 'income',
      amount: 1n,
      change: { bankAccountState: 'error' },
      outcome: 'bank-account-not-valid',
    },
    ...(['pending', 'error'] as const).map((bankAccountState) => ({
      title: `a withdrawal is refused to an account that is ${bankAccountState}`,
      type: 'withdraw' as const,
      amount: 1n,
      change: { bankAccountState },
      outcome: 'bank-account-not-valid',
    })),
    {
      title: 'a withdrawal is refused to an account that only a line has proved',
      type: 'withdraw',
      amount: 1n,
      change: { isProvenByLine: true },
      outcome: 'bank-account-not-valid',
    },
    {
      title: 'an income is refused from the account of another person',
      type: 'income',
      amount: 1n,
      change: { bankAccountState: undefined },
      outcome: 'bank-account-not-valid',
    },
    { title: 'an income may be as large as the wallet has room', type: 'income', amount: 3_500n, outcome: null },
    {
      title: 'an income may be its maximum',
      type: 'income',
      amount: 5_000n,
      change: { held: 0n },
      outcome: null,
    },
    {
      title: 'an income of a person who is not identified yet is possible',
      type: 'income',
      amount: 1n,
      change: { isIdentityApproved: false },
      outcome: null,
    },
    {
      title: 'a withdrawal waits for no new terms',
      type: 'withdraw',
      amount: 1n,
      change: { owesText: true },
      outcome: null,
    },
    {
      title: 'an income is refused as long as the account is held',
      type: 'income',
      amount: 1n,
      change: { freeze: 'hold' },
      outcome: 'account-under-review',
    },
    {
      title: 'a withdrawal is refused as long as the account is held',
      type: 'withdraw',
      amount: 1n,
      change: { freeze: 'hold' },
      outcome: 'account-under-review',
    },
    {
      title: 'an income is refused while the e-mail is not confirmed',
      type: 'income',
      amount: 1n,
      change: { isEmailConfirmed: false },
      outcome: 'email-not-confirmed',
    },
    {
      title: 'a withdrawal is refused while the e-mail is not confirmed, before anything else',
      type: 'withdraw',
      amount: 1n,
      change: { isEmailConfirmed: false, isIdentityApproved: false },
      outcome: 'email-not-confirmed',
    },
    ...(['income', 'withdraw'] as const).map((type) => ({
      title: `a movement of an account being closed is refused: ${type}`,
      type,
      amount: 1n,
      change: { isClosing: true },
      outcome: 'account-closing',
    })),
    { title: 'a withdrawal may take the whole available balance', type: 'withdraw', amount: 10_000n, outcome: null },
    {
      title: 'a withdrawal needs approved identity',
      type: 'withdraw',
      amount: 1n,
      change: { isIdentityApproved: false },
      outcome: 'identity-not-approved',
    },
  ])('$title', ({ type, amount, change, outcome }) => {
    expect(codeOf(decideRequest({ type, amount, isByAdministrator: false }, facts(change)))).toBe(outcome)
  })

  it.each<{ type: 'income' | 'withdraw'; amount: bigint; change?: Partial<RequestFacts>; refusal: object }>([
    { type: 'income', amount: 5_001n, refusal: { code: 'above-income-maximum', params: { maximum: '50.00' } } },
    { type: 'income', amount: 3_501n, refusal: { code: 'above-wallet-maximum', params: { maximum: '35.00' } } },
    { type: 'income', amount: 1n, change: { held: 13_501n }, refusal: { params: { maximum: '0.00' } } },
    {
      type: 'withdraw',
      amount: 10_001n,
      refusal: { code: 'above-available-balance', params: { available: '100.00' } },
    },
  ])('the refusal of $type of $amount cents names its bound: $refusal', ({ type, amount, change, refusal }) => {
    expect(decideRequest({ type, amount, isByAdministrator: false }, facts(change))).toMatchObject({
      refusal: { path: 'amount', ...refusal },
    })
  })

  it.each<{ title: string; change?: Partial<RequestFacts>; income: unknown; withdraw: unknown }>([
    {
      title: 'is possible for a verified customer with a validated account, even if the e-mail is not confirmed',
      change: { isEmailConfirmed: false },
      income: null,
      withdraw: null,
    },
    {
      title: 'is refused for a customer whose identity is not approved',
      change: { isIdentityApproved: false },
      income: 'customer-not-verified',
      withdraw: 'customer-not-verified',
    },
    {
      title: 'is refused with an account that awaits validation',
      change: { bankAccountState: 'pending' },
      income: 'bank-account-not-valid',
      withdraw: 'bank-account-not-valid',
    },
    {
      title: 'is refused without an account of the customer',
      change: { bankAccountState: undefined },
      income: 'bank-account-not-valid',
      withdraw: 'bank-account-not-valid',
    },
    {
      title: 'is refused above the available balance if it is a withdrawal',
      change: { available: 0n },
      income: null,
      withdraw: 'above-available-balance',
    },
  ])('that an administrator enters $title', ({ change, ...outcomes }) => {
    for (const type of ['income', 'withdraw'] as const)
      expect(codeOf(decideRequest({ type, amount: 1n, isByAdministrator: true }, facts(change)))).toBe(outcomes[type])
  })
})

const now = new Date('2026-11-20T09:00:00Z')
const pending = (change: Partial<Pending> = {}): Pending => ({
  transactionId: 't',
  status: 'pending',
  type: 'income',
  amount: 10_000n,
  userId: 'customer',
  issuerName: 'user-wallet',
  accountHoldId: null,
  createdBy: 'customer',
  firstApprovedBy: null,
  firstApprovedAt: null,
  ...change,
})

describe('approving', () => {
  it('is refused of a movement that is decided or cancelled', () => {
    for (const status of ['completed', 'rejected', 'cancelled'] as const)
      expect(codeOf(nextOnApproval({ status }))).toBe('state-forbids')
  })

  const first = { firstApprovedBy: 'bea', firstApprovedAt: now }
  it.each<{ title: string; change: Partial<Pending>; firstBy: string | null }>([
    { title: 'none', change: {}, firstBy: null },
    { title: 'a first approval', change: first, firstBy: 'bea' },
    {
      title: 'none once it has expired',
      change: { ...first, firstApprovedAt: new Date('2026-11-18T08:59:59Z') },
      firstBy: null,
    },
    {
      title: 'who entered it, who needs not approve it too',
      change: { issuerName: 'admin-backoffice', createdBy: 'bea' },
      firstBy: 'bea',
    },
  ])('has as the first of two: $title', ({ change, firstBy }) => {
    expect(approvalOf(pending(change), now).firstBy).toBe(firstBy)
  })
})

describe('rejecting', () => {
  it.each<{ title: string; change?: Partial<Pending>; reason: string | null; outcome: unknown }>([
    {
      title: 'keeps its reason',
      reason: 'Otro importe',
      outcome: { status: 'rejected', rejectReason: 'Otro importe' },
    },
    { title: 'is refused without a reason', reason: null, outcome: 'reason-required' },
    {
      title: 'is refused after an approval',
      change: { status: 'completed' },
      reason: 'Tarde',
      outcome: 'state-forbids',
    },
    {
      title: "is refused for the administrator's own money",
      change: { userId: 'ada' },
      reason: 'No',
      outcome: 'own-money',
    },
  ])('$title', ({ change, reason, outcome }) => {
    expect(codeOf(decideRejection(pending(change), 'ada', reason))).toEqual(outcome)
  })
})

describe('the postings', () => {
  const accounts = { walletId: 'wallet', reservedAccountId: 'reserved' }
  const posted = (transfers: ReturnType<typeof transfersOfRequest>) =>
    transfers.map(({ kind, debitAccountId, creditAccountId }) => [kind, debitAccountId, creditAccountId])
  it.each([
    { type: 'income', request: [], approval: [['income', CLEARING_ACCOUNT, 'wallet']], rejection: [] },
    {
      type: 'withdraw',
      request: [['reserve', 'wallet', 'reserved']],
      approval: [['withdraw', 'reserved', CLEARING_ACCOUNT]],
      rejection: [['release', 'reserved', 'wallet']],
    },
  ] as const)('of $type move the money of its request, approval and rejection', ({ type, ...expected }) => {
    const movement = pending({ type })
    expect(posted(transfersOfRequest(movement, accounts))).toEqual(expected.request)
    expect(posted(transfersOfApproval(movement, accounts))).toEqual(expected.approval)
    expect(posted(transfersOfRelease(movement, accounts))).toEqual(expected.rejection)
  })
})

describe('cancelling', () => {
  it.each<{ title: string; change?: Partial<Pending>; userId?: string; outcome: unknown }>([
    { title: "ends the person's own request", outcome: 'cancelled' },
    { title: 'is refused after an approval', change: { status: 'completed' }, outcome: 'state-forbids' },
    { title: 'is refused a second time', change: { status: 'cancelled' }, outcome: 'state-forbids' },
    { title: 'is refused to another person', userId: 'ben', outcome: 'forbidden' },
    {
      title: 'is refused for a movement entered by an administrator',
      change: { issuerName: 'admin-backoffice', createdBy: 'ada' },
      outcome: 'forbidden',
    },
  ])('$title', ({ change, userId = pending().userId, outcome }) => {
    expect(codeOf(decideCancellation(pending(change), userId))).toEqual(outcome)
  })
})
