import { formatAmount } from '@cauce/contract'
import type { Transaction } from '../../database/index.ts'
import { queueMails } from '../mail/index.ts'
import type { BatchProject, SavedOrder } from './batch.queries.ts'

/** Confirms each order of a batch to who made it, with the date until which it may be revoked. */
export async function mailOrders(
  tx: Transaction,
  orders: readonly SavedOrder[],
  projects: ReadonlyMap<string, BatchProject>,
  reflectionEndsAt: Date,
): Promise<void> {
  const until = reflectionEndsAt.toISOString()
  await queueMails(
    tx,
    orders.map(({ userId, projectId, amount }) => ({
      userId,
      template: 'orderReceived' as const,
      params: { amount: formatAmount(amount), project: projects.get(projectId)!.name, until },
    })),
  )
}
