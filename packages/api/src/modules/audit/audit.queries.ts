import type { Executor } from '../../database/index.ts'
import { auditRecords } from './audit.table.ts'

export async function insertAuditRecord(executor: Executor, record: typeof auditRecords.$inferInsert): Promise<void> {
  await executor.insert(auditRecords).values(record)
}
