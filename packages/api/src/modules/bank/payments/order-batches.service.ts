import { calendarDateOf, paymentBatchLifecycle, stateAfter } from '@cauce/contract'
import { inTransaction } from '../../../database/index.ts'
import type { PaymentBatchRow } from '../../../database/schema/bank.ts'
import { found, touchedAt } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { auditPlatform } from '../../../platform/audit/index.ts'
import { sha256Of } from './draft-batches.service.ts'
import { findDueBatches } from './orders.queries.ts'
import { batchRows, findBatch } from './payment-batches.queries.ts'
import { isInFile } from './payment-file.domain.ts'
import { lockPaymentsOfBatch } from './payments.queries.ts'

type Institution = NonNullable<PaymentBatchRow['institution']>

/**
 * Hands released, due batches over to the institution that pays them; afterwards they cannot be cancelled. A batch
 * whose payments differ from the released file is left alone.
 */
export async function takeDueBatches(kernel: Kernel, institution: Institution, iban: string): Promise<void> {
  const today = calendarDateOf(kernel.clock.now())
  for (const batchId of await findDueBatches(kernel.database, iban, today))
    await inTransaction(kernel.database, async (tx) => {
      const batch = found(await batchRows.lock(tx, batchId))
      const state = stateAfter(paymentBatchLifecycle, 'handOver', batch.state)
      if (state === undefined) return
      const payments = await lockPaymentsOfBatch(tx, batchId)
      const { content, format, sha256 } = batch
      const isReleased = sha256Of(content) === sha256 && payments.length === batch.count
      if (!isReleased || !payments.every((payment) => isInFile(content, format, payment))) {
        kernel.logger.error({ batchId }, 'batch-differs-from-what-was-released')
        return
      }
      const before = found(await findBatch(tx, batchId))
      const handedOverAt = touchedAt(batch.updatedAt, kernel.clock.now())
      await batchRows.update(tx, batchId, { state, institution, handedOverAt, updatedAt: handedOverAt })
      const after = found(await findBatch(tx, batchId))
      await auditPlatform(kernel, tx, 'paymentBatches.handOver', { recordId: batchId, before, after })
    })
}
