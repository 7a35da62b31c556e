import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, required } from '../columns.ts'
import { person } from './account.ts'
import { paymentBatches } from './bank.ts'
import { storedFile } from './platform.ts'

/** Imported pain.002; append-only. */
export const paymentReports = pgTable(
  'payment_reports',
  {
    reportId: id().primaryKey(),
    batchId: required(() => paymentBatches.batchId),
    fileId: storedFile().notNull(),
    bankReportId: text().notNull(),
    importedBy: person().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('payment_reports_batch').on(table.batchId), index('payment_reports_file').on(table.fileId)],
)
