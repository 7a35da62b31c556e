import { CARRIED_OUT_RULES, type CarriedOutRule } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'

/** By day in Madrid and rule (handbook chapter 26); counts only grow (rules/95-retention.sql). */
export const retentionRecords = pgTable(
  'retention_records',
  {
    retentionRecordId: id().primaryKey(),
    day: date({ mode: 'string' }).notNull(),
    rule: text({ enum: CARRIED_OUT_RULES as [CarriedOutRule, ...CarriedOutRule[]] }).notNull(),
    erasedCount: integer().notNull(),
    carriedOutAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('retention_records_day_key').on(table.day, table.rule),
    check('retention_records_count', sql`${table.erasedCount} >= 0`),
  ],
)
