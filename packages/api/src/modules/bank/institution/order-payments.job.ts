import type { Transaction } from '../../../database/index.ts'
import { defineScheduledJob, queueJob } from '../../../jobs/index.ts'
import type { Kernel } from '../../../kernel.ts'

/**
 * Orders the payments of released batches at the institution, and asks for those that an event is about. It runs when there is one
 * of both and every minute, so that what fails is tried again. The flow `payments` handles it.
 */
export const orderPaymentsJob = defineScheduledJob('orderPayments', '* * * * *', { isOutgoing: true })

/** Lets the payments be ordered once the transaction commits. Banks that are known by their files take no orders. */
export async function queueOrders({ settings }: Pick<Kernel, 'settings'>, tx: Transaction): Promise<void> {
  if (settings.institution) await queueJob(tx, orderPaymentsJob, {}, { key: orderPaymentsJob.name })
}
