import type { Transaction } from '../../database/index.ts'
import { notifyPagePurge, notifyProjectChanged } from '../../platform/page-purge.ts'

/** Purges the pages of a loan and those that count all loans, if and only if `tx` commits. */
export async function notifyLoanChanged(tx: Transaction, projectId: string): Promise<void> {
  await notifyProjectChanged(tx, projectId)
  await notifyPagePurge(tx, ['loans'])
}
