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

it.each<[title: string, change: Partial<RefundFacts>, outcome: string]>([
  ['is done at once below the threshold', { amountInEscrow: 99n, amountInvested: 99n }, 'goes'],
  ['is a first approval from the threshold on', {}, 'first'],
  ['is done by a second administrator', { first: askedBy('bea') }, 'goes'],
  ['is refused to the administrator who approved first', { first: askedBy('ada') }, 'maker-is-checker'],
  [
    'is possible for a financed project that still holds its money',
    { phaseName: 'Financed', first: askedBy('bea') },
    'goes',
  ],
  ['is refused once the promoter has been paid', { phaseName: 'Financed', amountInEscrow: 0n }, 'state-forbids'],
  ['is refused to an administrator who has invested in the project', { isOwnMoney: true }, 'own-money'],
  ['is refused for a closed project', { phaseName: 'Closed' }, 'state-forbids'],
  ['is refused for a draft', { phaseName: 'Draft', amountInEscrow: 0n, amountInvested: 0n }, 'state-forbids'],
])('a refund %s', (_title, change, outcome) => {
  const decision = decideRefund(facts(change), { hands: new Set(['ada']), fourEyesThreshold: 100n, now })
  expect(decision.ok ? decision.value : decision.refusal.code).toBe(outcome)
})
