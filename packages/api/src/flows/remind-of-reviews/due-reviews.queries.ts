import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../database/index.ts'
import { users } from '../../database/schema/account.ts'
import { classifications, knowledgeTests, lossSimulations } from '../../database/schema/classifications.ts'

export interface Due {
  /** In Madrid. */
  readonly today: string
  readonly now: Date
  /** People notified in one transaction. */
  readonly limit: number
}

/** Marks simulations a year old as notified and returns their people. Once for each result. */
export const noteDueSimulations = (tx: Transaction, months: number, due: Due): Promise<string[]> =>
  noteDue(tx, { table: lossSimulations, id: lossSimulations.lossSimulationId, months }, due)

/** Marks tests two years old as notified and returns their people. Not required of sophisticated investors. */
export const noteDueTests = (tx: Transaction, months: number, due: Due): Promise<string[]> =>
  noteDue(
    tx,
    { table: knowledgeTests, id: knowledgeTests.knowledgeTestId, months },
    due,
    sql`not exists (
    select from ${classifications} where ${classifications.userId} = ${knowledgeTests.userId} and ${classifications.state} = 'approved'
      and (${classifications.validUntil} is null or ${classifications.validUntil} >= ${due.today}::date))`,
  )

type Reviewed =
  | { readonly table: typeof lossSimulations; readonly id: typeof lossSimulations.lossSimulationId }
  | { readonly table: typeof knowledgeTests; readonly id: typeof knowledgeTests.knowledgeTestId }

/** Months are clamped like `addMonths`. Skips closed and disabled accounts. */
async function noteDue(
  tx: Transaction,
  { table, id, months }: Reviewed & { readonly months: number },
  { today, now, limit }: Due,
  isAsked: SQL = sql`true`,
): Promise<string[]> {
  const { rows } = await tx.execute<{ userId: string }>(sql`
    update ${table} set reminded_at = ${now.toISOString()}::timestamptz where ${id} in (
      select ${id} from ${table} join ${users} on ${users.userId} = ${table.userId}
      where ${table.remindedAt} is null and ${users.deletedAt} is null and not ${users.disabled} and ${isAsked}
        and (${table.createdAt} at time zone 'Europe/Madrid')::date + make_interval(months => ${months}::integer) <= ${today}::date
        and not exists (select from ${table} as later where later.user_id = ${table.userId} and later.created_at > ${table.createdAt})
      limit ${limit} for no key update of ${table} skip locked)
    returning user_id as "userId"`)
  return rows.map(({ userId }) => userId)
}
