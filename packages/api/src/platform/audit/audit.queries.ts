import type { Transaction } from '../../database/index.ts'
import { auditRecords } from '../../database/schema/platform.ts'

/** The row of a new audit record. */
export type AuditRecordRow = typeof auditRecords.$inferInsert

/** Adds an audit record. The database lets nobody change or delete it. */
export async function insertAuditRecord(tx: Transaction, record: AuditRecordRow): Promise<void> {
  await tx.insert(auditRecords).values(record)
}
