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
import type { PgColumn } from 'drizzle-orm/pg-core'
import { contains, containsFolded, escapeLike } from './list-conditions.ts'
import { plainField } from './plain-fields.ts'
import { users } from './schema/account.ts'
import { bankAccounts } from './schema/payment.ts'
import { projects, searchedText } from './schema/project.ts'
import { wallets } from './schema/wallet.ts'
import { readSearchTerms, type SearchTerms } from './search-terms.domain.ts'

/** A field of the records, or a text of theirs that has an index. */
type Searched = string | SQL
/** What `q` of a list looks for (handbook rule 12.7): in the texts of its table and names in its records, or its own way. */
export type Search = readonly Searched[] | ((q: string) => SQL | undefined)

type Parts = readonly { readonly where?: SQL | undefined }[]

/**
 * By texts and names, and by the amount where the records have one: a condition for each, which an index of its own serves.
 * @param parts of the table, if its index of amounts is partial
 */
export function armsOf(search: readonly Searched[], id: PgColumn, q: string, parts: Parts = [{}]): SQL[] {
  const { table } = id
  const terms = readSearchTerms(q)
  const columns: Readonly<Record<string, Column>> = getTableColumns(table)
  const amount = columns['amount'] && isAmount(columns['amount'], terms)
  const arms = [
    ...search.flatMap((one) => armsIn(table, one, terms)),
    ...(amount ? parts.map(({ where }) => and(amount, where)) : []),
  ].filter((one) => one !== undefined)
  return arms.length > 0 ? arms : [sql`false`]
}

/**
 * Ids of each arm, united: one condition with `or` would read the whole table, since no index has all fields.
 * @param within the condition of the list, which partial indexes need
 */
export function foundBy(search: Search, id: PgColumn, q: string, within?: SQL, parts?: Parts): SQL | undefined {
  if (typeof search === 'function') return search(q)
  const ids = armsOf(search, id, q, parts).map((arm) => sql`select ${id} from ${id.table} where ${and(within, arm)}`)
  // As an array: the planner takes a union of many for one of few.
  return sql`${id} = any (array(${sql.join(ids, sql` union all `)}))`
}

function armsIn(table: Table, searched: Searched, terms: SearchTerms): readonly (SQL | undefined)[] {
  if (typeof searched !== 'string') return [containsTerms((text) => contains(searched, text), terms)]
  return searched === 'account' && terms.code !== undefined
    ? hasAccount(terms.code)
    : [fieldContains(table, searched, terms)]
}

function fieldContains(table: Table, field: string, terms: SearchTerms): SQL | undefined {
  const { column, person, project } = plainField(table, field)
  if (column !== undefined) return columnContains(table, field, column, terms)
  if (person !== undefined) return isOfPerson(person, terms)
  return sql`${project} in (${projectsNamed(terms)})`
}

/** The indexed condition first, which also has other texts. */
function projectsNamed(terms: SearchTerms): SQL {
  const isNamed = containsTerms(
    (text) => and(contains(searchedText(projects), text), contains(projects.name, text))!,
    terms,
  )
  return sql`select ${projects.projectId} from ${projects} where ${isNamed}`
}

function columnContains(table: Table, field: string, column: Column, terms: SearchTerms): SQL | undefined {
  const { [`${field}Text`]: folded } = getTableColumns(table) as Readonly<Record<string, Column | undefined>>
  if (field === 'number') return isNumber(sql`${column}::text`, terms)
  if (field === 'account')
    return containsTerms((text) => sql`${column} like ${`%${escapeLike(text.toUpperCase())}%`}`, terms)
  const has = (text: string) => (folded ? containsFolded(folded, text) : contains(sql`${column}::text`, text))
  return containsTerms(has, terms)
}

const WHOLE_NUMBER = /^([A-Z]{1,3})-?(\d{4})-?(\d{3,})$/

/** `RT-2026-004117` as it is written, without signs, or a part of it; digits alone are its end: `4117`. */
function isNumber(column: SQL, { words }: SearchTerms): SQL | undefined {
  const typed = words.join('-').toUpperCase()
  const [, kind, year, serial] = WHOLE_NUMBER.exec(typed) ?? []
  if (kind !== undefined) return sql`${column} = ${`${kind}-${year}-${serial}`}`
  if (/^\d+$/.test(typed)) return sql`${column} ~ ${`(^|-)0*${typed.replace(/^0+/, '')}$`}`
  return /\d/.test(typed) ? sql`${column} like ${`%${escapeLike(typed)}%`}` : undefined
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
  sql`${userId} in (select ${users.userId} from ${users} where ${users.deletedAt} is null and ${isPerson(terms)})`

export const isOfPersonFoundBy = (userId: SQLWrapper, q: string): SQL => isOfPerson(userId, readSearchTerms(q))

/** People by name in any order, e-mail, telephone, document, tax number, account or reference. */
export const isPersonFoundBy = (q: string): SQL => isPerson(readSearchTerms(q))

function isPerson(terms: SearchTerms): SQL {
  const { code, email, phone, words } = terms
  if (code !== undefined) return sql`${users.userId} = any (array(${ownersOf(code)}))`
  if (email !== undefined) return hasAddress(email)
  if (phone !== undefined) return containsFolded(users.searchText, phone)
  return and(...words.map((word) => hasWord(users.searchText, word))) ?? sql`false`
}

function ownersOf(code: string): SQL {
  if (code.startsWith('RF')) return sql`select ${wallets.userId} from ${wallets} where ${eq(wallets.reference, code)}`
  const { userId, deletedAt } = bankAccounts
  const owners = hasAccount(code).map(
    (one) => sql`select ${userId} from ${bankAccounts} where ${deletedAt} is null and ${one}`,
  )
  // Tax numbers and documents may look like an account.
  const people = sql`select ${users.userId} from ${users} where ${users.deletedAt} is null and ${containsFolded(users.searchText, code)}`
  return sql.join([...owners, people], sql` union all `)
}

/** A part is enough, and not asked for where the whole one is known: its trigrams occur in many others. */
function hasAccount(code: string): readonly [SQL, SQL] {
  const { account, deletedAt } = bankAccounts
  const whole = eq(account, code)
  const isKnown = sql`exists (select from ${bankAccounts} where ${deletedAt} is null and ${whole})`
  return [whole, sql`(${account} like ${`%${code}%`} and not ${isKnown})`]
}

/** Ignores punctuation of document and telephone numbers: `12.345.678-Z`, `(600)123-456`. */
function hasWord(text: SQLWrapper, word: string): SQL {
  const bare = word.replaceAll(/[.()-]/g, '')
  const asTyped = containsFolded(text, word)
  return bare === word || bare === '' ? asTyped : or(asTyped, containsFolded(text, bare))!
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

const names = sql`(${users.nameText} || ' ' || ${users.surnameText})`
const company = sql`cauce_fold(${users.companyName})`

/** By the name that lists show. */
export function idsNamed(q: string): SQL {
  const terms = readSearchTerms(q)
  const shown = sql`coalesce(${company}, ${names})`
  const isNamed = containsTerms(
    (text) => and(containsFolded(users.searchText, text), containsFolded(shown, text))!,
    terms,
  )
  return sql`select ${users.userId} as id from ${users} where ${users.deletedAt} is null and ${isNamed} union all ${projectsNamed(terms)}`
}

/** The indexed condition first: the search text contains the names too. */
export const hasName = (name: string): SQL =>
  and(
    ...readSearchTerms(name).words.map((word) =>
      and(hasWord(users.searchText, word), or(hasWord(names, word), hasWord(company, word))),
    ),
  ) ?? sql`false`
