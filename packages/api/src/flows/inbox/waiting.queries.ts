import type { InboxKind } from '@cauce/contract'
import { Column, inArray, is, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { textArray } from '../../database/index.ts'
import { userName, users } from '../../database/schema/account.ts'
import type { ListApprover } from '../../platform/four-eyes.queries.ts'

/** Who reads the inbox. */
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

interface Waiting extends Partial<Record<Exclude<Fact, 'id'>, SQLWrapper>> {
  readonly kind: InboxKind
  readonly noun: string
  readonly recordId: SQLWrapper
  /** What its id consists of, if not of noun and record. */
  readonly key?: readonly [prefix: string, id: SQLWrapper]
  readonly since: SQLWrapper
  readonly from: SQL
  readonly where: SQL | undefined
}

export interface Rows {
  readonly kind: InboxKind
  readonly rows: (facts: readonly Fact[]) => SQL
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
  const rows = (facts: readonly Fact[]) =>
    sql`select ${kind}::text as kind, ${noun}::text as noun, ${sql.join(facts.map(columnOf), sql`, `)} from ${from} where (${where})`
  const isOf = (ids: readonly string[]) =>
    is(id, Column) ? inArray(id, [...ids]) : sql`(${id})::text = any(${textArray(ids)})`
  return { kind, rows, among: (ids) => sql`${rows(ALL)} and ${isOf(ids)}` }
}

export const nameOf = (person: SQLWrapper): SQL =>
  sql`(select ${userName()} from ${users} where ${users.userId} = ${person})`

/** The first moment of a day in Madrid. */
export const startOf = (day: SQLWrapper): SQL => sql`(${day})::timestamp at time zone 'Europe/Madrid'`
