import { MOVEMENT_POSTINGS, type MovementKind } from '../../../database/schema/decisions.ts'
import type { Transaction } from '../../../database/index.ts'
import { accepted } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { uuidv7 } from '../../../ids.ts'
import { expiryOf } from '../../../platform/four-eyes.domain.ts'
import { findHandsOf } from '../../../platform/four-eyes.queries.ts'
import type { DecisionId } from '../ledger/index.ts'
import { decideMovement, idOf, RULES, type Evidence, type Hand } from './gate.domain.ts'
import {
  decisionRows,
  findFirst,
  findFreeze,
  findSums,
  insertMany,
  lockSums,
  type OwnMovement,
} from './gate.queries.ts'

export { findFreeze, insertedDecisions } from './gate.queries.ts'
export { idOf, type Hand } from './gate.domain.ts'

/** Days that amounts decided by one administrator are summed up over. */
const SUM_DAYS = 7
const DAY_MS = 86_400_000

export interface Movement {
  readonly kind: MovementKind
  /** Most that each kind of its postings moves, in cents. */
  readonly amount: bigint
  readonly by: Hand
  /** Whose money it is; null for nobody's. */
  readonly subjectId: string | null
  readonly projectId?: string | null
  readonly recordId?: string
  /** What the first administrator has seen, so that the second one decides the same. */
  readonly detail?: string
  /** Account of the payer or the payee. */
  readonly iban?: string | null
  /** Who entered, edited or validated what it depends on. */
  readonly touchedBy?: readonly (string | null)[]
  readonly evidence?: Evidence
  readonly isAgainst?: boolean
  readonly reason?: string | null
  /** Where the record keeps the first approval itself; else it is looked for among decisions. */
  readonly firstBy?: string | null
}

/**
 * Throws the refusal, or returns the decision that postings name. Null: the first of two administrators has decided, and nothing moves
 * yet.
 */
export async function passGate(
  { clock, settings }: Pick<Kernel, 'clock' | 'settings'>,
  tx: Transaction,
  movement: Movement,
): Promise<DecisionId | null> {
  const now = clock.now()
  const { kind, amount, by, subjectId, evidence = 'bank', isAgainst = false, reason = null } = movement
  const hands = by.as === 'staff' ? await findHandsOf(tx, by.userId, now) : new Set<string>()
  const touchedBy = new Set((movement.touchedBy ?? []).filter((one) => one !== null))
  const sumOfDays = by.as === 'staff' ? await sumOf(tx, movement, hands, now) : 0n
  const first = await firstOf(tx, movement, now)
  const verdict = accepted(
    decideMovement({
      ...{ kind, amount, touchedBy, evidence, isAgainst, reason, sumOfDays },
      actor: { as: by.as, hands },
      isOwnMoney: subjectId !== null && hands.has(subjectId),
      freeze: subjectId === null ? 'none' : await findFreeze(tx, subjectId),
      first: first === null ? null : { hands: new Set([first]) },
      threshold: settings.fourEyesThreshold,
    }),
  )
  const decisionId = newDecisionId(now)
  const { projectId, recordId, detail, iban } = movement
  await decisionRows.insert(tx, {
    ...{ decisionId, kind, verdict, amount, subjectId, projectId, recordId, detail, iban, reason },
    postings: [...MOVEMENT_POSTINGS[kind]],
    decidedAs: by.as,
    decidedBy: idOf(by),
    fourEyes: verdict === 'first' || first !== null,
    firstBy: first,
    hands: [...touchedBy],
    isUnproven: evidence !== 'bank',
    expiresAt: verdict === 'first' ? expiryOf(now) : null,
    createdAt: now,
  })
  return verdict === 'first' ? null : decisionId
}

/** Cents that went this way by one signature; serialises what is summed up together. */
async function sumOf(
  tx: Transaction,
  { kind, subjectId, iban = null }: Movement,
  hands: ReadonlySet<string>,
  now: Date,
): Promise<bigint> {
  const { summed } = RULES[kind]
  if (summed.length === 0) return 0n
  const asked = { kind, subjectId, iban, hands: [...hands], since: new Date(now.getTime() - SUM_DAYS * DAY_MS) }
  await lockSums(tx, asked)
  const sums = await findSums(tx, asked)
  return summed.map((name) => sums[name]).reduce((most, one) => (one > most ? one : most), 0n)
}

async function firstOf(tx: Transaction, movement: Movement, now: Date): Promise<string | null> {
  const { kind, firstBy, recordId, detail = null } = movement
  if (firstBy !== undefined || recordId === undefined || movement.by.as !== 'staff') return firstBy ?? null
  return (await findFirst(tx, { kind, recordId, detail, now }))?.decidedBy ?? null
}

export const newDecisionId = (now: Date) => uuidv7(now) as DecisionId

/** One decision for each of many people whose own money is moved for them, all at once; each may go whoever asks. */
export async function passMany(
  tx: Transaction,
  kind: 'hold_deposit' | 'return_deposit' | 'request_withdrawal' | 'cancel_withdrawal',
  by: Hand | 'owner',
  movements: readonly OwnMovement[],
  now: Date,
): Promise<DecisionId[]> {
  const decided = movements.map((movement) => ({ ...movement, decisionId: newDecisionId(now) }))
  await insertMany(tx, kind, by, decided, now)
  return decided.map(({ decisionId }) => decisionId)
}

/** For what cannot wait for a second administrator, because it is decided by one or by the platform. */
export async function passAtOnce(
  kernel: Pick<Kernel, 'clock' | 'settings'>,
  tx: Transaction,
  movement: Movement,
): Promise<DecisionId> {
  const decisionId = await passGate(kernel, tx, movement)
  if (decisionId === null) throw new Error(`${movement.kind} cannot wait for a second administrator`)
  return decisionId
}
