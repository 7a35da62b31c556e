import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../database/columns.ts'
import { files } from '../files/files.table.ts'
import { users } from '../users/users.table.ts'

/** What the identity provider read on a document. */
export interface ReadDocument {
  readonly type: string
  readonly number: string
  readonly country: string
  readonly validFrom: string | null
  readonly validUntil: string | null
}

/** Attempts of people to prove their identity (product decision 6). */
export const verifications = pgTable(
  'verifications',
  {
    verificationId: id().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.userId),
    provider: text({ enum: ['veriff', 'sandbox'] }).notNull(),
    /** The session at the provider; its events name it. */
    providerSessionId: text().notNull(),
    /** Where the person goes on with it. */
    url: text().notNull(),
    status: text({
      enum: [
        'NotVerified',
        'Started',
        'Progress',
        'Completed',
        'Approved',
        'Declined',
        'Resubmission',
        'ExpiredAbandoned',
      ],
    }).notNull(),
    /** Counts from 1 for each person. */
    attempt: integer().notNull(),
    reason: text(),
    reasonCode: text(),
    decision: text({ enum: ['Approved', 'Declined'] }),
    decisionReason: text(),
    decisionData: jsonb().$type<Record<string, unknown>>(),
    /** Administrator who decided; null when the provider did. */
    decidedBy: uuid().references(() => users.userId),
    /** Last event of the provider. */
    action: text(),
    documents: jsonb().$type<ReadDocument[]>().notNull().default([]),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('verifications_session_key').on(table.provider, table.providerSessionId),
    uniqueIndex('verifications_attempt_key').on(table.userId, table.attempt),
    uniqueIndex('verifications_running_key')
      .on(table.userId)
      .where(sql`${table.status} in ('Started', 'Progress', 'Completed')`),
    index('verifications_updated').on(table.updatedAt, table.verificationId),
    index('verifications_undecided')
      .on(table.createdAt)
      .where(sql`${table.status} = 'Completed'`),
  ],
)

/** Pictures of the document and the person, fetched from the provider and kept as files. */
export const verificationMedia = pgTable(
  'verification_media',
  {
    mediaId: id().primaryKey(),
    verificationId: uuid()
      .notNull()
      .references(() => verifications.verificationId),
    providerMediaId: text().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => files.fileId),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('verification_media_key').on(table.verificationId, table.providerMediaId)],
)

/** Events that have been taken, by the hash of their bytes: one that comes again is known and does nothing. */
export const verificationEvents = pgTable(
  'verification_events',
  { eventHash: text().primaryKey(), receivedAt: instant().notNull() },
  (table) => [index('verification_events_received').on(table.receivedAt)],
)

export type VerificationRow = typeof verifications.$inferSelect
