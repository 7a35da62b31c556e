import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../database/columns.ts'

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
