import { and, asc, eq, isNotNull, isNull, lt, max, sql } from 'drizzle-orm'
import { deleteSome, type Executor, type Transaction, firstOf } from '../../../database/index.ts'
import { institutionAccounts, institutionCursors, institutionEvents } from '../../../database/schema/institution.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Eraser } from '../../../platform/retention.ts'
import type { InstitutionAccount, InstitutionEvent } from './institution.ts'

type Outside = (typeof institutionEvents.$inferSelect)['institution']

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

/** A concurrent call may have stored it already. */
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

export const findCursor = (executor: Executor, institution: Outside) =>
  firstOf(executor.select().from(institutionCursors).where(eq(institutionCursors.institution, institution)))

export async function keepCursor(tx: Transaction, institution: Outside, position: string | null, askedAt: Date) {
  await tx
    .insert(institutionCursors)
    .values({ institution, position, askedAt })
    .onConflictDoUpdate({ target: institutionCursors.institution, set: { position, askedAt } })
}

/** Oldest first. */
export async function listWaitingEvents(executor: Executor, institution: Outside) {
  return executor
    .select()
    .from(institutionEvents)
    .where(and(eq(institutionEvents.institution, institution), isNull(institutionEvents.appliedAt)))
    .orderBy(asc(institutionEvents.occurredAt), asc(institutionEvents.eventId))
}

export async function markApplied(
  executor: Executor,
  eventId: string,
  effect: NonNullable<(typeof institutionEvents.$inferSelect)['effect']>,
  appliedAt: Date,
): Promise<void> {
  await executor.update(institutionEvents).set({ effect, appliedAt }).where(eq(institutionEvents.eventId, eventId))
}

export async function summariseEvents(executor: Executor, institution: Outside) {
  const { receivedAt, appliedAt, effect } = institutionEvents
  const [sums] = await executor
    .select({
      lastEventAt: max(receivedAt),
      waitingEvents: sql<number>`(count(*) filter (where ${appliedAt} is null))::integer`,
      unknownEvents: sql<number>`(count(*) filter (where ${effect} = 'unknown'))::integer`,
    })
    .from(institutionEvents)
    .where(eq(institutionEvents.institution, institution))
  return sums!
}

/** Deletes applied events by age; the period exceeds that in which an institution redelivers. */
export const eraseInstitutionEvents: Eraser = (tx, { before, limit }) => {
  const isOld = and(lt(institutionEvents.receivedAt, before), isNotNull(institutionEvents.appliedAt))
  return deleteSome(tx, institutionEvents, isOld, limit)
}
