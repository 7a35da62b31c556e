import { boolean, index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../database/columns.ts'
import { files } from '../files/files.table.ts'
import { users } from '../users/users.table.ts'

/** Documents of customers: contracts, certificates, what staff keeps about them. */
export const accountDocuments = pgTable(
  'account_documents',
  {
    accountDocumentId: id().primaryKey(),
    /** The customer whom it is about. */
    accountId: uuid()
      .notNull()
      .references(() => users.userId),
    /** Whose document it is; they always see it. */
    ownerId: uuid()
      .notNull()
      .references(() => users.userId),
    visible: boolean().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => files.fileId),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('account_documents_account').on(table.accountId, table.createdAt),
    index('account_documents_created').on(table.createdAt, table.accountDocumentId),
  ],
)
