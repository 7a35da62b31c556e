import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

const SEARCHED = [
  'counterpartyName',
  'counterpartyIban',
  'remittance',
  'reference',
  'endToEndId',
  'bankReference',
] as const

/** What is looked for in a line of a statement: its texts one after the other, without those that it does not have. */
export function searchTextOf(table: Record<(typeof SEARCHED)[number], SQLWrapper>): SQL {
  const texts = SEARCHED.map((name) => sql`coalesce(${table[name]} || ' ', '')`)
  return sql`cauce_fold(${sql.join(texts, sql` || `)})`
}
