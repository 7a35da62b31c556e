import { storedFileOf } from '../files/index.ts'
import { daysLateOf } from './distributions.domain.ts'
import type { findDistribution } from './distributions.queries.ts'

export type DistributionRecord = NonNullable<Awaited<ReturnType<typeof findDistribution>>>

/** The wire's picture of a distribution on the calendar date `today`. */
export function viewOf({ row, document, ...names }: DistributionRecord, today: string) {
  const { createdAt: _, documentId: __, ...distribution } = row
  return {
    ...distribution,
    ...names,
    daysLate: daysLateOf(row.dueDate, row.status === 'paid' ? row.paidOn : null, today),
    document: document && storedFileOf(document),
  }
}
