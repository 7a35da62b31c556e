import { moneyValue, Refusal, type MatchReason } from '@cauce/contract'
import { touchedAt } from '../../http/expect.ts'
import type { Transaction } from '../../database/index.ts'
import { userIdOf } from '../../http/actor.ts'
import type { Call } from '../../http/bind.ts'
import type { Kernel } from '../../kernel.ts'
import {
  findMatchingView,
  isOwnMovement,
  updateMovement,
  type MatchingView,
  type MovementRow,
} from '../../modules/bank/matching/index.ts'
import { findHandsOf } from '../../platform/four-eyes.queries.ts'
import { audit, auditPlatform, type Audited } from '../../platform/audit/index.ts'

export interface Matcher {
  readonly kernel: Kernel
  readonly now: Date
  /** Null for the platform. */
  readonly adminId: string | null
  /** Administrator's reason. */
  readonly reason: string | null
  readonly record: (tx: Transaction, audited: Audited) => Promise<void>
}

export function administratorOf(
  kernel: Kernel,
  call: Pick<Call, 'actor' | 'address' | 'operation' | 'request'>,
  reason: string | null | undefined,
): Matcher {
  return {
    kernel,
    now: kernel.clock.now(),
    adminId: userIdOf(call.actor),
    reason: reason ?? null,
    record: (tx, audited) => audit(kernel, tx, call, audited),
  }
}

export const handOf = ({ adminId }: Pick<Matcher, 'adminId'>) =>
  adminId === null ? ({ as: 'platform' } as const) : ({ as: 'staff', userId: adminId } as const)

export const platformOf = (kernel: Kernel): Matcher => ({
  kernel,
  now: kernel.clock.now(),
  adminId: null,
  reason: null,
  record: (tx, audited) => auditPlatform(kernel, tx, 'matching.match', audited),
})

/** Refuses `own-money` (decision four-eyes-approval). */
export async function expectForeign(
  tx: Transaction,
  { adminId, now }: Pick<Matcher, 'adminId' | 'now'>,
  movements: readonly Pick<MovementRow, 'movementId'>[],
): Promise<void> {
  const ids = movements.map(({ movementId }) => movementId)
  if (adminId !== null && (await isOwnMovement(tx, ids, await findHandsOf(tx, adminId, now))))
    throw new Refusal({ code: 'own-money' })
}

export type Reasons = readonly MatchReason[]

export async function viewIn(tx: Transaction, { kernel }: Pick<Matcher, 'kernel'>, id: string): Promise<MatchingView> {
  return (await findMatchingView(tx, kernel.parameters, id))!
}

/** Audits state and allocations, not suggestions. */
export async function recordMovement(
  tx: Transaction,
  matcher: Matcher,
  before: MatchingView,
  after: MatchingView,
  userId: string | null = null,
): Promise<void> {
  await matcher.record(tx, {
    recordId: after.movementId,
    userId,
    before: decidedOf(before),
    after: decidedOf(after),
    reason: matcher.reason,
  })
}

const decidedOf = ({ movementId, amount, state, stateReason, allocations }: MatchingView) => ({
  movementId,
  amount,
  state,
  stateReason,
  allocations: allocations
    .filter(({ undoneAt }) => undoneAt === null)
    .flatMap((part) => [part.name, moneyValue(part.amount)]),
})

export async function waitForSecond(tx: Transaction, matcher: Matcher, movement: MovementRow, before: MatchingView) {
  const { movementId, updatedAt } = movement
  await updateMovement(tx, movementId, { updatedAt: touchedAt(updatedAt, matcher.now) })
  const after = await viewIn(tx, matcher, movementId)
  await recordMovement(tx, matcher, before, after)
  return after
}
