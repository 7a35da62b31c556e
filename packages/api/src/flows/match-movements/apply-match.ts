import { bankMovementLifecycle, byKey, stateAfter, type Cents } from '@cauce/contract'
import type { Transaction } from '../../database/index.ts'
import { touchedAt } from '../../http/expect.ts'
import { uuidv7 } from '../../ids.ts'
import {
  insertAllocations,
  updateMovement,
  type ManualTarget,
  type MatchingView,
  type MatchPart,
  type MovementRow,
} from '../../modules/bank/matching/index.ts'
import { creditIncome } from './credit-income.ts'
import { settleDistribution } from './settle-booked.ts'
import { settlePayment } from './settle-payment.ts'
import { recordMovement, viewIn, type Matcher, type Reasons } from './match-context.ts'

export interface Share {
  readonly target: ManualTarget
  readonly parts: readonly { readonly movement: MovementRow; readonly amount: Cents }[]
}

/** In a fixed order, so that concurrent matches lock alike. */
export function sharesOf(parts: readonly MatchPart[], movements: readonly MovementRow[]): Share[] {
  const movementOf = new Map(movements.map((movement) => [movement.movementId, movement]))
  const grouped = Map.groupBy(parts, ({ target }) => target)
  return [...grouped]
    .map(([target, own]) => ({
      target,
      parts: own.map(({ movementId, amount }) => ({ movement: movementOf.get(movementId)!, amount })),
    }))
    .toSorted(byKey(({ target }) => target.id))
}

/**
 * Posts, completes incomes, allocates, audits and mails for locked movements. Throws a refusal if a target has changed.
 */
export async function applyMatch(
  tx: Transaction,
  matcher: Matcher,
  movements: readonly MovementRow[],
  shares: readonly Share[],
  reasons: Reasons,
): Promise<void> {
  const before: MatchingView[] = []
  // Sequential: one query at a time per connection.
  for (const { movementId } of movements) before.push(await viewIn(tx, matcher, movementId))
  const userIds: (string | null)[] = []
  for (const share of shares) {
    const { target, userId } = await settle(tx, matcher, share)
    userIds.push(userId)
    await insertAllocations(
      tx,
      share.parts.map(({ movement, amount }) => ({
        allocationId: uuidv7(matcher.now),
        movementId: movement.movementId,
        ...target,
        amount,
        reasons: [...reasons],
        automatic: matcher.adminId === null,
        createdBy: matcher.adminId,
        createdAt: matcher.now,
      })),
    )
  }
  for (const [index, movement] of movements.entries()) {
    await updateMovement(tx, movement.movementId, {
      state: stateAfter(bankMovementLifecycle, 'match', movement.state)!,
      stateReason: null,
      settled: movement.amount < 0n ? -movement.amount : movement.amount,
      updatedAt: touchedAt(movement.updatedAt, matcher.now),
    })
    await recordMovement(
      tx,
      matcher,
      before[index]!,
      await viewIn(tx, matcher, movement.movementId),
      userIds[0] ?? null,
    )
  }
}

interface Settled {
  readonly target: { readonly transactionId?: string; readonly distributionId?: string; readonly paymentId?: string }
  readonly userId: string | null
}

async function settle(tx: Transaction, matcher: Matcher, share: Share): Promise<Settled> {
  switch (share.target.kind) {
    case 'distribution':
      return settleDistribution(tx, matcher, share)
    case 'payment':
      return settlePayment(tx, matcher, share)
    default:
      return creditIncome(tx, matcher, share)
  }
}
