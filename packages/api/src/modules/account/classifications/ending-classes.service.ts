import { addDays, calendarDateOf, classificationLifecycle, stateAfter } from '@cauce/contract'
import { formatDate } from '@cauce/format'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import { touchedAt } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { deleteFileLater } from '../../../platform/files/index.ts'
import { queueMails } from '../../../platform/mail/index.ts'
import {
  classificationRows,
  findEnding,
  findExpired,
  lockClassificationsOf,
  noteReminded,
} from './classifications.queries.ts'
import { deleteEvidenceOf } from './evidence.queries.ts'

/** Evidence of a fiscal year takes weeks to get. */
const TOLD_DAYS = 60

/** Notifies once before and once after the end. Orders check the day themselves. */
export async function endClasses({ database, clock }: Kernel): Promise<void> {
  const now = clock.now()
  const today = calendarDateOf(now)
  while ((await inTransaction(database, (tx) => tellEnding(tx, today, now))) > 0);
  while ((await inTransaction(database, (tx) => expire(tx, today, now))) > 0);
}

async function tellEnding(tx: Transaction, today: string, now: Date): Promise<number> {
  const ending = await findEnding(tx, today, addDays(today, TOLD_DAYS))
  await noteReminded(
    tx,
    ending.map(({ classificationId }) => classificationId),
    now,
  )
  await queueMails(
    tx,
    ending.map(({ userId, validUntil }) => ({
      userId,
      template: 'classEnding' as const,
      params: { until: formatDate(validUntil!) },
    })),
  )
  return ending.length
}

async function expire(tx: Transaction, today: string, now: Date): Promise<number> {
  const expired = await findExpired(tx, today)
  for (const { classificationId, state, updatedAt } of expired)
    await classificationRows.update(tx, classificationId, {
      state: stateAfter(classificationLifecycle, 'expire', state)!,
      endedAt: now,
      updatedAt: touchedAt(updatedAt, now),
    })
  await queueMails(
    tx,
    expired.map(({ userId }) => ({ userId, template: 'classExpired' as const, params: {} })),
  )
  return expired.length
}

/** For a closed account: withdraws, ends, and erases evidence. */
export async function eraseClassificationsOf(tx: Transaction, userId: string, now: Date): Promise<void> {
  const pending = await lockClassificationsOf(tx, userId, 'pending')
  const approved = await lockClassificationsOf(tx, userId, 'approved')
  for (const row of [...pending, ...approved]) {
    const ended = { state: stateAfter(classificationLifecycle, 'giveUp', row.state)!, endedAt: now, endedBy: userId }
    const withdrawn = { state: stateAfter(classificationLifecycle, 'withdraw', row.state)! }
    const change = row.state === 'approved' ? ended : withdrawn
    await classificationRows.update(tx, row.classificationId, { ...change, updatedAt: touchedAt(row.updatedAt, now) })
  }
  for (const fileId of await deleteEvidenceOf(tx, userId)) await deleteFileLater(tx, fileId)
}
