import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../database/columns.ts'
import { ledgerAccounts } from '../ledger/ledger.table.ts'
import { users } from '../users/users.table.ts'

/** One euro wallet for each user. Its money is in the ledger: the account with the wallet's id, and the reserved one. */
export const wallets = pgTable('wallets', {
  walletId: id()
    .primaryKey()
    .references(() => ledgerAccounts.accountId),
  userId: uuid()
    .notNull()
    .unique('wallets_user_key')
    .references(() => users.userId),
  reservedAccountId: uuid()
    .notNull()
    .references(() => ledgerAccounts.accountId),
  createdAt: instant().notNull(),
})
