import { api, type SANDBOX_OUTCOMES } from '@cauce/contract'
import { chanceFor } from '../chance.ts'
import { DECLINE_REASONS, RESUBMISSION_REASONS } from '../texts/reasons.ts'
import type { CustomerStory } from '../texts/customer-stories.ts'
import type { Customer } from './customers.ts'
import { hoursAfter } from '../texts/time.ts'
import type { World } from './world.ts'

type Outcome = (typeof SANDBOX_OUTCOMES)[number]

/** Without an outcome it has only been started. */
interface Attempt {
  readonly at: Date
  readonly outcome?: Outcome
  readonly reason?: string
  readonly decision?: { readonly decision: 'Approved' | 'Declined'; readonly reason?: string }
}

export function planIdentification(world: World, customers: readonly Customer[]): void {
  for (const [index, customer] of customers.entries())
    for (const attempt of attemptsOf(world, customer, index)) planAttempt(world, customer, attempt)
}

function planAttempt(world: World, customer: Customer, { at, outcome, reason, decision }: Attempt): void {
  const { agenda, call, administrators } = world
  agenda.add(at, async () => {
    const { token } = customer.person()
    const { verificationId: id } = await call(token, api.verifications.start)
    if (!outcome) return
    await call(token, api.verifications.play, { params: { id }, body: { outcome, ...(reason && { reason }) } })
    if (!decision) return
    agenda.add(hoursAfter(at, 14), async () => {
      await call(administrators[1].token, api.verifications.decide, { params: { id }, body: decision })
    })
  })
}

const UNDECIDED_HOURS: Readonly<Record<string, number>> = {
  'ainhoa-etxeberria-mendizabal': 30,
  'cooperativa-agraria-valle-del-jerte': 17,
  'bartolome-quintanilla-ordonez': 0.4,
}

function attemptsOf({ moments }: World, { story, joinedAt }: Customer, index: number): Attempt[] {
  const first = hoursAfter(joinedAt, 1)
  switch (story.status) {
    case 'Approved':
      return approvals(story, joinedAt, index)
    case 'Completed':
      return [blurred(first), { at: moments.hoursAgo(UNDECIDED_HOURS[story.key] ?? 30), outcome: 'Completed' }]
    case 'Started':
      return [{ at: moments.hoursAgo(52) }]
    case 'Resubmission':
      return [{ at: first, outcome: 'Resubmission', reason: RESUBMISSION_REASONS[index % 3]! }]
    case 'Declined':
      return [{ at: first, outcome: 'Declined', reason: DECLINE_REASONS[index % 2]! }]
    case 'ExpiredAbandoned':
      return [{ at: hoursAfter(first, 72), outcome: 'ExpiredAbandoned' }]
    default:
      return []
  }
}

function approvals({ key }: CustomerStory, joinedAt: Date, index: number): Attempt[] {
  const at = hoursAfter(joinedAt, chanceFor(`identification/${key}`).between(0.3, 3))
  if (index % 9 === 4) return [blurred(at), { at: hoursAfter(at, 8), outcome: 'Approved' }]
  if (index % 9 === 7) return [{ at, outcome: 'Completed', decision: { decision: 'Approved' } }]
  return [{ at, outcome: 'Approved' }]
}

const blurred = (at: Date): Attempt => ({ at, outcome: 'Resubmission', reason: RESUBMISSION_REASONS[0] })
