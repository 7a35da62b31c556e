import type { CreditFacts, ExpectedIncome, MatchTarget, PersonFacts } from '../credit-facts.domain.ts'

export const limits = { fourEyesThreshold: 1_000_000n, unannouncedMaximum: 300_000n }
export const day = (number: number) => new Date(Date.UTC(2026, 10, number))
export const income = (
  transactionId: string,
  amount: bigint,
  change: Partial<ExpectedIncome> = {},
): ExpectedIncome => ({
  transactionId,
  amount,
  createdAt: day(1),
  isBooked: false,
  isEntered: false,
  unprovenIban: null,
  ...change,
})
export const ana = (change: Partial<PersonFacts> = {}): PersonFacts => ({
  userId: 'ana',
  walletId: 'wallet-ana',
  name: 'Ana Ferrer Soler',
  state: 'active',
  isIdentityApproved: true,
  ownsSenderIban: false,
  accountWriters: [],
  nameWriters: [],
  incomes: [],
  ...change,
})
export const ben = (change: Partial<PersonFacts> = {}): PersonFacts =>
  ana({ userId: 'ben', walletId: 'wallet-ben', name: 'Benito Olano Ibarra', ...change })
export const credit = (change: Partial<CreditFacts> = {}): CreditFacts => ({
  amount: 50_000n,
  kind: 'transfer',
  senderName: 'FERRER SOLER ANA',
  senderIban: 'ES01',
  text: '',
  referencedWalletIds: [],
  ...change,
})
export const referenced = (change: Partial<CreditFacts> = {}) =>
  credit({ referencedWalletIds: ['wallet-ana'], ...change })
export const incomes = (...transactionIds: string[]): MatchTarget => ({
  kind: 'incomes',
  userId: 'ana',
  transactionIds,
})
export const fresh: MatchTarget = { kind: 'new-income', userId: 'ana', walletId: 'wallet-ana' }
export const expected = [income('i', 50_000n)]
export const own = { ownsSenderIban: true }
