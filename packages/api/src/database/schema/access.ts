import { ACCESS_CHANGE_KINDS, PERSON_HAND_KINDS } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, partialUnique } from '../columns.ts'
import { person } from './account.ts'
import { proposalColumns, requiredProposer } from './proposals.ts'

/** Changes of a colleague's access, made by the approval of another administrator (decision four-eyes-approval). */
export const accessChanges = pgTable(
  'access_changes',
  {
    accessChangeId: id().primaryKey(),
    userId: person().notNull(),
    kind: text({ enum: ACCESS_CHANGE_KINDS }).notNull(),
    /** New role or e-mail; null for the other kinds, and once the account is closed. */
    value: text(),
    ...proposalColumns(['proposed', 'active', 'refused', 'replaced']),
    proposedBy: requiredProposer(),
  },
  (table) => [
    partialUnique('access_changes_waiting_key', [table.userId, table.kind], sql`${table.state} = 'proposed'`),
    index('access_changes_created').on(table.createdAt, table.accessChangeId),
    check(
      'access_changes_two_administrators',
      sql`${table.state} <> 'active' or (${table.approvedBy} is not null and ${table.approvedBy} <> ${table.proposedBy})`,
    ),
  ],
)

export type AccessChangeRow = typeof accessChanges.$inferSelect

export const personHands = pgTable(
  'person_hands',
  {
    personHandId: id().primaryKey(),
    userId: person().notNull(),
    /** The person themselves for their own changes. */
    handId: person().notNull(),
    kind: text({ enum: PERSON_HAND_KINDS }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('person_hands_user').on(table.userId, table.createdAt),
    index('person_hands_created').on(table.createdAt),
  ],
)

export type PersonHandRow = typeof personHands.$inferSelect
