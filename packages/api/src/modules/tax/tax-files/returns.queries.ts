import { and, eq, getTableColumns, isNotNull, sql, type SQL } from 'drizzle-orm'
import {
  centsArray,
  integerArray,
  piecesOf,
  rowsOf,
  textArray,
  uuidArray,
  type Executor,
  type Transaction,
} from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { taxFilings, taxReturnLines, taxReturns } from '../../../database/schema/tax.ts'
import type { ReturnForm } from '@cauce/contract'
import { alias } from 'drizzle-orm/pg-core'
import type { StatedLine } from './returns.domain.ts'

export const taxReturnRows = rowsOf(taxReturns, taxReturns.taxFileId)
export const taxFilingRows = rowsOf(taxFilings, taxFilings.taxFileId)

const { taxFileId, form, year, promoter } = taxReturns
const filer = alias(users, 'filer')
const replaced = alias(taxFilings, 'replaced')

const find = (executor: Executor, where: SQL | undefined) =>
  executor
    .select({
      row: taxReturns,
      filing: taxFilings,
      replaces: replaced.number,
      madeByName: userName(),
      filedByName: userName(filer),
      recordCount: sql<number>`(select count(*)::integer from ${taxReturnLines} l where l.tax_file_id = ${taxFileId})`,
      interest: sumOf('interest'),
      withheld: sumOf('withheld'),
    })
    .from(taxReturns)
    .innerJoin(users, eq(users.userId, taxReturns.madeBy))
    .leftJoin(taxFilings, eq(taxFilings.taxFileId, taxFileId))
    .leftJoin(filer, eq(filer.userId, taxFilings.filedBy))
    .leftJoin(replaced, eq(replaced.taxFileId, taxReturns.replacesId))
    .where(where)
    .orderBy(sql`${taxFileId} desc`)

const sumOf = (column: 'interest' | 'withheld') =>
  sql<bigint>`(select coalesce(sum(l.${sql.raw(column)}), 0)::bigint from ${taxReturnLines} l where l.tax_file_id = ${taxFileId})`.mapWith(
    taxReturnLines[column],
  )

export type MadeReturn = Awaited<ReturnType<typeof find>>[number]

/** The newest first. */
export const findReturns = (executor: Executor, ofYear: number): Promise<MadeReturn[]> =>
  find(executor, eq(year, ofYear))

interface Declared {
  readonly form: ReturnForm
  readonly year: number
  readonly promoter: string | null
}
const isOf = (declared: Declared) =>
  and(
    eq(form, declared.form),
    eq(year, declared.year),
    sql`${promoter} is not distinct from ${declared.promoter}::text`,
  )

export const findReturnsOf = (executor: Executor, declared: Declared): Promise<MadeReturn[]> =>
  find(executor, isOf(declared))

/** Of two that make or file at once, the second sees what the first did. */
export async function lockReturns(tx: Transaction, declared: Declared): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`tax-returns ${declared.form} ${declared.year} ${declared.promoter ?? ''}`}, 0))`,
  )
}

const INSERTED = 10_000

export async function insertLines(tx: Transaction, id: string, lines: readonly StatedLine[]): Promise<void> {
  let inserted = 0
  for (const piece of piecesOf(lines, INSERTED)) {
    await tx.execute(sql`
      insert into ${taxReturnLines} (tax_file_id, line, user_id, accrual_year, rate, interest, withheld, identity)
      select ${id}::uuid, ${inserted}::integer + each.line, user_id, accrual_year, rate, interest, withheld, identity
      from unnest(${uuidArray(piece.map(({ userId }) => userId))}, ${integerArray(piece.map(({ accrualYear }) => accrualYear))},
        ${integerArray(piece.map(({ rate }) => rate))}, ${centsArray(piece.map(({ interest }) => interest))},
        ${centsArray(piece.map(({ withheld }) => withheld))}, ${textArray(piece.map(({ identity }) => identity))})
        with ordinality as each (user_id, accrual_year, rate, interest, withheld, identity, line)`)
    inserted += piece.length
  }
}

export async function findLines(executor: Executor, id: string): Promise<StatedLine[]> {
  const { taxFileId: _, line: __, ...columns } = getTableColumns(taxReturnLines)
  return executor
    .select(columns)
    .from(taxReturnLines)
    .where(eq(taxReturnLines.taxFileId, id))
    .orderBy(taxReturnLines.line)
}

/** With the identity itself (decision data-retention). */
export async function eraseStatedIdentity(tx: Transaction, personId: string): Promise<void> {
  await tx
    .update(taxReturnLines)
    .set({ identity: null })
    .where(and(eq(taxReturnLines.userId, personId), isNotNull(taxReturnLines.identity)))
}
