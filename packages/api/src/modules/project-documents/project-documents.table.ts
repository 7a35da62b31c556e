import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../database/columns.ts'
import { documentTypes } from '../document-types/document-types.table.ts'
import { files } from '../files/files.table.ts'
import { projects } from '../projects/projects.table.ts'
import { users } from '../users/users.table.ts'

/** Documents of projects. */
export const projectDocuments = pgTable(
  'project_documents',
  {
    projectDocumentId: id().primaryKey(),
    projectId: uuid()
      .notNull()
      .references(() => projects.projectId),
    documentTypeId: uuid()
      .notNull()
      .references(() => documentTypes.documentTypeId),
    /** Who uploaded it. */
    userId: uuid().references(() => users.userId),
    fileId: uuid()
      .notNull()
      .references(() => files.fileId),
    description: text().notNull(),
    /** False: only staff see it. */
    visible: boolean().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('project_documents_project').on(table.projectId, table.createdAt),
    index('project_documents_type').on(table.documentTypeId),
  ],
)

export type ProjectDocumentRow = typeof projectDocuments.$inferSelect
