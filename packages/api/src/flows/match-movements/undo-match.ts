import { api, bankMovementLifecycle, Refusal, stateAfter } from '@cauce/contract'
import type { Call } from '../../http/bind.ts'
import { expectUnchanged, found, touchedAt } from '../../http/expect.ts'
import type { Kernel } from '../../kernel.ts'
import {
  lockAllocations,
  lockMovements,
  undoAllocation,
  updateMovement,
  type MovementRow,
} from '../../modules/bank/matching/index.ts'
import { OWN_ACCOUNT, post, UNASSIGNED_ACCOUNT, UNEXPLAINED_ACCOUNT } from '../../modules/wallet/ledger/index.ts'
import { once } from '../../platform/idempotency/index.ts'
import { administratorOf, recordMovement, viewIn } from './match-context.ts'
import { takeBack } from './reverse-allocation.ts'

type Endpoint = typeof api.matching.undo

/**
 * Reverses postings, deletes nothing; a credited income is followed by a platform withdrawal. The movement waits again.
 */
export async function undoMatch(kernel: Kernel, call: Call<Endpoint>) {
  return once(kernel, api.matching.undo, call, async (tx) => {
    const [row] = await lockMovements(tx, [call.params.id])
    const movement = found(row)
    expectUnchanged(movement.updatedAt, call.body.updatedAt)
    const state = stateAfter(bankMovementLifecycle, 'undo', movement.state)
    if (state === undefined) throw new Refusal({ code: 'state-forbids', params: { state: movement.state } })
    const matcher = administratorOf(kernel, call, call.body.reason)
    const before = await viewIn(tx, matcher, movement.movementId)
    const allocations = await lockAllocations(tx, movement.movementId)
    const userIds: (string | null)[] = []
    for (const allocation of allocations) {
      userIds.push(await takeBack(tx, matcher, movement, allocation))
      await undoAllocation(tx, allocation.allocationId, { undoneBy: matcher.adminId!, undoneAt: matcher.now })
    }
    if (movement.state === 'set_aside') await post(tx, [takenOutOfOwn(movement)], matcher.now)
    await updateMovement(tx, movement.movementId, {
      state,
      stateReason: null,
      settled: 0n,
      updatedAt: touchedAt(movement.updatedAt, matcher.now),
    })
    const after = await viewIn(tx, matcher, movement.movementId)
    await recordMovement(tx, matcher, before, after, userIds[0] ?? null)
    return { answer: after, effectId: movement.movementId }
  })
}

const takenOutOfOwn = ({ movementId, amount }: MovementRow) => ({
  kind: 'set_aside' as const,
  movementId,
  ...(amount > 0n
    ? { debitAccountId: OWN_ACCOUNT, creditAccountId: UNASSIGNED_ACCOUNT, amount }
    : { debitAccountId: UNEXPLAINED_ACCOUNT, creditAccountId: OWN_ACCOUNT, amount: -amount }),
})
