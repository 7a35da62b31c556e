import { bankMovementLifecycle, MAXIMUM_DECIDED_LINES } from '@cauce/contract'
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { textArray, type Executor, type Transaction } from '../../../database/index.ts'
import { bankFiles, bankMovements, bankPeriods, bankStatements } from '../../../database/schema/bank.ts'
import { files } from '../../../database/schema/platform.ts'
import { ledgerTransfers, transactions } from '../../../database/schema/wallet.ts'
import { firstApprovalStands } from '../../../platform/four-eyes.queries.ts'
import type { DecisionId } from '../../wallet/ledger/index.ts'

const { statementId, fileId, position, iban, fromDay, toDay } = bankStatements
const shown = { statementId, fileId, fileName: files.name, iban, fromDay, toDay }

/** In the order of the file. */
export async function findStatementsOf(executor: Executor, id: string) {
  return executor
    .select(shown)
    .from(bankStatements)
    .innerJoin(files, eq(files.fileId, fileId))
    .where(eq(fileId, id))
    .orderBy(asc(position))
}

/** Statements of other files, imported later, of which a period contains one of this file. The last one first. */
export async function findJoining(executor: Executor, id: string) {
  const joining = sql`(
    with recursive later as (
      select statement_id, file_id from ${bankStatements} where file_id = ${id}
      union
      select s.statement_id, s.file_id from later
      join ${bankStatements} s on s.joined @> jsonb_build_array(jsonb_build_object('period_id', later.statement_id))
      join ${bankFiles} f on f.file_id = s.file_id and f.taken_back_at is null
    ) select statement_id from later where file_id <> ${id})`
  return executor
    .select(shown)
    .from(bankStatements)
    .innerJoin(files, eq(files.fileId, fileId))
    .where(sql`${statementId} in ${joining}`)
    .orderBy(sql`${bankStatements.createdAt} desc, ${position} desc`)
}

const isOfFile = (id: string): SQL =>
  sql`${bankMovements.statementId} in (select statement_id from ${bankStatements} where file_id = ${id})`

/** Also prepared for a match that a second administrator may follow. */
const isDecided = (now: Date): SQL => sql`(
  ${bankMovements.settled} <> 0 or ${bankMovements.state} in ('matched', 'set_aside', 'sent_back') or exists (
    select from ${transactions} where ${transactions.transactionId} = ${bankMovements.preparedId} and ${transactions.status} = 'pending'
      and (${transactions.issuerName} = 'admin-backoffice' or ${firstApprovalStands(transactions, { now })})))`

/** What the file brought. */
export async function findLinesOf(executor: Executor, id: string, now: Date) {
  const of = (condition: SQL) =>
    sql`coalesce(sum(${bankMovements.amount}) filter (where ${condition} and ${isWhole}), 0)`
  const [sums] = await executor
    .select({
      lineCount: sql<number>`(count(*) filter (where ${isWhole}))::integer`,
      credits: of(sql`${bankMovements.amount} > 0`).mapWith(BigInt),
      debits: of(sql`${bankMovements.amount} < 0`).mapWith(BigInt),
      decidedCount: sql<number>`(count(*) filter (where ${isDecided(now)}))::integer`,
    })
    .from(bankMovements)
    .where(isOfFile(id))
  const { movementId, bookingDay, counterpartyName, amount, state } = bankMovements
  const decided = await executor
    .select({ movementId, bookingDay, counterpartyName, amount, state })
    .from(bankMovements)
    .where(and(isOfFile(id), isDecided(now)))
    .orderBy(asc(bookingDay), asc(movementId))
    .limit(MAXIMUM_DECIDED_LINES)
  return { ...sums!, decided }
}

const isWhole = sql`${bankMovements.parentId} is null`

/** Locks the lines of a file in the order of their ids, so that none is matched meanwhile. */
export async function lockLinesOf(tx: Transaction, id: string): Promise<void> {
  await tx
    .select({ movementId: bankMovements.movementId })
    .from(bankMovements)
    .where(isOfFile(id))
    .orderBy(asc(bankMovements.movementId))
    .for('no key update')
}

const BOOKED = sql`('bank_credit', 'bank_debit')`

/** Cents that the file has moved, whatever their direction. */
export async function findTurnoverOf(tx: Transaction, id: string): Promise<bigint> {
  const { rows } = await tx.execute<{ turnover: string }>(sql`
    select coalesce(sum(t.amount), 0)::bigint as turnover
    from ${bankMovements} join ${ledgerTransfers} t on t.movement_id = ${bankMovements.movementId} and t.kind in ${BOOKED} where ${isOfFile(id)}`)
  return BigInt(rows[0]!.turnover)
}

/** Each posting of the file's lines turned round, and the lines out of the books. */
export async function takeLinesBack(
  tx: Transaction,
  id: string,
  { decisionId, reason, now }: { readonly decisionId: DecisionId; readonly reason: string; readonly now: Date },
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`
    insert into ${ledgerTransfers} (transfer_id, kind, debit_account_id, credit_account_id, amount, movement_id, decision_id, created_at)
    select uuidv7(), t.kind, t.credit_account_id, t.debit_account_id, t.amount, t.movement_id, ${decisionId}::uuid, ${at}
    from ${bankMovements} join ${ledgerTransfers} t on t.movement_id = ${bankMovements.movementId} and t.kind in ${BOOKED} where ${isOfFile(id)}`)
  const { from, to } = bankMovementLifecycle.transitions.takeBack
  await tx.execute(sql`
    update ${bankMovements} set state = ${to}, state_reason = ${reason}, updated_at = greatest(${at}, updated_at + interval '1 millisecond')
    where ${isOfFile(id)} and state = any (${textArray([...from])})`)
}

/** False if later statements have joined one of the periods. */
export async function restorePeriods(tx: Transaction, statementIds: readonly string[]): Promise<boolean> {
  for (const id of statementIds.toReversed()) {
    const gone = await tx
      .delete(bankPeriods)
      .where(eq(bankPeriods.periodId, id))
      .returning({ id: bankPeriods.periodId })
    if (gone.length === 0) return false
    await tx.execute(sql`
      insert into ${bankPeriods} (period_id, iban, from_day, to_day, opening, closing)
      select p.period_id, s.iban, p.from_day, p.to_day, p.opening, p.closing
      from ${bankStatements} s, jsonb_to_recordset(s.joined) as p (period_id uuid, from_day date, to_day date, opening bigint, closing bigint)
      where s.statement_id = ${id}`)
  }
  return true
}
