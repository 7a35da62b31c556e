import type { Language } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { users } from './account.ts'

/** What a mail said, in one language. */
export interface NotificationWords {
  readonly title: string
  readonly paragraphs: readonly string[]
  /** The word on its button, if it has one. */
  readonly action: string | null
}

/** What was mailed to a person, or would have been if they accepted such mails (handbook rule 2.38). */
export const notifications = pgTable(
  'notifications',
  {
    /** The id of the mail. */
    notificationId: id().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** As it was written then: a later version of a template changes no notification. */
    words: jsonb().$type<Record<Language, NotificationWords>>().notNull(),
    /** The page of the site that it leads to. */
    page: text(),
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.createdAt, table.notificationId),
    index('notifications_created').on(table.createdAt),
    index('notifications_unread')
      .on(table.userId, table.createdAt, table.notificationId)
      .where(sql`${table.readAt} is null`),
  ],
)
