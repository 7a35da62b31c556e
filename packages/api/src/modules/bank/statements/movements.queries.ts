import type { api } from '@cauce/contract'
import { gte, inArray, lte, sql } from 'drizzle-orm'
import {
  allOf,
  amountTallyOf,
  among,
  compare,
  listOf,
  only,
  tallyOf,
  type Executor,
  sameAs,
} from '../../../database/index.ts'
import { bankMovements, bankStatements } from '../../../database/schema/bank.ts'
import type { QueryOf } from '../../../http/bind.ts'
import { findReversed } from './reversals.queries.ts'
import { findAllocations, hasMovementText, kindOfAllocation, linesOfTransaction } from '../matching/index.ts'

type Query = QueryOf<typeof api.bankMovements.list>

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

export async function listMovements(executor: Executor, query: Query) {
  const id = bankMovements.movementId
  const kinds = [only(query.state), undefined, undefined, only(query.iban)]
  const listing = {
    id,
    where: conditionOf(executor, query),
    order: 'bookingDay',
    search: hasMovementText,
    tally: tallyOf({ counted: 'bank_movements', instant: bankMovements.bookingDay, kinds }, query, ['state', 'iban']),
    amounts: amountTallyOf({ counted: 'bank_movements_by_amount', column: bankMovements.amount, kinds }, query, [
      'state',
      'iban',
    ]),
    sums: query.getSums ? { of: sums, kept: keptSums } : undefined,
  }
  const { data, ...whole } = await listOf(executor, executor.select().from(bankMovements), listing, query)
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

function conditionOf(executor: Executor, filter: Query) {
  const { statementId, transactionId, amount, text } = filter
  return allOf(
    among(bankMovements.movementId, filter),
    sameAs({ iban: bankMovements.iban, parentId: bankMovements.parentId, state: bankMovements.state }, filter),
    statementId &&
      sql`${bankMovements.iban} = ${ofStatement(statementId, 'iban')}
        and ${bankMovements.bookingDay} between ${ofStatement(statementId, 'from_day')} and ${ofStatement(statementId, 'to_day')}
        and (${bankMovements.state} <> 'taken_back' or ${bankMovements.statementId} = ${statementId})`,
    transactionId && inArray(bankMovements.movementId, linesOfTransaction(executor, transactionId)),
    amount !== undefined && compare(bankMovements.amount, filter.amountComparison, amount),
    filter.fromDate && gte(bankMovements.bookingDay, filter.fromDate),
    filter.toDate && lte(bankMovements.bookingDay, filter.toDate),
    text && hasMovementText(text),
  )
}
