import { date, index, jsonb, pgTable, uuid, check, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, id } from '../columns.ts'
import { users, type UserRow } from './account.ts'
import { CARRIED_OUT_RULES, type CarriedOutRule } from '@cauce/contract'
import { sql } from 'drizzle-orm'

export type KeptPerson = Pick<
  UserRow,
  | 'kind'
  | 'name'
  | 'surname'
  | 'companyName'
  | 'legalRepresentativeName'
  | 'taxNumber'
  | 'nationality'
  | 'birthdayAt'
  | 'identificationDocumentType'
  | 'identificationDocumentNumber'
>

/**
 * Retained only for anti-money-laundering and tax law (decision data-retention). Verification and tax documents stay while the row
 * exists.
 */
export const keptIdentities = pgTable(
  'kept_identities',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.userId),
    person: jsonb().$type<KeptPerson>().notNull(),
    closedAt: instant().notNull(),
    eraseOn: date({ mode: 'string' }).notNull(),
  },
  (table) => [index('kept_identities_erase_on').on(table.eraseOn)],
)

/** By day in Madrid and rule (handbook chapter 26); counts only grow (rules/10-append-only.sql). */
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
