import type { Transaction } from '../../database/index.ts'
import { auditRecords } from '../../database/schema/platform.ts'

/** Adds an audit record. The database lets nobody change or delete it. */
export async function insertAuditRecord(tx: Transaction, record: typeof auditRecords.$inferInsert): Promise<void> {
  await tx.insert(auditRecords).values(record)
}
