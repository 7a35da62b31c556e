import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { users } from './account.ts'
import { paymentBatches } from './bank.ts'
import { files } from './platform.ts'

/** Imported pain.002; append-only. */
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
    bankReportId: text().notNull(),
    importedBy: uuid()
      .notNull()
      .references(() => users.userId),
    createdAt: instant().notNull(),
  },
  (table) => [index('payment_reports_batch').on(table.batchId), index('payment_reports_file').on(table.fileId)],
)
