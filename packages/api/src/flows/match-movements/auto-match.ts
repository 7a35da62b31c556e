import { Refusal, stateAfter, bankMovementLifecycle, moneyValue } from '@cauce/contract'
import { maskIbanShort } from '@cauce/format'
import { inTransaction, type Transaction } from '../../database/index.ts'
import { touchedAt } from '../../http/expect.ts'
import type { Kernel } from '../../kernel.ts'
import {
  decideManualMatch,
  findWaitingMovements,
  lockMovements,
  queueMatching,
  queueMoreMatching,
  suggestMovements,
  evaluateMovements,
  type MovementRow,
  type Suggestion,
  type Evaluated,
} from '../../modules/bank/matching/index.ts'
import { tellAdministrators } from '../../modules/account/access-changes/index.ts'
import { applyMatch, sharesOf } from './apply-match.ts'
import { passShares } from './gate-match.ts'
import { platformOf } from './match-context.ts'

/** Movements evaluated at once. */
const STEP = 200
/** A job of a quarter of an hour would look abandoned and run twice. */
const RUN = 5_000

interface Part {
  /** Cursor; undefined: from the first. */
  readonly after?: string
  readonly step?: number
  readonly run?: number
}

/**
 * Matches open movements automatically, one transaction each that re-evaluates under the lock; safe to repeat. A
 * failure does not stop the others, and the job is retried for it.
 */
export async function autoMatch(kernel: Kernel, { after, step = STEP, run = RUN }: Part = {}): Promise<void> {
  let last = after
  let hasMatched = false
  const failures: unknown[] = []
  for (let evaluated = 0; evaluated < run; evaluated += step) {
    const rows = await findWaitingMovements(kernel.database, { now: kernel.clock.now(), after: last, limit: step })
    if (await matchOrSuggest(kernel, rows, failures)) hasMatched = true
    last = rows.length < step ? undefined : rows.at(-1)!.movementId
    if (last === undefined) break
  }
  // Before throwing: the retry might not reach the end.
  if (last !== undefined) await queueMoreMatching(kernel.database, last)
  // What was matched may have made others certain.
  if (hasMatched) await queueMatching(kernel.database)
  if (failures.length > 0) throw new AggregateError(failures, 'Some movements could not be matched.')
}

/** @returns whether any was matched */
async function matchOrSuggest(kernel: Kernel, rows: readonly MovementRow[], failures: unknown[]): Promise<boolean> {
  const verdicts = await evaluateMovements(kernel.database, kernel.parameters, rows)
  const suggestions: Suggestion[] = []
  const elsewhere: Elsewhere[] = []
  let hasMatched = false
  for (const row of rows) {
    const verdict = verdicts.get(row.movementId)!
    const isMatched = verdict.tier === 'auto' && (await matchOne(kernel, row.movementId, failures))
    hasMatched ||= isMatched
    const suggestion = isMatched ? undefined : suggestionOf(kernel, row, verdict)
    if (suggestion) suggestions.push(suggestion)
    if (suggestion?.stateReason === 'payee-differs') elsewhere.push({ row, verdict })
  }
  await inTransaction(kernel.database, async (tx) => {
    await suggestMovements(tx, suggestions)
    for (const one of elsewhere) await alert(kernel, tx, one)
  })
  return hasMatched
}

async function matchOne(kernel: Kernel, movementId: string, failures: unknown[]): Promise<boolean> {
  try {
    return await inTransaction(kernel.database, async (tx) => {
      const [row] = await lockMovements(tx, [movementId])
      // Decided by an administrator since it was listed.
      if (!row || stateAfter(bankMovementLifecycle, 'match', row.state) === undefined) return true
      const verdict = (await evaluateMovements(tx, kernel.parameters, [row])).get(movementId)!
      if (verdict.tier !== 'auto') return false
      const amount = row.amount < 0n ? -row.amount : row.amount
      const targets = verdict.suggestions.map(({ kind, id, amount: expected }) => ({
        kind,
        id,
        amount: expected ?? amount,
      }))
      const decision = decideManualMatch([{ ...row, state: 'open' }], targets, null)
      if (!decision.ok) return false
      const platform = platformOf(kernel)
      const shares = await passShares(tx, platform, [row], sharesOf(decision.value, [row]))
      if (shares === null) return false
      await applyMatch(tx, platform, [row], shares, verdict.reasons)
      return true
    })
  } catch (error) {
    // A concurrent decision; the next run re-evaluates.
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
} as const satisfies Record<Evaluated['tier'], keyof typeof bankMovementLifecycle.transitions>

interface Elsewhere {
  readonly row: MovementRow
  readonly verdict: Evaluated
}

/** A debit to another account than the one released (decision outgoing-payments). */
async function alert(kernel: Kernel, tx: Transaction, { row, verdict }: Elsewhere): Promise<void> {
  const { movementId, amount, counterpartyIban } = row
  kernel.logger.warn({ movementId }, 'debit-to-another-account')
  const [payment] = verdict.suggestions
  await tellAdministrators(tx, 'debitElsewhere', {
    name: payment?.name ?? '',
    amount: moneyValue(-amount),
    account: maskIbanShort(payment?.account ?? ''),
    paid: maskIbanShort(counterpartyIban ?? ''),
  })
}

/** Stored for lists and counts; undefined if unchanged. */
function suggestionOf({ clock }: Kernel, row: MovementRow, { tier, reasons }: Evaluated): Suggestion | undefined {
  const state = stateAfter(bankMovementLifecycle, ACTION_OF[tier], row.state)
  const stateReason = tier === 'hold' ? (reasons.at(-1) ?? null) : null
  if (state === undefined || (state === row.state && stateReason === row.stateReason)) return undefined
  const { movementId, updatedAt } = row
  return { movementId, state, stateReason, updatedAt: touchedAt(updatedAt, clock.now()) }
}
