import { expect, it } from 'vitest'
import { decideRefund, type RefundFacts } from './refund.domain.ts'

const facts = (change: Partial<RefundFacts> = {}): RefundFacts => ({
  phase: 'Investment',
  escrow: 100n,
  amountInvested: 100n,
  requestedBy: null,
  ...change,
})

it.each<[string, Partial<RefundFacts>, string]>([
  ['is done at once below the threshold', { escrow: 99n, amountInvested: 99n }, 'refund'],
  ['asks for a second administrator from the threshold on', {}, 'ask'],
  ['is done by a second administrator', { requestedBy: 'bea' }, 'refund'],
  ['is refused to who asked for it', { requestedBy: 'ada' }, 'maker-is-checker'],
  ['is possible of a financed project whose money is still there', { phase: 'Financed', requestedBy: 'bea' }, 'refund'],
  ['is refused once the promoter has been paid', { phase: 'Financed', escrow: 0n }, 'state-forbids'],
  ['is refused of a project that has ended', { phase: 'Closed' }, 'state-forbids'],
  ['is refused of a draft', { phase: 'Draft', escrow: 0n, amountInvested: 0n }, 'state-forbids'],
])('a refund %s', (_, change, outcome) => {
  const decision = decideRefund(facts(change), 'ada', 100n)
  expect(decision.ok ? decision.value : decision.refusal.code).toBe(outcome)
})
