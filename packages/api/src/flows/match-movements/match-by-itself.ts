import { Refusal, stateAfter, bankMovementLifecycle } from '@cauce/contract'
import { inTransaction } from '../../database/index.ts'
import { touchedAt } from '../../http/expect.ts'
import type { Kernel } from '../../kernel.ts'
import {
  decideByHand,
  findWaitingMovements,
  lockMovements,
  suggestMovement,
  weighMovements,
  type MovementRow,
  type Weighed,
} from '../../modules/bank/matching/index.ts'
import { applyMatch, sharesOf } from './apply-match.ts'
import { platformOf } from './match-context.ts'

/** How many movements are weighed at once. */
const STEP = 200

/**
 * Weighs every movement that waits, and matches what is certain. Each match is one transaction that weighs again what it has locked, so
 * that it can be cut off and repeated at any point: what was matched does not wait any more.
 * One movement that fails does not hold up the others; the job is repeated for it.
 */
export async function matchByItself(kernel: Kernel): Promise<void> {
  let after: string | undefined
  const failures: unknown[] = []
  for (;;) {
    const rows = await findWaitingMovements(kernel.database, after, STEP)
    const weighed = await weighMovements(kernel.database, kernel.settings, rows)
    for (const row of rows) {
      const verdict = weighed.get(row.movementId)!
      const isMatched = verdict.tier === 'auto' && (await matchOne(kernel, row.movementId, failures))
      if (!isMatched) await suggest(kernel, row, verdict)
    }
    if (rows.length < STEP) break
    after = rows.at(-1)!.movementId
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some movements could not be matched.')
}

/** Matches one movement if that is still certain. Answers whether it does not wait any more. */
async function matchOne(kernel: Kernel, movementId: string, failures: unknown[]): Promise<boolean> {
  try {
    return await inTransaction(kernel.database, async (tx) => {
      const [row] = await lockMovements(tx, [movementId])
      if (!row || row.settled > 0n) return true
      const verdict = (await weighMovements(tx, kernel.settings, [row])).get(movementId)!
      if (verdict.tier !== 'auto') return false
      const amount = row.amount < 0n ? -row.amount : row.amount
      const targets = verdict.suggestions.map(({ kind, id, amount: expected }) => ({
        kind,
        id,
        amount: expected ?? amount,
      }))
      const decision = decideByHand([{ ...row, state: 'open' }], targets, null)
      if (!decision.ok) return false
      await applyMatch(tx, platformOf(kernel), [row], sharesOf(decision.value, [row]), verdict.reasons)
      return true
    })
  } catch (error) {
    // Decided on by someone else since it was weighed: the next run sees what it is now.
    if (!(error instanceof Refusal)) failures.push(error)
    return false
  }
}

const ACTION_OF = {
  auto: 'suggest',
  high: 'suggest',
  low: 'suggest',
  hold: 'hold',
  none: 'clear',
} as const satisfies Record<Weighed['tier'], keyof typeof bankMovementLifecycle.transitions>

/** Keeps what is suggested, so that the movement is listed and counted among its kind. */
async function suggest(kernel: Kernel, row: MovementRow, { tier, reasons }: Weighed): Promise<void> {
  const state = stateAfter(bankMovementLifecycle, ACTION_OF[tier], row.state)
  const stateReason = tier === 'hold' ? (reasons.at(-1) ?? null) : null
  if (state === undefined || (state === row.state && stateReason === row.stateReason)) return
  await suggestMovement(kernel.database, row.movementId, {
    state,
    stateReason,
    updatedAt: touchedAt(row.updatedAt, kernel.clock.now()),
  })
}
