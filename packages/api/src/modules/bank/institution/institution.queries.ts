import { and, asc, count, eq, isNotNull, isNull, lt, max } from 'drizzle-orm'
import { deleteSome, type Executor, type Transaction } from '../../../database/index.ts'
import { institutionAccounts, institutionCursors, institutionEvents } from '../../../database/schema/institution.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Eraser } from '../../../platform/retention.ts'
import type { InstitutionAccount, InstitutionEvent } from './institution.ts'

/** An institution that is not our banks: those have no accounts of persons and no events of their own. */
type Outside = (typeof institutionEvents.$inferSelect)['institution']

/** The account that an institution has opened for the holder of a wallet. */
export async function findAccountOf(
  executor: Executor,
  institution: Outside,
  walletId: string,
): Promise<InstitutionAccount | undefined> {
  const { iban, bic, beneficiary, bankName, bookedOn } = institutionAccounts
  const isOfWallet = and(eq(institutionAccounts.walletId, walletId), eq(institutionAccounts.institution, institution))
  const [row] = await executor
    .select({ iban, bic, beneficiary, bankName, bookedOn })
    .from(institutionAccounts)
    .where(isOfWallet)
  return row
}

/** Keeps the account that an institution has opened; another call may have kept it in the meantime. */
export async function keepAccount(
  executor: Executor,
  institution: Outside,
  walletId: string,
  { iban, bic, beneficiary, bankName, bookedOn }: InstitutionAccount,
  now: Date,
): Promise<void> {
  const account = { iban, bic, beneficiary, bankName, bookedOn }
  await executor
    .insert(institutionAccounts)
    .values({ institutionAccountId: uuidv7(now), institution, walletId, ...account, createdAt: now })
    .onConflictDoNothing()
}

/** Writes an event; false when it is known. */
export async function insertEvent(
  tx: Executor,
  institution: Outside,
  { eventId: providerEventId, kind, payOutId, occurredAt }: InstitutionEvent,
  now: Date,
): Promise<boolean> {
  const inserted = await tx
    .insert(institutionEvents)
    .values({ eventId: uuidv7(now), institution, providerEventId, kind, payOutId, occurredAt, receivedAt: now })
    .onConflictDoNothing()
    .returning({ eventId: institutionEvents.eventId })
  return inserted.length > 0
}

/** The place up to which the events have been asked for; undefined before the first. */
export async function findCursor(executor: Executor, institution: Outside) {
  const [row] = await executor.select().from(institutionCursors).where(eq(institutionCursors.institution, institution))
  return row
}

/** Writes up to which place the events have been asked for. */
export async function keepCursor(tx: Transaction, institution: Outside, position: string | null, askedAt: Date) {
  await tx
    .insert(institutionCursors)
    .values({ institution, position, askedAt })
    .onConflictDoUpdate({ target: institutionCursors.institution, set: { position, askedAt } })
}

/** The events that wait for their effect, the oldest first. */
export async function listWaitingEvents(executor: Executor, institution: Outside) {
  return executor
    .select()
    .from(institutionEvents)
    .where(and(eq(institutionEvents.institution, institution), isNull(institutionEvents.appliedAt)))
    .orderBy(asc(institutionEvents.occurredAt), asc(institutionEvents.eventId))
}

/** Writes that an event has had its effect. */
export async function markApplied(
  executor: Executor,
  eventId: string,
  effect: NonNullable<(typeof institutionEvents.$inferSelect)['effect']>,
  appliedAt: Date,
): Promise<void> {
  await executor.update(institutionEvents).set({ effect, appliedAt }).where(eq(institutionEvents.eventId, eventId))
}

/** How many events there are, how many wait and how many are of an unknown kind, and when the newest came. */
export async function summariseEvents(executor: Executor, institution: Outside) {
  const ofInstitution = eq(institutionEvents.institution, institution)
  const [all] = await executor
    .select({ lastEventAt: max(institutionEvents.receivedAt) })
    .from(institutionEvents)
    .where(ofInstitution)
  const [waiting] = await executor
    .select({ count: count() })
    .from(institutionEvents)
    .where(and(ofInstitution, isNull(institutionEvents.appliedAt)))
  const [unknown] = await executor
    .select({ count: count() })
    .from(institutionEvents)
    .where(and(ofInstitution, eq(institutionEvents.effect, 'unknown')))
  return { lastEventAt: all!.lastEventAt, waitingEvents: waiting!.count, unknownEvents: unknown!.count }
}

/** Deletes events that had their effect, by when they came. The period is longer than an institution delivers one again. */
export const eraseInstitutionEvents: Eraser = (tx, { before, limit }) => {
  const isOld = and(lt(institutionEvents.receivedAt, before), isNotNull(institutionEvents.appliedAt))
  return deleteSome(tx, institutionEvents, isOld, limit)
}
