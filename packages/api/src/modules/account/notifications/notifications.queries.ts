import type { api } from '@cauce/contract'
import { and, eq, inArray, isNotNull, isNull, lt, lte, not } from 'drizzle-orm'
import { allOf, deleteSome, type Executor, isHeld, listOf } from '../../../database/index.ts'
import { notifications } from '../../../database/schema/notifications.ts'
import type { Eraser } from '../../../platform/retention.ts'
import type { QueryOf } from '../../../http/bind.ts'

const { notificationId, userId, words, page, createdAt, readAt } = notifications
export type NewNotification = typeof notifications.$inferInsert

/** No-op when the mail is being retried. */
export async function insertNotification(executor: Executor, notification: NewNotification): Promise<void> {
  await executor.insert(notifications).values(notification).onConflictDoNothing()
}

export async function listNotifications(
  executor: Executor,
  ownerId: string,
  { read, ...query }: QueryOf<typeof api.notifications.list>,
) {
  const rows = executor.select({ notificationId, words, page, createdAt, readAt }).from(notifications)
  const where = allOf(eq(userId, ownerId), read !== undefined && (read ? isNotNull(readAt) : isNull(readAt)))
  return listOf(executor, rows, { id: notificationId, where, order: 'createdAt', search: ['words'] }, query)
}

export async function markNotificationsRead(
  executor: Executor,
  ownerId: string,
  { ids, until }: { readonly ids?: readonly string[] | undefined; readonly until?: Date | undefined },
  at: Date,
): Promise<void> {
  const chosen = allOf(ids && inArray(notificationId, [...ids]), until && lte(createdAt, until))
  await executor
    .update(notifications)
    .set({ readAt: at })
    .where(and(eq(userId, ownerId), isNull(readAt), chosen))
}

/** By age; kept while the person has a hold. */
export const eraseNotifications: Eraser = (tx, { before, limit }) =>
  deleteSome(tx, notifications, and(lt(createdAt, before), not(isHeld(userId))), limit)

export async function deleteNotificationsOf(executor: Executor, ownerId: string): Promise<void> {
  await executor.delete(notifications).where(eq(userId, ownerId))
}
