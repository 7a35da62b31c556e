import { sql } from 'drizzle-orm'
import { centsArray, textArray, uuidArray, type Executor } from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { bankMovements, payments } from '../../../database/schema/bank.ts'
import { stagedLines, stagedStatements } from '../../../database/schema/bank-staging.ts'

type Line = Pick<
  typeof bankMovements.$inferSelect,
  'movementId' | 'iban' | 'kind' | 'bookingDay' | 'amount' | 'endToEndId' | 'bankReference' | 'reference'
>

type Reversed = Readonly<Record<'movementId' | 'paymentId' | 'name', string | null> & { day: string }>

/**
 * What returns take back: the line of the account with the opposite amount, or the payment, that has the sender's reference, else the bank's, else
 * the creditor's. None where several have it.
 * @param fileId whose lines count too, after those of the books
 */
export async function findReversed(
  executor: Executor,
  lines: readonly Line[],
  fileId: string | null = null,
): Promise<ReadonlyMap<string, Reversed>> {
  const returns = lines.filter(({ kind }) => kind === 'return')
  if (returns.length === 0) return new Map()
  const sign = (names: string) =>
    sql.raw(`case when ${names}.end_to_end_id = r.end_to_end_id then 0 when ${names}.bank_reference = r.bank_reference then 3
      when ${names}.reference = r.reference then 6 end`)
  const texts = (of: (line: Line) => string | null) => textArray(returns.map(of))
  const { rows } = await executor.execute<{ id: string; sign: number } & Record<keyof Reversed, string | null>>(sql`
    select r.id, o.movement_id as "movementId", o.payment_id as "paymentId", o.name, o.day::text, o.sign
    from unnest(${uuidArray(returns.map(({ movementId }) => movementId))}, ${texts(({ iban }) => iban)}, ${texts(({ bookingDay }) => bookingDay)},
      ${centsArray(returns.map(({ amount }) => amount))}, ${texts(({ endToEndId }) => endToEndId)}, ${texts(({ bankReference }) => bankReference)},
      ${texts(({ reference }) => reference)}) as r (id, iban, day, amount, end_to_end_id, bank_reference, reference)
    cross join lateral (
      select movement_id, null::uuid as payment_id, counterparty_name as name, booking_day as day, ${sign('m')} as sign
      from ${bankMovements} m where m.iban = r.iban and m.amount = -r.amount and m.booking_day <= r.day::date and m.kind <> 'return' and m.state <> 'taken_back'
      union all
      select movement_id, null, counterparty_name, booking_day, ${sign('l')} + 1
      from ${stagedLines} l join ${stagedStatements} s using (file_id, position)
      where l.file_id = ${fileId}::uuid and s.iban = r.iban and l.amount = -r.amount and l.booking_day <= r.day::date and l.kind <> 'return'
      union all
      select null, payment_id, coalesce(${userName()}, ${payments.beneficiary}), ${payments.createdAt} at time zone 'Europe/Madrid', 2
      from ${payments} left join ${users} on ${users.userId} = ${payments.userId}
      where ${payments.endToEndId} = r.end_to_end_id and ${payments.amount} = r.amount
    ) o where o.sign is not null order by o.sign`)
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, [first, second]]) => {
      const { movementId, paymentId, name, day } = first!
      return second?.sign === first!.sign ? [] : [[id, { movementId, paymentId, name, day: day!.slice(0, 10) }]]
    }),
  )
}
