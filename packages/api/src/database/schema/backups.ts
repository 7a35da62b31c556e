import { pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'

/** Made by `npm run backup`, and tried by `npm run restore -- --try`. */
export const backups = pgTable('backups', {
  name: text().primaryKey(),
  takenAt: instant().notNull(),
  triedAt: instant(),
  /** Why the last trial failed. */
  problem: text(),
})

/** Append-only: the database went back in time. No payment leaves until statements cover what is lost (decision backup). */
export const restores = pgTable('restores', {
  restoreId: id().primaryKey(),
  /** What the database knows ends here. */
  copiedAt: instant().notNull(),
  restoredAt: instant().notNull(),
})
