import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { users } from './account.ts'
import { paymentBatches } from './bank.ts'
import { files } from './platform.ts'

/** Status reports of the bank (pain.002) as they were imported. Append-only. */
export const paymentReports = pgTable(
  'payment_reports',
  {
    reportId: id().primaryKey(),
    batchId: uuid()
      .notNull()
      .references(() => paymentBatches.batchId),
    fileId: uuid()
      .notNull()
      .references(() => files.fileId),
    /** The bank's id of it. */
    bankReportId: text().notNull(),
    importedBy: uuid()
      .notNull()
      .references(() => users.userId),
    createdAt: instant().notNull(),
  },
  (table) => [index('payment_reports_batch').on(table.batchId), index('payment_reports_file').on(table.fileId)],
)
