import { and, asc, eq, getTableColumns, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { LineOutcome } from '@cauce/contract'
import type { z } from 'zod'
import { centsArray, textArray, uuidArray, type Executor, type Transaction } from '../../../database/index.ts'
import { bankMovements } from '../../../database/schema/bank.ts'
import { stagedLines, stagedStatements } from '../../../database/schema/bank-staging.ts'
import type { Group, KnownLine } from './lines.domain.ts'
import type { Days } from './periods.domain.ts'

/** A statement of a file that waits, with how often it has each amount on each day. */
export type Staged = Omit<typeof stagedStatements.$inferSelect, 'fromDay' | 'toDay'> & {
  readonly from: string
  readonly to: string
  readonly days: Days
}
export type NewStagedLine = typeof stagedLines.$inferInsert

export async function insertStagedStatement(
  tx: Transaction,
  statement: typeof stagedStatements.$inferInsert,
): Promise<void> {
  await tx.insert(stagedStatements).values(statement)
}

const columns = Object.entries(getTableColumns(stagedLines))

/** One array parameter a column. */
export async function insertStagedLines(tx: Transaction, lines: readonly NewStagedLine[]) {
  if (lines.length === 0) return
  const arrays = columns.map(([name]) => lines.map((line) => line[name as keyof typeof line] ?? null))
  const typed = columns.map(([, column], index) => sql`${sql.param(arrays[index])}::${sql.raw(column.getSQLType())}[]`)
  await tx.execute(sql`insert into ${stagedLines} select * from unnest(${sql.join(typed, sql`, `)})`)
  // A sent query outlives the next collections of garbage, and texts of a file keep the piece of it that they were cut from.
  for (const values of arrays) values.length = 0
}

export async function isStaged(executor: Executor, fileId: string): Promise<boolean> {
  const rows = await executor
    .select({ fileId: stagedStatements.fileId })
    .from(stagedStatements)
    .where(eq(stagedStatements.fileId, fileId))
    .limit(1)
  return rows.length > 0
}

export async function deleteStaged(tx: Transaction, fileIds: readonly string[]): Promise<void> {
  await tx.delete(stagedLines).where(inArray(stagedLines.fileId, [...fileIds]))
  await tx.delete(stagedStatements).where(inArray(stagedStatements.fileId, [...fileIds]))
}

export async function findStagedBefore(executor: Executor, instant: Date): Promise<readonly string[]> {
  const { fileId, createdAt } = stagedStatements
  const rows = await executor.selectDistinct({ fileId }).from(stagedStatements).where(lt(createdAt, instant))
  return rows.map((row) => row.fileId)
}

/** Lines of a file. */
export async function countStaged(executor: Executor, fileId: string): Promise<number> {
  const [row] = await executor
    .select({ count: sql<number>`coalesce(sum(${stagedStatements.lineCount}), 0)::integer` })
    .from(stagedStatements)
    .where(eq(stagedStatements.fileId, fileId))
  return row!.count
}

/** In the order of the file. */
export async function findStaged(executor: Executor, id: string): Promise<readonly Staged[]> {
  const { fileId, position } = stagedStatements
  const statements = await executor.select().from(stagedStatements).where(eq(fileId, id)).orderBy(asc(position))
  const { rows } = await executor.execute<{ position: number } & DayRow>(sql`
    select position, booking_day::text as day, array_agg(amount::text) as amounts, array_agg(count::integer) as counts from (
      select position, booking_day, amount, count(*) as count from ${stagedLines} where file_id = ${id} and parent_id is null group by 1, 2, 3
    ) g group by 1, 2`)
  const ofStatement = Map.groupBy(rows, (row) => row.position)
  return statements.map(({ fromDay: from, toDay: to, ...statement }) => ({
    ...statement,
    from,
    to,
    days: daysOf(ofStatement.get(statement.position) ?? []),
  }))
}

export interface DayRow extends Record<string, unknown> {
  readonly day: string
  readonly amounts: readonly string[]
  readonly counts: readonly number[]
}

export const daysOf = (rows: readonly DayRow[]): Days =>
  new Map(rows.map(({ day, amounts, counts }) => [day, amountsOf(amounts, counts)]))

/** Without a pair for each of perhaps a million. */
function amountsOf(amounts: DayRow['amounts'], counts: DayRow['counts']): ReadonlyMap<bigint, number> {
  const found = new Map<bigint, number>()
  for (const [index, amount] of amounts.entries()) found.set(BigInt(amount), counts[index]!)
  return found
}

/** Which lines of a statement the books have. */
export interface Known {
  readonly statement: Pick<Staged, 'fileId' | 'position'>
  /** All lines of these days and amounts. */
  readonly groups: readonly Pick<Group, 'bookingDay' | 'amount'>[]
  /** Of groups of which some are new. */
  readonly lineIds: readonly string[]
}

const ofStatement = ({ fileId, position }: Pick<Staged, 'fileId' | 'position'>): SQL =>
  and(eq(stagedLines.fileId, fileId), eq(stagedLines.position, position))!

/** Of a line `staged_lines`, as a condition. Parts are what their batch is. */
const isKnown = ({ groups, lineIds }: Known): SQL => sql`(
  (${stagedLines.bookingDay}, ${stagedLines.wholeAmount}) in (select day::date, cents from ${groupArrays(groups)} as g (day, cents))
  or coalesce(${stagedLines.parentId}, ${stagedLines.movementId}) in (select unnest(${uuidArray(lineIds)})))`

const groupArrays = (groups: Known['groups']) =>
  sql`unnest(${textArray(groups.map(({ bookingDay }) => bookingDay))}, ${centsArray(groups.map(({ amount }) => amount))})`

/** Lines of some days and amounts, in order. */
export async function findStagedLines(executor: Executor, statement: Known['statement'], groups: Known['groups']) {
  return executor
    .select()
    .from(stagedLines)
    .where(
      and(
        ofStatement(statement),
        sql`${stagedLines.parentId} is null`,
        sql`(${stagedLines.bookingDay}, ${stagedLines.amount}) in (select day::date, cents from ${groupArrays(groups)} as g (day, cents))`,
      ),
    )
    .orderBy(asc(stagedLines.number))
}

/** New payments of a statement, the parts of batches each, in order. */
export async function findFresh(
  executor: Executor,
  known: Known,
  limit: number,
): Promise<readonly (typeof stagedLines.$inferSelect)[]> {
  return executor
    .select()
    .from(stagedLines)
    .where(and(ofStatement(known.statement), sql`not ${stagedLines.isBatch}`, sql`not ${isKnown(known)}`))
    .orderBy(asc(stagedLines.number))
    .limit(limit)
}

type Outcome = z.output<typeof LineOutcome>

/** Payments of a statement with the balance after each, by what becomes of them: as weighed, else `later`. */
const outcomes = (known: Known, opening: bigint, weighed: ReadonlyMap<string, Outcome>) => sql`
  select ${stagedLines}.*, (${opening.toString()}::bigint + sum(${stagedLines.amount}) over (order by ${stagedLines.number}))::text as balance,
    coalesce(w.outcome, case when ${isKnown(known)} then 'known' else 'later' end) as outcome
  from ${stagedLines} left join unnest(${uuidArray([...weighed.keys()])}, ${textArray([...weighed.values()])}) as w (id, outcome)
    on w.id = ${stagedLines.movementId}
  where ${ofStatement(known.statement)} and not ${stagedLines.isBatch}`

export async function sumOutcomes(executor: Executor, ...of: Parameters<typeof outcomes>) {
  const { rows } = await executor.execute<{ outcome: Outcome; count: number; amount: string }>(sql`
    select outcome, count(*)::integer as count, sum(amount)::bigint::text as amount from (${outcomes(...of)}) as o group by 1`)
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }))
}

type LineColumn = 'movementId' | 'bookingDay' | 'counterpartyName' | 'remittance' | 'kind'
type OutcomeRow = Pick<typeof stagedLines.$inferSelect, LineColumn | 'endToEndId' | 'bankReference' | 'reference'> & {
  readonly outcome: Outcome
}

/** The first ones, of one outcome if given. */
export async function listOutcomes(
  executor: Executor,
  { outcome, limit }: { readonly outcome: Outcome | undefined; readonly limit: number },
  ...of: Parameters<typeof outcomes>
) {
  const { rows } = await executor.execute<OutcomeRow & Record<'amount' | 'balance', string>>(sql`
    select movement_id as "movementId", booking_day::text as "bookingDay", counterparty_name as "counterpartyName", remittance, amount, balance,
      outcome, kind, end_to_end_id as "endToEndId", bank_reference as "bankReference", reference
    from (${outcomes(...of)}) as o where ${outcome ?? null}::text is null or outcome = ${outcome ?? null} order by number limit ${limit}`)
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount), balance: BigInt(row.balance) }))
}

/** Of the books, in their order. */
export async function findKnownLines(
  executor: Executor,
  iban: string,
  groups: Known['groups'],
): Promise<readonly (KnownLine & Pick<Group, 'bookingDay' | 'amount'>)[]> {
  return executor
    .select()
    .from(bankMovements)
    .where(
      and(
        eq(bankMovements.iban, iban),
        sql`${bankMovements.parentId} is null and ${bankMovements.state} <> 'taken_back'`,
        sql`(${bankMovements.bookingDay}, ${bankMovements.amount}) in (select day::date, cents from ${groupArrays(groups)} as g (day, cents))`,
      ),
    )
    .orderBy(asc(bankMovements.occurrence))
}

export { isKnown, ofStatement }
