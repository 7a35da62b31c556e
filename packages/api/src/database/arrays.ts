import { sql } from 'drizzle-orm'

/** Arrays as one parameter each: a statement over many rows stays the same for any number of them. */
export const uuidArray = (ids: readonly (string | null | undefined)[]) =>
  sql`${sql.param(ids.map((id) => id ?? null))}::uuid[]`
export const textArray = (texts: readonly (string | null | undefined)[]) =>
  sql`${sql.param(texts.map((text) => text ?? null))}::text[]`
export const centsArray = (amounts: readonly (bigint | null)[]) =>
  sql`${sql.param(amounts.map((amount) => (amount === null ? null : amount.toString())))}::bigint[]`
export const instantArray = (instants: readonly Date[]) =>
  sql`${sql.param(instants.map((instant) => instant.toISOString()))}::timestamptz[]`
export const integerArray = (numbers: readonly number[]) => sql`${sql.param([...numbers])}::integer[]`
