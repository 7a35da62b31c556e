import type { Transaction } from '../../database/index.ts'
import { notifyPagePurge, notifyProjectChanged } from '../../platform/page-purge.ts'

/** Purges pages of the loan and of loan statistics, if `tx` commits. */
export async function notifyLoanChanged(tx: Transaction, projectId: string): Promise<void> {
  await notifyProjectChanged(tx, projectId)
  await notifyPagePurge(tx, ['loans'])
}
