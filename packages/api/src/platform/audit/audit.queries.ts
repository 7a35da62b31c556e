import type { Transaction } from '../../database/index.ts'
import { auditRecords } from '../../database/schema/platform.ts'

export type AuditRecordRow = typeof auditRecords.$inferInsert

/** No-op for none. Append-only in the database. */
export async function insertAuditRecords(tx: Transaction, ...records: readonly AuditRecordRow[]): Promise<void> {
  if (records.length > 0) await tx.insert(auditRecords).values([...records])
}
