import { formatAmount } from '@cauce/contract'
import { queuedMails } from '../../../platform/mail/index.ts'
import type { BatchProject, SavedOrder } from './batch.queries.ts'

/** Confirms each order of a batch to who made it, with the date until which it may be revoked. */
export function orderMails(
  orders: readonly SavedOrder[],
  projects: ReadonlyMap<string, BatchProject>,
  reflectionEndsAt: Date,
) {
  const until = reflectionEndsAt.toISOString()
  return queuedMails(
    orders.map(({ userId, projectId, amount }) => ({
      userId,
      template: 'orderReceived' as const,
      params: { amount: formatAmount(amount), project: projects.get(projectId)!.name, until },
    })),
  )
}
