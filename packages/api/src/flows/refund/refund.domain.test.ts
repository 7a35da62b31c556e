import { expect, it } from 'vitest'
import { decideRefund, type RefundFacts } from './refund.domain.ts'

const now = new Date('2026-11-20T09:00:00Z')
const askedBy = (adminId: string) => ({ adminId, approvedAt: now })
const facts = (change: Partial<RefundFacts> = {}): RefundFacts => ({
  phaseName: 'Investment',
  amountInEscrow: 100n,
  amountInvested: 100n,
  first: null,
  isOwnMoney: false,
  ...change,
})

it.each<[string, Partial<RefundFacts>, string]>([
  ['is done at once below the threshold', { amountInEscrow: 99n, amountInvested: 99n }, 'complete'],
  ['is only asked for from the threshold on', {}, 'first-half'],
  ['is done by a second administrator', { first: askedBy('bea') }, 'complete'],
  ['is refused to who asked for it', { first: askedBy('ada') }, 'maker-is-checker'],
  ['is possible of a financed project with its money', { phaseName: 'Financed', first: askedBy('bea') }, 'complete'],
  ['is refused once the promoter has been paid', { phaseName: 'Financed', amountInEscrow: 0n }, 'state-forbids'],
  ['is refused to who has invested in it', { isOwnMoney: true }, 'own-money'],
  ['is refused of a project that has ended', { phaseName: 'Closed' }, 'state-forbids'],
  ['is refused of a draft', { phaseName: 'Draft', amountInEscrow: 0n, amountInvested: 0n }, 'state-forbids'],
])('a refund %s', (_, change, outcome) => {
  const decision = decideRefund(facts(change), { adminId: 'ada', fourEyesThreshold: 100n, now })
  expect(decision.ok ? decision.value : decision.refusal.code).toBe(outcome)
})
