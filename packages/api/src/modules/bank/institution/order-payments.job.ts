import type { Transaction } from '../../../database/index.ts'
import { defineScheduledJob, queueJob } from '../../../jobs/index.ts'
import type { Kernel } from '../../../kernel.ts'

/**
 * Orders released batches and polls pay-outs with events. Runs on both and every minute, as a retry. Handled by the
 * flow `payments`.
 */
export const orderPaymentsJob = defineScheduledJob('orderPayments', '* * * * *', { isOutgoing: true })

/** Queued with the transaction. Banks known by their files take no orders. */
export async function queueOrders({ settings }: Pick<Kernel, 'settings'>, tx: Transaction): Promise<void> {
  if (settings.institution) await queueJob(tx, orderPaymentsJob, {}, { key: orderPaymentsJob.name })
}
