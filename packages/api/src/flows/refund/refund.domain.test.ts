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

it.each<{ title: string; change: Partial<RefundFacts>; outcome: string }>([
  {
    title: 'is done at once below the threshold',
    change: { amountInEscrow: 99n, amountInvested: 99n },
    outcome: 'goes',
  },
  { title: 'is a first approval from the threshold on', change: {}, outcome: 'first' },
  { title: 'is done by a second administrator', change: { first: askedBy('bea') }, outcome: 'goes' },
  {
    title: 'is refused to the administrator who approved first',
    change: { first: askedBy('ada') },
    outcome: 'maker-is-checker',
  },
  {
    title: 'is possible for a financed project that still holds its money',
    change: { phaseName: 'Financed', first: askedBy('bea') },
    outcome: 'goes',
  },
  {
    title: 'is refused once the promoter has been paid',
    change: { phaseName: 'Financed', amountInEscrow: 0n },
    outcome: 'state-forbids',
  },
  {
    title: 'is refused to an administrator who has invested in the project',
    change: { isOwnMoney: true },
    outcome: 'own-money',
  },
  { title: 'is refused for a closed project', change: { phaseName: 'Closed' }, outcome: 'state-forbids' },
  {
    title: 'is refused for a draft',
    change: { phaseName: 'Draft', amountInEscrow: 0n, amountInvested: 0n },
    outcome: 'state-forbids',
  },
])('a refund $title', ({ change, outcome }) => {
  const decision = decideRefund(facts(change), { hands: new Set(['ada']), fourEyesThreshold: 100n, now })
  expect(decision.ok ? decision.value : decision.refusal.code).toBe(outcome)
})
