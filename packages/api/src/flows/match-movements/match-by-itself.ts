import { Refusal, stateAfter, bankMovementLifecycle } from '@cauce/contract'
import { inTransaction } from '../../database/index.ts'
import { touchedAt } from '../../http/expect.ts'
import type { Kernel } from '../../kernel.ts'
import {
  decideByHand,
  findWaitingMovements,
  lockMovements,
  queueMoreMatching,
  suggestMovements,
  weighMovements,
  type MovementRow,
  type Suggestion,
  type Weighed,
} from '../../modules/bank/matching/index.ts'
import { applyMatch, sharesOf } from './apply-match.ts'
import { platformOf } from './match-context.ts'

/** How many movements are weighed at once. */
const STEP = 200
/** How many movements one run weighs: a job that took a quarter of an hour would be taken for abandoned, and run twice. */
const RUN = 5_000

interface Part {
  /** The movement after which the run begins; without one, with the first. */
  readonly after?: string
  readonly step?: number
  readonly run?: number
}

/**
 * Weighs the movements that wait, and matches what is certain; a further run goes on where this one ends. Each match is one transaction that weighs again what it has locked, so
 * that it can be cut off and repeated at any point: what was matched does not wait any more.
 * One movement that fails does not hold up the others; the job is repeated for it.
 */
export async function matchByItself(kernel: Kernel, { after, step = STEP, run = RUN }: Part = {}): Promise<void> {
  let last = after
  const failures: unknown[] = []
  for (let weighing = 0; weighing < run; weighing += step) {
    const rows = await findWaitingMovements(kernel.database, last, step)
    const weighed = await weighMovements(kernel.database, kernel.settings, rows)
    const suggestions: Suggestion[] = []
    for (const row of rows) {
      const verdict = weighed.get(row.movementId)!
      const isMatched = verdict.tier === 'auto' && (await matchOne(kernel, row.movementId, failures))
      if (!isMatched) suggestions.push(...suggestionOf(kernel, row, verdict))
    }
    await inTransaction(kernel.database, (tx) => suggestMovements(tx, suggestions))
    last = rows.length < step ? undefined : rows.at(-1)!.movementId
    if (last === undefined) break
  }
  // Before it throws: the run that is repeated for what failed would not be certain to come to its end.
  if (last !== undefined) await queueMoreMatching(kernel.database, last)
  if (failures.length > 0) throw new AggregateError(failures, 'Some movements could not be matched.')
}

/** Matches one movement if that is still certain. Answers whether it does not wait any more. */
async function matchOne(kernel: Kernel, movementId: string, failures: unknown[]): Promise<boolean> {
  try {
    return await inTransaction(kernel.database, async (tx) => {
      const [row] = await lockMovements(tx, [movementId])
      // Matched, set aside or sent back by an administrator since it was listed.
      if (!row || stateAfter(bankMovementLifecycle, 'match', row.state) === undefined) return true
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

/** What is suggested of a movement, so that it is listed and counted among its kind; nothing if that is known. */
function suggestionOf({ clock }: Kernel, row: MovementRow, { tier, reasons }: Weighed): readonly Suggestion[] {
  const state = stateAfter(bankMovementLifecycle, ACTION_OF[tier], row.state)
  const stateReason = tier === 'hold' ? (reasons.at(-1) ?? null) : null
  if (state === undefined || (state === row.state && stateReason === row.stateReason)) return []
  const { movementId, updatedAt } = row
  return [{ movementId, state, stateReason, updatedAt: touchedAt(updatedAt, clock.now()) }]
}
