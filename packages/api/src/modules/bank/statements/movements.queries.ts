import type { api } from '@cauce/contract'
import { eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { z } from 'zod'
import {
  allOf,
  amountTallyOf,
  among,
  compare,
  listOf,
  only,
  orderOf,
  tallyOf,
  type Executor,
  type ListInput,
} from '../../../database/index.ts'
import { bankMovements, bankStatements } from '../../../database/schema/bank.ts'
import { findReversed } from './reversals.queries.ts'
import { findAllocations, hasMovementText, kindOfAllocation, linesOfTransaction } from '../matching/index.ts'

type MovementFilter = Omit<z.output<typeof api.bankMovements.list.query>, 'skip' | 'take' | 'orderBy' | 'orderSide'>

// Parts of a batch are included in its line; what was taken back is no money.
const isWhole = sql`${bankMovements.parentId} is null and ${bankMovements.state} <> 'taken_back'`
const sums = {
  incoming: sql`sum(${bankMovements.amount}) filter (where ${bankMovements.amount} > 0 and ${isWhole})`,
  outgoing: sql`sum(${bankMovements.amount}) filter (where ${bankMovements.amount} < 0 and ${isWhole})`,
}

const keptSums = {
  incoming: sql`sum(amount) filter (where kind[2] = 'true' and kind[3] = 'true' and kind[1] <> 'taken_back')`,
  outgoing: sql`sum(amount) filter (where kind[2] = 'false' and kind[3] = 'true' and kind[1] <> 'taken_back')`,
}

export async function listMovements(executor: Executor, filter: MovementFilter, input: ListInput) {
  const id = bankMovements.movementId
  const kinds = [only(filter.state), undefined, undefined, only(filter.iban)]
  const listing = {
    id,
    where: conditionOf(executor, filter),
    order: orderOf(input, 'bookingDay', id),
    search: hasMovementText,
    tally: tallyOf({ counted: 'bank_movements', instant: bankMovements.bookingDay, kinds }, filter, ['state', 'iban']),
    amounts: amountTallyOf({ counted: 'bank_movements_by_amount', column: bankMovements.amount, kinds }, filter, [
      'state',
      'iban',
    ]),
    sums: filter.getSums ? { of: sums, kept: keptSums } : undefined,
  }
  const { data, ...whole } = await listOf(executor, executor.select().from(bankMovements).$dynamic(), listing, input)
  const matched = Map.groupBy(
    await findAllocations(
      executor,
      data.map(({ movementId }) => movementId),
    ),
    ({ row }) => row.movementId,
  )
  const reversed = await findReversed(executor, data)
  return {
    data: data.map(({ occurrence: _occurrence, preparedId: _preparedId, searchText: _searchText, ...row }) => ({
      ...row,
      reverses: reversed.get(row.movementId) ?? null,
      matchedWith: (matched.get(row.movementId) ?? []).filter(isInForce).map(matchOf),
    })),
    ...whole,
  }
}

type Allocation = Awaited<ReturnType<typeof findAllocations>>[number]
const isInForce = ({ row }: Allocation) => row.undoneAt === null
const matchOf = ({ row, name, userId, transactionId }: Allocation) => ({
  kind: kindOfAllocation(row),
  name,
  userId,
  transactionId,
  amount: row.amount,
  automatic: row.automatic,
})

// Scalar subqueries, so that the index of account and day is used.
const ofStatement = (id: string, column: 'iban' | 'from_day' | 'to_day') =>
  sql`(select ${sql.raw(column)} from ${bankStatements} where statement_id = ${id})`

function conditionOf(executor: Executor, filter: MovementFilter) {
  const { statementId, transactionId, amount, text } = filter
  return allOf(
    among(bankMovements.movementId, filter),
    filter.iban && eq(bankMovements.iban, filter.iban),
    statementId &&
      sql`${bankMovements.iban} = ${ofStatement(statementId, 'iban')}
        and ${bankMovements.bookingDay} between ${ofStatement(statementId, 'from_day')} and ${ofStatement(statementId, 'to_day')}
        and (${bankMovements.state} <> 'taken_back' or ${bankMovements.statementId} = ${statementId})`,
    filter.parentId && eq(bankMovements.parentId, filter.parentId),
    transactionId && inArray(bankMovements.movementId, linesOfTransaction(executor, transactionId)),
    filter.state && eq(bankMovements.state, filter.state),
    amount !== undefined && compare(bankMovements.amount, filter.amountComparison, amount),
    filter.fromDate && gte(bankMovements.bookingDay, filter.fromDate),
    filter.toDate && lte(bankMovements.bookingDay, filter.toDate),
    text && hasMovementText(text),
  )
}
