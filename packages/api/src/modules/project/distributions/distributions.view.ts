import { firstApprovalView } from '../../../platform/four-eyes.domain.ts'
import { storedFileOf } from '../../../platform/files/index.ts'
import { daysLateOf } from './distributions.domain.ts'
import type { findDistribution } from './distributions.queries.ts'

export type DistributionRecord = NonNullable<Awaited<ReturnType<typeof findDistribution>>>

/** The wire's picture of a distribution on the calendar date `today`. */
export function viewOf({ row, document, firstName, ...names }: DistributionRecord, today: string) {
  const { createdAt: _, documentId: __, fourEyes: ___, firstApprovedBy, firstApprovedAt, ...distribution } = row
  return {
    ...distribution,
    ...names,
    firstApproval: firstApprovalView({ firstApprovedBy, firstApprovedAt }, firstName),
    daysLate: daysLateOf(row.dueDate, row.status === 'paid' ? row.paidOn : null, today),
    document: document && storedFileOf(document),
  }
}
