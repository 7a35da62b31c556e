import { eq, gte, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  allOf,
  among,
  listOf,
  orderOf,
  type Executor,
  type ListInput,
  type Transaction,
} from '../../../database/index.ts'
import { optionalUserName, users } from '../../../database/schema/account.ts'
import { companyAccounts } from '../../../database/schema/company-accounts.ts'
import { bankFiles, bankPeriods, bankStatements } from '../../../database/schema/bank.ts'
import { files } from '../../../database/schema/platform.ts'
import { storedFileOf } from '../../../platform/files/index.ts'
import type { z } from 'zod'
import { hasBankingDayBetween, type api } from '@cauce/contract'

const importer = alias(users, 'importer')

export async function insertStatement(tx: Transaction, statement: typeof bankStatements.$inferInsert): Promise<void> {
  await tx.insert(bankStatements).values(statement)
}

export async function findStatementFile(executor: Executor, statementId: string) {
  const { fileId } = bankStatements
  const [row] = await executor
    .select({ fileId })
    .from(bankStatements)
    .where(eq(bankStatements.statementId, statementId))
  return row
}

/** Of the newest account with the IBAN. */
const bankName = sql<string>`(
  select a.bank_name from ${companyAccounts} a where a.iban = ${bankStatements.iban} order by a.created_at desc limit 1)`

interface StoredGap {
  readonly fromDay: string
  readonly toDay: string
  readonly amount: string
}
/** Days before a statement that opens a period, with their bookings. */
const daysBefore = sql<StoredGap | null>`(
  select json_build_object('fromDay', b.to_day, 'toDay', p.from_day, 'amount', (p.opening - b.closing)::text)
  from ${bankPeriods} p cross join lateral (
    select to_day, closing from ${bankPeriods} o where o.iban = p.iban and o.to_day < p.from_day order by o.to_day desc limit 1
  ) b
  where p.iban = ${bankStatements.iban} and p.from_day = ${bankStatements.fromDay} and p.opening = ${bankStatements.opening})`

/** Gap before a statement, unless only non-banking days. */
function gapOf(days: StoredGap | null) {
  if (!days) return null
  const gap = { ...days, amount: BigInt(days.amount) }
  return gap.amount !== 0n || hasBankingDayBetween(gap.fromDay, gap.toDay) ? gap : null
}

const select = (executor: Executor) =>
  executor
    .select({
      row: bankStatements,
      bankName,
      file: files,
      importedByName: optionalUserName(importer),
      daysBefore,
      takenBackAt: bankFiles.takenBackAt,
    })
    .from(bankStatements)
    .innerJoin(files, eq(files.fileId, bankStatements.fileId))
    .innerJoin(bankFiles, eq(bankFiles.fileId, bankStatements.fileId))
    .leftJoin(importer, eq(importer.userId, bankStatements.importedBy))

function viewOf({ row, file, daysBefore, ...names }: Awaited<ReturnType<typeof select>>[number]) {
  const { position: _, fileId: _fileId, joined: _joined, ...statement } = row
  return {
    ...statement,
    ...names,
    file: storedFileOf(file),
    gapBefore: gapOf(daysBefore),
  }
}

type StatementFilter = Pick<
  z.output<typeof api.bankStatements.list.query>,
  'iban' | 'fileId' | 'fromDay' | 'toDay' | 'ids'
>

export async function listStatements(executor: Executor, filter: StatementFilter, input: ListInput) {
  const id = bankStatements.statementId
  const where = allOf(
    among(id, filter),
    filter.iban && eq(bankStatements.iban, filter.iban),
    filter.fileId && eq(bankStatements.fileId, filter.fileId),
    filter.fromDay && gte(bankStatements.toDay, filter.fromDay),
    filter.toDay && lte(bankStatements.fromDay, filter.toDay),
  )
  const order = orderOf(input, 'toDay', id)
  const { data, total } = await listOf(
    executor,
    select(executor).$dynamic(),
    { id, where, order, search: ['iban'] },
    input,
  )
  return { data: data.map(viewOf), total }
}
