import { sql, type SQL } from 'drizzle-orm'
import { type AnyPgColumn, integer, pgTable, text, uuid, index, jsonb, primaryKey } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'

/** Stored files. The bytes are in the storage (folder or S3) under `storageKey`; records point here. */
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

/** Pictures for public pages. The original is a stored file; the sizes are made from it and kept under the token. */
export const pictures = pgTable('pictures', {
  pictureId: id().primaryKey(),
  fileId: uuid()
    .notNull()
    .unique('pictures_file_key')
    .references(() => files.fileId),
  /** The video that it stands for until that plays. */
  videoFileId: uuid()
    .unique('pictures_video_file_key')
    .references(() => files.fileId),
  /** The unguessable part of the public address. */
  token: text().notNull().unique('pictures_token_key'),
  /** As people see it: turned the way its camera was held. */
  widthPixels: integer().notNull(),
  heightPixels: integer().notNull(),
  createdAt: instant().notNull(),
})

export type PictureRow = typeof pictures.$inferSelect

/** How much each client has asked of all processes in its present minute. A client is an IPv4 address or the network of an IPv6 one. */
export const requestCounts = pgTable(
  'request_counts',
  {
    client: text().primaryKey(),
    requests: integer().notNull(),
    startedAt: instant().notNull(),
  },
  (table) => [index('request_counts_started').on(table.startedAt)],
)

/** The project that a whole record belongs to: the same expression in the index and in the query, or the index is of no use. */
export const projectOfRecord = (record: Record<'before' | 'after', AnyPgColumn>): SQL =>
  sql`coalesce(${record.after} -> 'projectId' ->> 'reference', ${record.before} -> 'projectId' ->> 'reference')`

/** Who did what, when, with what before and after, and why. The database refuses to change or delete a row (rules/10-append-only.sql). */
export const auditRecords = pgTable(
  'audit_records',
  {
    auditRecordId: id().primaryKey(),
    /** No foreign key: the record outlives what it describes. */
    actorId: uuid().notNull(),
    actorRole: text().notNull(),
    /** Operation of the contract, such as `projects.edit`. */
    operation: text().notNull(),
    noun: text().notNull(),
    recordId: uuid().notNull(),
    /** The customer that it concerns, if any. */
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
    // Of what belongs to a project, its creation and its deletion (decision 210): few of the records.
    index('audit_records_project')
      .on(sql`(${projectOfRecord(table)})`)
      .where(sql`${projectOfRecord(table)} is not null`),
    index('audit_records_created').on(table.createdAt, table.auditRecordId),
  ],
)

/** What an idempotent call answered, kept for 24 hours in the same transaction as its effect (handbook rule 12.21). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid().notNull(),
    key: text().notNull(),
    route: text().notNull(),
    bodyHash: text().notNull(),
    /** The answer as it went over the wire. */
    answer: text().notNull(),
    /** The record that the call made or changed; reconciliation proves one effect for each key. */
    effectId: uuid().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
)
