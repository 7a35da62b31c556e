import { eq, gte, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { allOf, listOf, type Executor, type Transaction, sameAs } from '../../../database/index.ts'
import { optionalUserName, users } from '../../../database/schema/account.ts'
import { companyAccounts } from '../../../database/schema/company-accounts.ts'
import { bankFiles, bankPeriods, bankStatements } from '../../../database/schema/bank.ts'
import { files } from '../../../database/schema/platform.ts'
import { storedFileOf } from '../../../platform/files/index.ts'
import type { QueryOf } from '../../../http/bind.ts'
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

export async function listStatements(executor: Executor, query: QueryOf<typeof api.bankStatements.list>) {
  const id = bankStatements.statementId
  const where = allOf(
    sameAs({ iban: bankStatements.iban, fileId: bankStatements.fileId }, query),
    query.fromDay && gte(bankStatements.toDay, query.fromDay),
    query.toDay && lte(bankStatements.fromDay, query.toDay),
  )
  const { data, total } = await listOf(
    executor,
    select(executor),
    { id, where, order: 'toDay', search: ['iban'] },
    query,
  )
  return { data: data.map(viewOf), total }
}
