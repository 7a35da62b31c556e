import type { Language } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, partialIndex } from '../columns.ts'
import { person } from './account.ts'

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
    userId: person({ onDelete: 'cascade' }).notNull(),
    /** As rendered then. */
    words: jsonb().$type<Partial<Record<Language, NotificationWords>> & { es: NotificationWords }>().notNull(),
    /** Target page. */
    page: text(),
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.createdAt, table.notificationId),
    index('notifications_created').on(table.createdAt),
    partialIndex(
      'notifications_unread',
      [table.userId, table.createdAt, table.notificationId],
      sql`${table.readAt} is null`,
    ),
  ],
)
