import { date, index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { users, type UserRow } from './account.ts'

export type KeptPerson = Pick<
  UserRow,
  | 'kind'
  | 'name'
  | 'surname'
  | 'companyName'
  | 'legalRepresentativeName'
  | 'taxNumber'
  | 'nationality'
  | 'birthdayAt'
  | 'identificationDocumentType'
  | 'identificationDocumentNumber'
>

/**
 * Retained only for anti-money-laundering and tax law (decision data-retention). Verification and tax documents stay while the row
 * exists.
 */
export const keptIdentities = pgTable(
  'kept_identities',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.userId),
    person: jsonb().$type<KeptPerson>().notNull(),
    closedAt: instant().notNull(),
    eraseOn: date({ mode: 'string' }).notNull(),
  },
  (table) => [index('kept_identities_erase_on').on(table.eraseOn)],
)
