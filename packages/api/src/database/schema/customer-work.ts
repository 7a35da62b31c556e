import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps, partialIndex } from '../columns.ts'
import { person } from './account.ts'

/** Handbook rule 1.25. */
export const userNotes = pgTable(
  'user_notes',
  {
    userNoteId: id().primaryKey(),
    userId: person().notNull(),
    authorId: person().notNull(),
    text: text().notNull(),
    pinned: boolean().notNull().default(false),
    mentionedIds: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    ...timestamps(),
  },
  (table) => [
    index('user_notes_user').on(table.userId, table.pinned, table.userNoteId),
    index('user_notes_pinned').on(table.pinned, table.userNoteId),
    index('user_notes_created').on(table.createdAt, table.userNoteId),
    index('user_notes_author').on(table.authorId, table.userNoteId),
    check('user_notes_other', sql`${table.authorId} <> ${table.userId}`),
  ],
)

export type UserNoteRow = typeof userNotes.$inferSelect

/** Handbook rule 1.26. */
export const userTasks = pgTable(
  'user_tasks',
  {
    userTaskId: id().primaryKey(),
    userId: person().notNull(),
    authorId: person().notNull(),
    /** Null: any colleague of the customer. */
    assigneeId: person(),
    title: text().notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    state: text({ enum: ['open', 'done'] }).notNull(),
    doneAt: instant(),
    doneById: person(),
    ...timestamps(),
  },
  (table) => [
    index('user_tasks_user').on(table.userId, table.dueOn, table.userTaskId),
    index('user_tasks_due').on(table.dueOn, table.userTaskId),
    partialIndex('user_tasks_open', [table.dueOn, table.userTaskId], sql`${table.state} = 'open'`),
    index('user_tasks_created').on(table.createdAt, table.userTaskId),
    index('user_tasks_assignee').on(table.assigneeId, table.dueOn),
    check('user_tasks_other', sql`${table.authorId} <> ${table.userId}`),
    check('user_tasks_done', sql`(${table.state} = 'done') = (${table.doneAt} is not null)`),
    check('user_tasks_done_by', sql`(${table.doneAt} is null) = (${table.doneById} is null)`),
  ],
)

export type UserTaskRow = typeof userTasks.$inferSelect
