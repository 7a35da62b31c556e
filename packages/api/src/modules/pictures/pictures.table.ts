import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../database/columns.ts'
import { files } from '../files/files.table.ts'

/** Pictures for public pages. The original is a stored file; the sizes are made from it and kept under the token. */
export const pictures = pgTable('pictures', {
  pictureId: id().primaryKey(),
  fileId: uuid()
    .notNull()
    .unique('pictures_file_key')
    .references(() => files.fileId),
  /** The part of the public address that nobody can guess. */
  token: text().notNull().unique('pictures_token_key'),
  /** As people see it: turned the way its camera was held. */
  widthPixels: integer().notNull(),
  heightPixels: integer().notNull(),
  createdAt: instant().notNull(),
})

export type PictureRow = typeof pictures.$inferSelect
