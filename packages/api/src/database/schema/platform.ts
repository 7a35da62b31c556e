import { sql, type SQL } from 'drizzle-orm'
import { type AnyPgColumn, integer, pgTable, text, uuid, index, jsonb, primaryKey } from 'drizzle-orm/pg-core'
import { id, instant, transactionId, partialIndex } from '../columns.ts'

export function storedFile(actions: { readonly onDelete?: 'cascade' | 'set null' } = {}) {
  return uuid().references(() => files.fileId, actions)
}

/** Bytes are in the storage under `storageKey`. */
export const files = pgTable('files', {
  fileId: id().primaryKey(),
  storageKey: text().notNull().unique('files_storage_key_key'),
  name: text().notNull(),
  contentType: text().notNull(),
  sizeBytes: integer().notNull(),
  sha256: text().notNull(),
  uploadedBy: uuid(),
  createdAt: instant().notNull(),
})

export type FileRow = typeof files.$inferSelect

export const pictures = pgTable('pictures', {
  pictureId: id().primaryKey(),
  fileId: uuid()
    .notNull()
    .unique('pictures_file_key')
    .references(() => files.fileId),
  /** Video shown in its place. */
  videoFileId: uuid()
    .unique('pictures_video_file_key')
    .references(() => files.fileId),
  /** Unguessable. */
  token: text().notNull().unique('pictures_token_key'),
  /** After rotation. */
  widthPixels: integer().notNull(),
  heightPixels: integer().notNull(),
  createdAt: instant().notNull(),
})

export type PictureRow = typeof pictures.$inferSelect

/** Requests in the current minute, by IPv4 address or IPv6 network. */
export const requestCounts = pgTable(
  'request_counts',
  {
    client: text().primaryKey(),
    requests: integer().notNull(),
    startedAt: instant().notNull(),
  },
  (table) => [index('request_counts_started').on(table.startedAt)],
)

/** Same expression in index and query. */
export const projectOfRecord = (record: Record<'before' | 'after', AnyPgColumn>): SQL =>
  sql`coalesce(${record.after} -> 'projectId' ->> 'reference', ${record.before} -> 'projectId' ->> 'reference')`

/** Append-only (rules/10-append-only.sql). */
export const auditRecords = pgTable(
  'audit_records',
  {
    auditRecordId: id().primaryKey(),
    /** No foreign key: outlives its subject. */
    actorId: uuid().notNull(),
    actorRole: text().notNull(),
    /** `projects.edit`. */
    operation: text().notNull(),
    noun: text().notNull(),
    recordId: uuid().notNull(),
    /** Customer concerned. */
    userId: uuid(),
    before: jsonb(),
    after: jsonb(),
    reason: text(),
    address: text().notNull(),
    requestId: text().notNull(),
    createdAt: instant().notNull(),
    /** The database transaction. A money decision of the same transaction belongs to this record. */
    madeIn: transactionId(),
  },
  (table) => [
    index('audit_records_record').on(table.noun, table.recordId, table.createdAt),
    index('audit_records_user').on(table.userId, table.createdAt),
    index('audit_records_actor').on(table.actorId, table.createdAt, table.auditRecordId),
    // Creation and deletion of project content (decision audit-log).
    partialIndex(
      'audit_records_project',
      [sql`(${projectOfRecord(table)})`],
      sql`${projectOfRecord(table)} is not null`,
    ),
    index('audit_records_reason')
      .using('gin', sql`cauce_fold(${table.reason}) gin_trgm_ops`)
      .where(sql`${table.reason} is not null`),
    index('audit_records_created').on(table.createdAt, table.auditRecordId),
  ],
)

/** 24 hours, in the transaction of the effect (handbook rule 12.21). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid().notNull(),
    key: text().notNull(),
    route: text().notNull(),
    bodyHash: text().notNull(),
    answer: text().notNull(),
    /** Record made or changed; reconciliation proves one a key. */
    effectId: uuid().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
)
