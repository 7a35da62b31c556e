import { MOVEMENT_POSTINGS, type MovementKind } from '../../../database/schema/decisions.ts'
import type { Transaction } from '../../../database/index.ts'
import { Refusal } from '@cauce/contract'
import { accepted } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { uuidv7 } from '../../../ids.ts'
import { expiryOf } from '../../../platform/four-eyes.domain.ts'
import { findHandsOf } from '../../../platform/four-eyes.queries.ts'
import type { DecisionId } from '../ledger/index.ts'
import {
  BY_STAFF,
  decideMovement,
  idOf,
  isException,
  refusalOfFreeze,
  RULES,
  type Evidence,
  type Hand,
  type Standing,
} from './gate.domain.ts'
import {
  decisionRows,
  findFirst,
  findStanding,
  findStopsOfPayments,
  findSums,
  insertMany,
  lockSums,
  type OwnMovement,
} from './gate.queries.ts'

export {
  findStanding,
  findStopsOfPayments,
  insertedDecisions,
  isFrozenPayment,
  isUnreceivedPayment,
  isPaidOutUnproven,
} from './gate.queries.ts'
export { idOf, standingOfThirdParty, type Hand, type Standing } from './gate.domain.ts'
export { findReversal, firstsOfReversals } from './reversal-decisions.queries.ts'

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
  /** When what waits was asked for or recorded: the threshold of that instant counts. Now where it is not given. */
  readonly askedAt?: Date
  /** What the first administrator has seen, so that the second one decides the same. */
  readonly detail?: string
  /** Account of the payer or the payee. */
  readonly iban?: string | null
  /** Who entered, edited or validated what it depends on. */
  readonly touchedBy?: readonly (string | null)[]
  readonly evidence?: Evidence
  readonly isAgainst?: boolean
  readonly isUnproven?: boolean
  /** Of promoters' payments on no statement, which it needs, in cents. */
  readonly unreceived?: bigint
  /** What garnishments take above what the wallet has left, in cents. */
  readonly garnished?: bigint
  readonly isUnseen?: boolean
  /** Read by the caller; else it is read here. */
  readonly standing?: Standing
  readonly reason?: string | null
  /** Where the record keeps the first approval itself; else it is looked for among decisions. */
  readonly firstBy?: string | null
}

/** Throws the refusal. Null: the first of two administrators has decided, and nothing moves yet. */
export async function passGate(
  { clock, parameters }: Pick<Kernel, 'clock' | 'parameters'>,
  tx: Transaction,
  movement: Movement,
): Promise<DecisionId | null> {
  const now = clock.now()
  const { kind, amount, by, subjectId, evidence, reason, ...weight } = { ...BY_STAFF, ...movement }
  const { isAgainst, isUnproven, unreceived, garnished } = weight
  const hands = await handsBehind(tx, by, now)
  const touchedBy = new Set((movement.touchedBy ?? []).filter((one) => one !== null))
  const sumOfDays = await sumOf(tx, movement, hands, now)
  const first = await firstOf(tx, movement, now)
  const facts = {
    ...BY_STAFF,
    ...{ kind, amount, touchedBy, evidence, isAgainst, isUnproven, unreceived, garnished, reason, sumOfDays },
    ...(subjectId !== null && (movement.standing ?? (await findStanding(tx, subjectId, now)))),
    actor: { as: by.as, hands },
    isOwnMoney: subjectId !== null && hands.has(subjectId),
    first: first === null ? null : { hands: new Set([first]) },
    threshold: parameters.at(movement.askedAt ?? now).fourEyesThreshold,
  } as const
  const verdict = accepted(decideMovement(facts))
  const firstBy = unlessOwn(first, hands)
  const decisionId = newDecisionId(now)
  const { projectId, recordId, detail, iban } = movement
  await decisionRows.insert(tx, {
    ...{ decisionId, kind, verdict, amount, subjectId, projectId, recordId, detail, iban, reason },
    postings: [...MOVEMENT_POSTINGS[kind]],
    decidedAs: by.as,
    decidedBy: idOf(by),
    fourEyes: verdict === 'first' || firstBy !== null,
    firstBy,
    hands: [...touchedBy],
    isUnproven: evidence !== 'bank',
    isUnseen: movement.isUnseen ?? false,
    isException: isException(facts),
    expiresAt: verdict === 'first' ? expiryOf(now) : null,
    createdAt: now,
  })
  return verdict === 'first' ? null : decisionId
}

/** Of the platform and of who moves their own money none. */
const handsBehind = async (tx: Transaction, by: Hand, now: Date): Promise<ReadonlySet<string>> =>
  by.as === 'staff' ? findHandsOf(tx, by.userId, now) : new Set()

/** For several at once by staff. Null: some of them wait for a second administrator. */
export async function passAll(
  kernel: Pick<Kernel, 'clock' | 'parameters'>,
  tx: Transaction,
  adminId: string,
  movements: readonly Movement[],
): Promise<DecisionId[] | null> {
  const hands = await findHandsOf(tx, adminId, kernel.clock.now())
  const summed = movements.filter(({ kind }) => RULES[kind].summed.length > 0)
  await lockSums(tx, [...summed.flatMap(({ subjectId, iban }) => [subjectId, iban]), ...hands])
  const decisions: (DecisionId | null)[] = []
  for (const one of movements) decisions.push(await passGate(kernel, tx, one))
  return decisions.every((decision) => decision !== null) ? decisions : null
}

/** Cents. Serialises what is summed up together. */
async function sumOf(
  tx: Transaction,
  { kind, by, subjectId, iban = null, recordId }: Movement,
  hands: ReadonlySet<string>,
  now: Date,
): Promise<bigint> {
  const { summed } = RULES[kind]
  if (by.as !== 'staff' || summed.length === 0) return 0n
  const since = new Date(now.getTime() - SUM_DAYS * DAY_MS)
  const asked = { kind, recordId, subjectId, iban, hands: [...hands], now, since }
  await lockSums(tx, [subjectId, iban, ...hands])
  const sums = await findSums(tx, asked)
  return summed.map((name) => sums[name]).reduce((most, one) => (one > most ? one : most), 0n)
}

async function firstOf(tx: Transaction, movement: Movement, now: Date): Promise<string | null> {
  const { kind, firstBy, recordId, detail = null } = movement
  // The platform is no second administrator, and needs no first.
  if (movement.by.as !== 'staff') return null
  if (firstBy !== undefined || recordId === undefined) return firstBy ?? null
  return (await findFirst(tx, { kind, recordId, detail, now }))?.decidedBy ?? null
}

/** A first approval by the same hands is none: what needed two then may need one now. */
const unlessOwn = (first: string | null, hands: ReadonlySet<string>): string | null =>
  first !== null && hands.has(first) ? null : first

export const newDecisionId = (now: Date) => uuidv7(now) as DecisionId

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

interface PaidMovement {
  readonly paymentId: string
  readonly userId: string | null
  readonly projectId: string | null
  readonly amount: bigint
}

interface Paying {
  readonly kind: 'make_batch' | 'release_batch' | 'hand_over_batch'
  readonly by: Hand
  readonly firstBy?: string | null
  /** Who entered a payee, or changed their access lately. */
  readonly touchedBy?: readonly string[]
  /** Why payments go that wait for a promoter's payment. */
  readonly reason?: string | null
  /** Where the call names the payment. */
  readonly pathOf?: (paymentId: string) => string
}

/** Throws the refusal of the first payment that does not go; returns those that go by exception. */
export async function expectPaymentsGo(
  { clock, parameters }: Pick<Kernel, 'clock' | 'parameters'>,
  tx: Transaction,
  payments: readonly PaidMovement[],
  { kind, by, firstBy = null, touchedBy = [], reason = null, pathOf }: Paying,
): Promise<string[]> {
  const hands = await handsBehind(tx, by, clock.now())
  const stops = await findStopsOfPayments(
    tx,
    payments.map(({ paymentId }) => paymentId),
  )
  const exceptions: string[] = []
  for (const { paymentId, userId, amount } of payments) {
    const facts = {
      ...{ ...BY_STAFF, kind, amount, reason, ...stops.get(paymentId)! },
      actor: { as: by.as, hands },
      isOwnMoney: userId !== null && hands.has(userId),
      touchedBy: new Set(touchedBy),
      first: firstBy === null ? null : { hands: new Set([firstBy]) },
      threshold: parameters.at(clock.now()).fourEyesThreshold,
    }
    const decision = decideMovement(facts)
    if (!decision.ok) throw new Refusal({ ...decision.refusal, ...(pathOf && { path: pathOf(paymentId) }) })
    if (isException(facts)) exceptions.push(paymentId)
  }
  return exceptions
}

export async function passPayments(
  kernel: Pick<Kernel, 'clock' | 'parameters'>,
  tx: Transaction,
  payments: readonly PaidMovement[],
  paying: Paying,
): Promise<void> {
  const exceptions = await expectPaymentsGo(kernel, tx, payments, paying)
  const now = kernel.clock.now()
  const decided = payments.map(({ paymentId: recordId, userId, projectId, amount }) => ({
    ...{ recordId, userId, projectId, amount },
    decisionId: newDecisionId(now),
  }))
  await insertMany(tx, paying.kind, paying.by, decided, now, { ...paying, exceptions })
}

export async function expectNotFrozen(tx: Transaction, userId: string, now: Date): Promise<void> {
  const { freeze } = await findStanding(tx, userId, now)
  if (freeze !== 'none') throw new Refusal({ code: refusalOfFreeze(freeze) })
}

/** For what cannot wait for a second administrator. */
export async function passAtOnce(
  kernel: Pick<Kernel, 'clock' | 'parameters'>,
  tx: Transaction,
  movement: Movement,
): Promise<DecisionId> {
  const decisionId = await passGate(kernel, tx, movement)
  if (decisionId === null) throw new Error(`${movement.kind} cannot wait for a second administrator`)
  return decisionId
}
