import {
  and,
  eq,
  getTableColumns,
  inArray,
  or,
  sql,
  type Column,
  type SQL,
  type SQLWrapper,
  type Table,
} from 'drizzle-orm'
import { contains, containsFolded } from './list-conditions.ts'
import { plainField } from './plain-fields.ts'
import { users } from './schema/account.ts'
import { bankAccounts } from './schema/payment.ts'
import { projects } from './schema/project.ts'
import { wallets } from './schema/wallet.ts'
import { readSearchTerms, type SearchTerms } from './search-terms.domain.ts'

/** What `q` of a list looks for (handbook rule 12.7): in the texts of its table and names in its records, or its own way. */
export type Search = readonly string[] | ((q: string) => SQL | undefined)

/** By texts and names, and by the amount where the records have one. */
export function foundBy(search: Search, table: Table, q: string): SQL | undefined {
  if (typeof search === 'function') return search(q)
  const terms = readSearchTerms(q)
  const columns: Readonly<Record<string, Column>> = getTableColumns(table)
  return or(
    sql`false`,
    ...search.map((field) => fieldContains(table, field, terms)),
    columns['amount'] && isAmount(columns['amount'], terms),
  )
}

function fieldContains(table: Table, field: string, terms: SearchTerms): SQL {
  const { column, person, project } = plainField(table, field)
  if (column !== undefined) return containsTerms((text) => contains(sql`${column}::text`, text), terms)
  if (person !== undefined) return isOfPerson(person, terms)
  const isNamed = containsTerms((text) => contains(projects.name, text), terms)
  return sql`${project} in (select ${projects.projectId} from ${projects} where ${isNamed})`
}

/** All words, in any order, or the code; numbers of records look like codes too. Marks alone find nothing. */
export function containsTerms(has: (text: string) => SQL, { code, words }: SearchTerms): SQL {
  const all = and(...words.map(has)) ?? sql`false`
  return code === undefined ? all : or(all, has(code))!
}

/** Money in either direction. Cents. */
export const isAmount = (column: Column, { amount }: SearchTerms): SQL | undefined =>
  amount === undefined ? undefined : inArray(column, [amount, -amount])

const isOfPerson = (userId: SQLWrapper, terms: SearchTerms): SQL =>
  sql`${userId} in (select ${users.userId} from ${users} where ${isPerson(terms)})`

export const isOfPersonFoundBy = (userId: SQLWrapper, q: string): SQL => isOfPerson(userId, readSearchTerms(q))

/** People by name in any order, e-mail, telephone, document, tax number, account or reference. */
export const isPersonFoundBy = (q: string): SQL => isPerson(readSearchTerms(q))

function isPerson(terms: SearchTerms): SQL {
  const { code, email, phone, words } = terms
  if (code !== undefined) return sql`${users.userId} = any (array(${ownersOf(code)}))`
  if (email !== undefined) return hasAddress(email)
  if (phone !== undefined) return containsFolded(users.searchText, phone)
  return and(...words.map(hasWord)) ?? sql`false`
}

/** A part of an account is enough. */
const ownersOf = (code: string): SQL =>
  code.startsWith('RF')
    ? sql`select ${wallets.userId} from ${wallets} where ${eq(wallets.reference, code)}`
    : sql`select ${bankAccounts.userId} from ${bankAccounts} where ${bankAccounts.deletedAt} is null and ${bankAccounts.account} like ${`%${code}%`}`

/** Ignores punctuation of document and telephone numbers: `12.345.678-Z`, `(600)123-456`. */
function hasWord(word: string): SQL {
  const bare = word.replaceAll(/[.()-]/g, '')
  const asTyped = containsFolded(users.searchText, word)
  return bare === word || bare === '' ? asTyped : or(asTyped, containsFolded(users.searchText, bare))!
}

/**
 * Trigrams of a common domain occur in nearly every text, so the text index is slow (decision list-counters); the e-mail index is
 * used instead. In another field the address means a second @.
 */
function hasAddress(address: string): SQL {
  const folded = address.toLowerCase()
  const mailbox = folded.slice(0, folded.indexOf('@'))
  const endsLikeIt = sql`reverse(split_part(cauce_fold(${users.email}), '@', 1)) ^@ reverse(${mailbox})`
  const found = sql`select ${users.userId} from ${users}
    where ${users.deletedAt} is null and (${endsLikeIt} or ${users.searchText} like '%@%@%') and strpos(${users.searchText}, ${folded}) > 0`
  // Materialised as an array: the planner overestimates and would scan along the sort order.
  return sql`${users.userId} = any (array(${found}))`
}

const names = sql`(${users.nameText} || ' ' || ${users.surnameText} || ' ' || coalesce(cauce_fold(${users.companyName}), ''))`

/** The indexed condition first: the search text contains the names too. */
export const hasName = (name: string): SQL =>
  and(
    ...readSearchTerms(name).words.map(
      (word) => sql`(${containsFolded(users.searchText, word)} and ${containsFolded(names, word)})`,
    ),
  ) ?? sql`false`
