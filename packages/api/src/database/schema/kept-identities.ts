import { date, index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { users, type UserRow } from './account.ts'

/** Who a person was, as far as the law wants it kept. */
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
 * Whose a closed account was, set aside for the law on money laundering and for the declarations of taxes, and for nothing else (decision 260). As long as the row is there,
 * the documents of the person's verifications and tax details stay too.
 */
export const keptIdentities = pgTable(
  'kept_identities',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.userId),
    person: jsonb().$type<KeptPerson>().notNull(),
    closedAt: instant().notNull(),
    /** The day on which all of it is erased. */
    eraseOn: date({ mode: 'string' }).notNull(),
  },
  (table) => [index('kept_identities_erase_on').on(table.eraseOn)],
)
