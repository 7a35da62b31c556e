import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

const SEARCHED = [
  'counterpartyName',
  'counterpartyIban',
  'remittance',
  'reference',
  'endToEndId',
  'bankReference',
] as const

/** Concatenated texts without missing ones. */
export function searchTextOf(table: Record<(typeof SEARCHED)[number], SQLWrapper>): SQL {
  const texts = SEARCHED.map((name) => sql`coalesce(${table[name]} || ' ', '')`)
  return sql`cauce_fold(${sql.join(texts, sql` || `)})`
}
