import { text } from 'drizzle-orm/pg-core'
import { day, cents } from '../columns.ts'

/** A line as the bank writes it, staged or imported. */
export const lineColumns = () => ({
  bookingDay: day().notNull(),
  valueDay: day().notNull(),
  /** Positive: credit. */
  amount: cents().notNull(),
  kind: text({ enum: ['transfer', 'return', 'fee', 'other'] }).notNull(),
  counterpartyName: text(),
  counterpartyIban: text(),
  remittance: text().notNull(),
  reference: text(),
  endToEndId: text(),
  bankReference: text(),
  /** `PmtInfId` or `MsgId`. */
  batchReference: text(),
  /** ISO 20022 (`AC04`). */
  returnReason: text(),
})
