import type { Language } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { users } from './account.ts'

export interface NotificationWords {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly action: string | null
}

/** Mails, including declined ones (handbook rule 2.38). */
export const notifications = pgTable(
  'notifications',
  {
    /** The mail's id. */
    notificationId: id().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** As rendered then. */
    words: jsonb().$type<Record<Language, NotificationWords>>().notNull(),
    /** Target page. */
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
