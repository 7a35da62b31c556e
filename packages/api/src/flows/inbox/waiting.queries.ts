import type { InboxKind } from '@cauce/contract'
import { and, Column, inArray, is, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import {
  allOf,
  contains,
  containsFolded,
  containsTerms,
  escapeLike,
  readSearchTerms,
  textArray,
} from '../../database/index.ts'
import { userName, users } from '../../database/schema/account.ts'
import type { ListApprover } from '../../platform/four-eyes.queries.ts'

export interface InboxReader extends ListApprover {
  readonly kinds: ReadonlySet<InboxKind>
  /** Only the customers assigned to this manager. */
  readonly managerId: string | undefined
  readonly seesPayments: boolean
  readonly today: string
}

const FACTS = {
  id: 'text',
  recordId: 'text',
  name: 'text',
  userId: 'uuid',
  title: 'text',
  text: 'text',
  code: 'text',
  iban: 'text',
  number: 'integer',
  count: 'integer',
  percentage: 'integer',
  day: 'date',
  amount: 'bigint',
  since: 'timestamptz',
  dueOn: 'date',
  firstBy: 'uuid',
  firstAt: 'timestamptz',
  firstLasts: 'boolean',
  needsMyApproval: 'boolean',
  hasProof: 'boolean',
} as const
export type Fact = keyof typeof FACTS
const ALL = Object.keys(FACTS) as Fact[]

interface Facts extends Partial<Record<Exclude<Fact, 'id'>, SQLWrapper>> {
  /** Id of the person or project that `name` belongs to, which the search finds by index. */
  readonly named?: SQLWrapper | undefined
  /** Folded; else title, text and account. */
  readonly texts?: readonly SQL[] | undefined
}

interface Waiting extends Facts {
  readonly kind: InboxKind
  readonly noun: string
  readonly recordId: SQLWrapper
  /** What its id consists of, if not of noun and record. */
  readonly key?: readonly [prefix: string, id: SQLWrapper]
  readonly since: SQLWrapper
  readonly from: SQL
  readonly where: SQL | undefined
}

export interface Narrowing {
  readonly q?: string | undefined
  readonly userId?: string | undefined
  readonly ids?: readonly string[] | undefined
}

export interface Rows {
  readonly kind: InboxKind
  /** With `q` after a CTE `named`. */
  readonly rows: (facts: readonly Fact[], narrowing: Narrowing) => SQL
  readonly among: (ids: readonly string[]) => SQL
}

export function waiting({ kind, noun, from, where, key, ...facts }: Waiting): Rows {
  const [prefix, id] = key ?? [noun, facts.recordId]
  const given: Partial<Record<Fact, SQLWrapper>> = { id: sql`${`${prefix}/`} || ${id}`, ...facts }
  const columnOf = (name: Fact) => {
    const type = FACTS[name]
    const value = given[name] ?? (type === 'boolean' ? sql`false` : sql`null`)
    return sql`(${value})::${sql.raw(type)} as ${sql.identifier(name)}`
  }
  const select = (columns: readonly Fact[], condition: SQL | undefined) =>
    sql`select ${kind}::text as kind, ${noun}::text as noun, ${sql.join(columns.map(columnOf), sql`, `)} from ${from} where ${and(sql`(${where})`, condition)}`
  const rows = (columns: readonly Fact[], { q, userId, ids }: Narrowing) =>
    select(
      columns,
      allOf(
        userId && (given.userId ? sql`${given.userId} = ${userId}` : sql`false`),
        ids && sql`(${given.id}) = any(${textArray(ids)})`,
        q && isFoundBy(q, facts),
      ),
    )
  const isOf = (ids: readonly string[]) =>
    is(id, Column) ? inArray(id, [...ids]) : sql`(${id})::text = any(${textArray(ids)})`
  return { kind, rows, among: (ids) => select(ALL, isOf(ids)) }
}

const TRIGRAM = /[\p{L}\p{N}]{3}/u
const FIGURES = /^[\d.,]*\d[\d.,]*$/

/** `2.000,00`, `2000,00` and `2000.00`: an amount as it is shown and as people type it. Digits first: that costs less. */
function figuresHave(word: string, { number, amount }: Facts): SQL[] {
  const typed = word.replaceAll("'", '')
  if (!FIGURES.test(typed)) return []
  const has = (text: SQL, part: string) => sql`strpos(${text}, ${part}) > 0`
  const [plain, grouped] = ['FM99999999999990.00', 'FM99,999,999,999,990.00'].map(
    (format) => sql`to_char(abs(${amount}) / 100.0, ${format})`,
  )
  const forms = sql`concat_ws(' ', ${plain}, replace(${plain}, '.', ','), translate(${grouped}, ',.', '.,'))`
  const hasDigits = has(sql`('00' || abs(${amount}))`, typed.replaceAll(/\D/g, ''))
  return [
    ...(number ? [has(sql`(${number})::text`, typed)] : []),
    ...(amount ? [and(hasDigits, has(forms, typed))!] : []),
  ]
}

/** Looks up a name only where another text has a word, unless the words are too short for the index. */
function isFoundBy(q: string, facts: Facts): SQL {
  const { named, name, title, text, iban } = facts
  const terms = readSearchTerms(q)
  const others = facts.texts ?? [title, text, iban].flatMap((one) => (one ? [sql`cauce_fold(${one})`] : []))
  const wanted = [...terms.words, ...(terms.code ? [terms.code] : [])]
  const isByIndex = named !== undefined && wanted.some((typed) => TRIGRAM.test(typed))
  const texts = [...others, ...(name && !isByIndex ? [sql`cauce_fold(${name})`] : [])]
  const figures = (typed: string) => figuresHave(typed, facts)
  const has = (typed: string) =>
    or(...texts.map((each) => containsFolded(each, typed)), ...figures(typed)) ?? sql`false`
  if (!isByIndex) return containsTerms(has, terms)
  const patterns = wanted.map((typed) => sql`'%' || cauce_fold(${escapeLike(typed)}) || '%'`)
  // False instead of null, so that `and` stops here.
  const anyIn = texts.map((each) => sql`(${each} like any (array[${sql.join(patterns, sql`, `)}]::text[])) is true`)
  const hasAny = or(...anyIn, ...wanted.flatMap(figures)) ?? sql`false`
  const isFound = containsTerms((typed) => or(has(typed), contains(name!, typed))!, terms)
  return or(sql`${named} in (select id from named)`, and(hasAny, isFound))!
}

export const nameOf = (person: SQLWrapper): SQL =>
  sql`(select ${userName()} from ${users} where ${users.userId} = ${person})`

export const startOf = (day: SQLWrapper): SQL => sql`(${day})::timestamp at time zone 'Europe/Madrid'`
