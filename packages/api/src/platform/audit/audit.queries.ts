import type { Transaction } from '../../database/index.ts'
import { auditRecords } from '../../database/schema/platform.ts'

/** The row of a new audit record. */
export type AuditRecordRow = typeof auditRecords.$inferInsert

/** Adds audit records; none is a no-op. The database lets nobody change or delete them. */
export async function insertAuditRecords(tx: Transaction, ...records: readonly AuditRecordRow[]): Promise<void> {
  if (records.length > 0) await tx.insert(auditRecords).values([...records])
}
