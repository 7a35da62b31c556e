import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../database/columns.ts'

/** Who did what, when, with what before and after, and why. The database refuses to change or delete a row (rules/10-audit.sql). */
export const auditRecords = pgTable(
  'audit_records',
  {
    auditRecordId: id().primaryKey(),
    /** No foreign key: the record outlives what it speaks of. */
    actorId: uuid().notNull(),
    actorRole: text().notNull(),
    /** Operation of the contract, such as `projects.edit`. */
    operation: text().notNull(),
    noun: text().notNull(),
    recordId: uuid().notNull(),
    /** The customer whom it concerns, if any. */
    userId: uuid(),
    before: jsonb(),
    after: jsonb(),
    reason: text(),
    address: text().notNull(),
    requestId: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('audit_records_record').on(table.noun, table.recordId, table.createdAt),
    index('audit_records_user').on(table.userId, table.createdAt),
    index('audit_records_actor').on(table.actorId, table.createdAt),
    index('audit_records_created').on(table.createdAt, table.auditRecordId),
  ],
)
