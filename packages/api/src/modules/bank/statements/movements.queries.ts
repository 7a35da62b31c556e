import type { api } from '@cauce/contract'
import { eq, gte, lte, sql } from 'drizzle-orm'
import type { z } from 'zod'
import {
  allOf,
  among,
  compare,
  contains,
  listOf,
  orderOf,
  type Executor,
  type ListInput,
} from '../../../database/index.ts'
import { bankMovements, bankStatements } from '../../../database/schema/bank.ts'

const movementColumns = {
  bookingDay: bankMovements.bookingDay,
  amount: bankMovements.amount,
  createdAt: bankMovements.createdAt,
}
type MovementFilter = Omit<z.output<typeof api.bankMovements.list.query>, 'skip' | 'take' | 'orderBy' | 'orderSide'>

/** A page of lines of statements. */
export async function listMovements(
  executor: Executor,
  filter: MovementFilter,
  input: ListInput<keyof typeof movementColumns>,
) {
  const id = bankMovements.movementId
  const listing = {
    id,
    where: conditionOf(filter),
    order: orderOf(input, movementColumns, 'bookingDay', id),
  }
  const { data, total } = await listOf(executor, executor.select().from(bankMovements).$dynamic(), listing, input)
  return { data: data.map(({ occurrence: _occurrence, preparedId: _preparedId, ...row }) => row), total }
}

function conditionOf(filter: MovementFilter) {
  const { statementId, amount, text } = filter
  return allOf(
    among(bankMovements.movementId, filter),
    filter.iban && eq(bankMovements.iban, filter.iban),
    statementId &&
      sql`exists (select from ${bankStatements} s where s.statement_id = ${statementId} and s.iban = ${bankMovements.iban}
        and ${bankMovements.bookingDay} between s.from_day and s.to_day)`,
    filter.parentId && eq(bankMovements.parentId, filter.parentId),
    filter.state && eq(bankMovements.state, filter.state),
    amount !== undefined && compare(bankMovements.amount, filter.amountComparison, amount),
    filter.fromDate && gte(bankMovements.bookingDay, filter.fromDate),
    filter.toDate && lte(bankMovements.bookingDay, filter.toDate),
    text &&
      contains(
        sql`concat_ws(' ', ${bankMovements.counterpartyName}, ${bankMovements.counterpartyIban}, ${bankMovements.remittance}, ${bankMovements.reference}, ${bankMovements.endToEndId}, ${bankMovements.bankReference})`,
        text,
      ),
  )
}
