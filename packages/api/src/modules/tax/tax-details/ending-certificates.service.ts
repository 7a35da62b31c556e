import { addDays, calendarDateOf } from '@cauce/contract'
import { formatDate } from '@cauce/format'
import { inTransaction } from '../../../database/index.ts'
import type { Kernel } from '../../../kernel.ts'
import { queueMails } from '../../../platform/mail/index.ts'
import { findEndingCertificates, noteReminded } from './tax-details.queries.ts'

/** A foreign tax office needs weeks for a new one. */
const WARNED_DAYS = 45

/** Once each. */
export async function warnOfEndingCertificates({ database, clock }: Kernel): Promise<void> {
  const now = clock.now()
  const today = calendarDateOf(now)
  for (;;) {
    const count = await inTransaction(database, async (tx) => {
      const ending = await findEndingCertificates(tx, today, addDays(today, WARNED_DAYS))
      await noteReminded(
        tx,
        ending.map(({ taxDetailId }) => taxDetailId),
        now,
      )
      await queueMails(
        tx,
        ending.map(({ userId, validUntil }) => ({
          userId,
          template: 'certificateExpires' as const,
          params: { until: formatDate(validUntil!) },
        })),
      )
      return ending.length
    })
    if (count === 0) return
  }
}
