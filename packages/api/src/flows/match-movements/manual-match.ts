import { api, Refusal } from '@cauce/contract'
import type { Transaction } from '../../database/index.ts'
import { userIdOf } from '../../http/actor.ts'
import type { Call } from '../../http/bind.ts'
import { accepted, expectUnchanged, touchedAt } from '../../http/expect.ts'
import type { Kernel } from '../../kernel.ts'
import {
  decideManualMatch,
  findPayments,
  lockMovements,
  updateMovement,
  viewsOf,
  type ManualTarget,
  type MovementRow,
} from '../../modules/bank/matching/index.ts'
import { findTransaction } from '../../modules/wallet/transactions/index.ts'
import { findWallet } from '../../modules/wallet/wallets/index.ts'
import { once } from '../../platform/idempotency/index.ts'
import { applyMatch, sharesOf } from './apply-match.ts'
import { administratorOf, expectForeign, recordMovement, viewIn, type Matcher } from './match-context.ts'
import { known, prepareTargets } from './prepare-targets.ts'

type Endpoint = typeof api.matching.match

/** From the four-eyes threshold the first administrator prepares and a second matches. */
export async function matchManually(kernel: Kernel, call: Call<Endpoint>) {
  return once(kernel, api.matching.match, call, async (tx) => {
    const { movements: asked, targets, reason } = call.body
    const movements = await lockMovements(
      tx,
      asked.map(({ movementId }) => movementId),
    )
    if (movements.length < asked.length) throw new Refusal({ code: 'not-found' })
    for (const movement of movements)
      expectUnchanged(movement.updatedAt, asked.find(({ movementId }) => movementId === movement.movementId)!.updatedAt)
    const parts = accepted(decideManualMatch(movements, targets, reason))
    const matcher = administratorOf(kernel, call, reason)
    await expectForeign(tx, matcher, movements)
    for (const target of targets) await expectForeignTarget(tx, target, userIdOf(call.actor))
    const prepared = await prepareTargets(tx, matcher, movements, targets)
    if (prepared === null) await applyMatch(tx, matcher, movements, sharesOf(parts, movements), ['by-hand'])
    else await prepare(tx, matcher, movements, prepared)
    const ids = movements.map(({ movementId }) => movementId)
    const matched = await viewsOf(tx, kernel.settings, await lockMovements(tx, ids))
    return { answer: { movements: matched }, effectId: ids[0]! }
  })
}

/** Nobody matches money to their own wallet (decision 006). */
async function expectForeignTarget(tx: Transaction, { kind, id }: ManualTarget, adminId: string): Promise<void> {
  const userId = await ownerOf(tx, kind, id)
  if (userId === adminId) throw new Refusal({ code: 'own-money' })
}

async function ownerOf(tx: Transaction, kind: ManualTarget['kind'], id: string): Promise<string | null> {
  if (kind === 'distribution') return null
  if (kind === 'income') return known(await findTransaction(tx, id)).row.userId
  if (kind === 'wallet') return known(await findWallet(tx, id)).userId
  return known((await findPayments(tx, [id]))[0]).row.userId
}

/** First key: nothing moves yet. */
async function prepare(
  tx: Transaction,
  matcher: Matcher,
  movements: readonly MovementRow[],
  preparedId: string,
): Promise<void> {
  for (const { movementId, updatedAt } of movements) {
    const before = await viewIn(tx, matcher, movementId)
    await updateMovement(tx, movementId, { preparedId, updatedAt: touchedAt(updatedAt, matcher.now) })
    await recordMovement(tx, matcher, before, await viewIn(tx, matcher, movementId))
  }
}
