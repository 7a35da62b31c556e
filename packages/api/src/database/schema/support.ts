import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { CONTACT_SUBJECTS } from '@cauce/contract'
import { LANGUAGES } from '@cauce/contract/languages.ts'
import { id, instant, timestamps, partialIndex } from '../columns.ts'
import { storedFile } from './platform.ts'
import { person } from './account.ts'

const state = () => text({ enum: ['Open', 'InProcess', 'PendingCustomer', 'PendingManager', 'Closed', 'Dismissed'] })

export const tickets = pgTable(
  'tickets',
  {
    ticketId: id().primaryKey(),
    title: text().notNull(),
    description: text().notNull(),
    state: state().notNull(),
    /** Null: a visitor, in `ticket_visitors`. */
    userId: person(),
    managerId: person(),
    /** A message clears the writer's and sets the other side's. */
    isUnreadByCustomer: boolean().notNull(),
    isUnreadByStaff: boolean().notNull(),
    ...timestamps(),
  },
  (table) => [
    index('tickets_user').on(table.userId, table.updatedAt),
    index('tickets_manager').on(table.managerId, table.updatedAt),
    index('tickets_updated').on(table.updatedAt, table.ticketId),
    index('tickets_created').on(table.createdAt, table.ticketId),
    // With what the inbox searches.
    index('tickets_state').on(
      table.state,
      table.ticketId,
      table.updatedAt,
      table.userId,
      sql`cauce_fold(${table.title})`,
      table.title,
    ),
    index('tickets_by_title').on(sql`cauce_fold(${table.title})`, table.ticketId, table.title),
    partialIndex('tickets_unread', [table.updatedAt, table.ticketId], sql`${table.isUnreadByStaff}`),
    index('tickets_title').using('gin', sql`cauce_fold(${table.title}) gin_trgm_ops`),
    check('tickets_responsible_is_other', sql`${table.managerId} <> ${table.userId}`),
  ],
)

export const ticketMessages = pgTable(
  'ticket_messages',
  {
    messageId: id().primaryKey(),
    ticketId: uuid()
      .notNull()
      .references(() => tickets.ticketId, { onDelete: 'cascade' }),
    userId: person().notNull(),
    isFromStaff: boolean().notNull(),
    message: text().notNull(),
    /** After it. */
    state: state().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('ticket_messages_ticket').on(table.ticketId, table.createdAt)],
)

export const ticketStateChanges = pgTable(
  'ticket_state_changes',
  {
    ticketStateChangeId: id().primaryKey(),
    ticketId: uuid()
      .notNull()
      .references(() => tickets.ticketId, { onDelete: 'cascade' }),
    state: state().notNull(),
    isFromStaff: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('ticket_state_changes_ticket').on(table.ticketId, table.ticketStateChangeId)],
)

export const ticketDocuments = pgTable(
  'ticket_documents',
  {
    ticketDocumentId: id().primaryKey(),
    ticketId: uuid()
      .notNull()
      .references(() => tickets.ticketId, { onDelete: 'cascade' }),
    messageId: uuid().references(() => ticketMessages.messageId, { onDelete: 'cascade' }),
    ownerType: text({ enum: ['userDocument', 'screenshot', 'requestHistory'] }).notNull(),
    fileId: storedFile().notNull(),
  },
  (table) => [
    index('ticket_documents_ticket').on(table.ticketId),
    index('ticket_documents_message').on(table.messageId),
  ],
)

const sender = { name: text().notNull(), email: text().notNull(), language: text({ enum: LANGUAGES }).notNull() }

/** Waits for its sender to confirm the address. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    contactMessageId: id().primaryKey(),
    ...sender,
    subject: text({ enum: CONTACT_SUBJECTS }).notNull(),
    message: text().notNull(),
    /** Of the link in the last mail. */
    tokenHash: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('contact_messages_token_key').on(table.tokenHash),
    index('contact_messages_created').on(table.createdAt),
  ],
)

/** Who wrote a ticket without an account. */
export const ticketVisitors = pgTable('ticket_visitors', {
  ticketId: uuid()
    .primaryKey()
    .references(() => tickets.ticketId, { onDelete: 'cascade' }),
  ...sender,
})

export type TicketRow = typeof tickets.$inferSelect
