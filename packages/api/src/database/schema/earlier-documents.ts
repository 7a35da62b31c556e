import { EARLIER_DOCUMENT_NOUNS } from '@cauce/contract'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { person } from './account.ts'
import { storedFile } from './platform.ts'

/** Documents by which money moved, and that their record no longer has. Append-only (rules/10-append-only.sql). */
export const earlierDocuments = pgTable(
  'earlier_documents',
  {
    earlierDocumentId: id().primaryKey(),
    noun: text({ enum: EARLIER_DOCUMENT_NOUNS }).notNull(),
    recordId: uuid().notNull(),
    /** Customer concerned. */
    userId: person(),
    fileId: storedFile().notNull(),
    endedBy: person().notNull(),
    endedAt: instant().notNull(),
  },
  (table) => [
    index('earlier_documents_record').on(table.recordId, table.endedAt),
    index('earlier_documents_user').on(table.userId, table.endedAt),
    index('earlier_documents_ended').on(table.endedAt, table.earlierDocumentId),
    index('earlier_documents_file').on(table.fileId),
  ],
)
