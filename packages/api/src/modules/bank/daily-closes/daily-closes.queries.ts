import { addDays, startOfDay, type Cents } from '@cauce/contract'
import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { listOf, type Executor, type ListInput, type Transaction, firstOf } from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { bankFiles, bankMovements, bankStatements } from '../../../database/schema/bank.ts'
import { dailyCloses, dailyCloseSignOffs } from '../../../database/schema/daily-closes.ts'
import { ledgerAccounts, ledgerTransfers, type ACCOUNT_KINDS } from '../../../database/schema/wallet.ts'

export type CloseRow = typeof dailyCloses.$inferSelect

const { dailyCloseId, number } = dailyCloses
const { userId, signedAt } = dailyCloseSignOffs

export const listCloses = (executor: Executor, query: ListInput) =>
  listOf(
    executor,
    executor.select().from(dailyCloses),
    { id: dailyCloseId, order: 'number', search: ['day', 'hash'] },
    query,
  )

export const findClose = (executor: Executor, id: string) =>
  firstOf(executor.select().from(dailyCloses).where(eq(dailyCloseId, id)))

export const findLastClose = (executor: Executor) =>
  firstOf(executor.select().from(dailyCloses).orderBy(desc(number)).limit(1))

/** Serialises closes. */
export const lockChain = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('daily-closes', 0))`)

export async function insertClose(tx: Transaction, row: CloseRow): Promise<void> {
  await tx.insert(dailyCloses).values(row)
}

export async function findSigners(executor: Executor, ids: readonly string[]) {
  return executor
    .select({ dailyCloseId: dailyCloseSignOffs.dailyCloseId, userId, name: userName(), signedAt })
    .from(dailyCloseSignOffs)
    .innerJoin(users, eq(users.userId, userId))
    .where(inArray(dailyCloseSignOffs.dailyCloseId, [...ids]))
    .orderBy(asc(signedAt), asc(userId))
}

/** False if this administrator had signed off before. */
export async function insertSignOff(tx: Transaction, row: typeof dailyCloseSignOffs.$inferInsert): Promise<boolean> {
  const made = await tx.insert(dailyCloseSignOffs).values(row).onConflictDoNothing().returning({ userId })
  return made.length > 0
}

/** First included, last not. */
export interface Span {
  readonly from: Date | null
  readonly to: Date
}

/** Of the first close, everything before its end. */
export const spanOf = ({ day, previousHash }: Pick<CloseRow, 'day' | 'previousHash'>): Span => ({
  from: previousHash === null ? null : startOfDay(day),
  to: startOfDay(addDays(day, 1)),
})

const ends = ({ from, to }: Span) =>
  [
    sql`coalesce(${from?.toISOString() ?? null}::timestamptz, '-infinity')`,
    sql`${to.toISOString()}::timestamptz`,
  ] as const
const within = (instant: typeof signedAt | typeof ledgerTransfers.createdAt, span: Span) => {
  const [from, to] = ends(span)
  return sql`${instant} >= ${from} and ${instant} < ${to}`
}

export async function findFirstPosting(executor: Executor): Promise<Date | undefined> {
  const [first] = await executor
    .select({ at: sql<string | null>`min(${ledgerTransfers.createdAt})::text` })
    .from(ledgerTransfers)
  return first?.at ? new Date(first.at) : undefined
}

/** SHA-256 of the SHA-256 of each line: 32 bytes of memory a posting. */
export async function hashPostings(executor: Executor, span: Span) {
  const [from, to] = ends(span)
  const { rows } = await executor.execute<{ count: number; hash: string }>(sql`
    select count(*)::integer as count,
      encode(sha256(coalesce(string_agg(sha256(convert_to(line, 'UTF8')), ''::bytea order by transfer_id), ''::bytea)), 'hex') as hash
    from cauce_posting_lines(${from}, ${to})`)
  return rows[0]!
}

export type Kind = (typeof ACCOUNT_KINDS)[number]

export async function findChanges(executor: Executor, span: Span): Promise<ReadonlyMap<Kind, Cents>> {
  const { rows } = await executor.execute<{ kind: Kind; amount: string }>(sql`
    select a.kind, sum(moved.amount)::bigint::text as amount
    from ${ledgerTransfers} cross join lateral (values
      (${ledgerTransfers.debitAccountId}, -${ledgerTransfers.amount}), (${ledgerTransfers.creditAccountId}, ${ledgerTransfers.amount})
    ) moved (account_id, amount) join ${ledgerAccounts} a on a.account_id = moved.account_id
    where ${within(ledgerTransfers.createdAt, span)} group by 1`)
  return new Map(rows.map(({ kind, amount }) => [kind, BigInt(amount)]))
}

/** By the statements imported and not taken back before: the last of each account, and what their lines add up to. */
export async function findStated(executor: Executor, before: Date) {
  const instant = sql`${before.toISOString()}::timestamptz`
  const imported = sql`${bankStatements.createdAt} < ${instant} and not exists (
    select from ${bankFiles} where ${bankFiles.fileId} = ${bankStatements.fileId} and ${bankFiles.takenBackAt} < ${instant})`
  const { rows } = await executor.execute<{ iban: string; to_day: string; opening: string; closing: string }>(sql`
    select iban, max(to_day)::text as to_day, (array_agg(opening order by from_day, created_at))[1]::text as opening,
      (array_agg(closing order by to_day desc, created_at desc))[1]::text as closing
    from ${bankStatements} where ${imported} group by 1 order by 1`)
  const { rows: lines } = await executor.execute<{ amount: string }>(sql`
    select coalesce(sum(${bankMovements.amount}), 0)::bigint::text as amount
    from ${bankMovements} join ${bankStatements} using (statement_id) where ${bankMovements.parentId} is null and ${imported}`)
  const accounts = rows.map((row) => ({
    iban: row.iban,
    toDay: row.to_day,
    opening: BigInt(row.opening),
    closing: BigInt(row.closing),
  }))
  return { accounts, moved: BigInt(lines[0]!.amount) }
}

export const findSignOffs = async (executor: Executor, span: Span) =>
  executor
    .select({ number, userId, signedAt })
    .from(dailyCloseSignOffs)
    .innerJoin(dailyCloses, eq(dailyCloseSignOffs.dailyCloseId, dailyCloseId))
    .where(within(signedAt, span))
    .orderBy(asc(signedAt), asc(userId), asc(number))

const LINES_AT_ONCE = 5_000

/** In the order of their ids. */
export async function* readPostingLines(executor: Executor, span: Span): AsyncGenerator<string> {
  const [from, to] = ends(span)
  let after: string | null = null
  for (;;) {
    const { rows }: { rows: { transfer_id: string; line: string }[] } = await executor.execute(sql`
      select transfer_id, line from cauce_posting_lines(${from}, ${to})
      where ${after}::uuid is null or transfer_id > ${after}::uuid order by transfer_id limit ${LINES_AT_ONCE}`)
    yield rows.map(({ line }) => `${line}\n`).join('')
    if (rows.length < LINES_AT_ONCE) return
    after = rows.at(-1)!.transfer_id
  }
}

/** In the order of their numbers. */
export async function* readCloses(executor: Executor): AsyncGenerator<CloseRow> {
  for (let next = 1; ; next += 1) {
    const [row] = await executor.select().from(dailyCloses).where(eq(number, next))
    if (row === undefined) return
    yield row
  }
}
