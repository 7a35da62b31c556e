import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { bankFileLifecycle, mayImportBankFile, stateAfter, type BankFileState, type api } from '@cauce/contract'
import { allOf, contains, listOf, rowsOf, type Executor, firstOf } from '../../../database/index.ts'
import { optionalUserName, users } from '../../../database/schema/account.ts'
import { bankFiles } from '../../../database/schema/bank.ts'
import { files } from '../../../database/schema/platform.ts'
import {
  awaitsApproval,
  type ApprovalFilter,
  isByHandsOf,
  type ListApprover,
} from '../../../platform/four-eyes.queries.ts'
import type { QueryOf } from '../../../http/bind.ts'

export const bankFileRows = rowsOf(bankFiles, bankFiles.fileId)

const [uploader, importer] = [alias(users, 'uploader'), alias(users, 'importer')]
const other = alias(bankFiles, 'other')

const [initial] = bankFileLifecycle.initial
const IMPORTED = stateAfter(bankFileLifecycle, 'import', initial!)!
const TAKEN_BACK = stateAfter(bankFileLifecycle, 'takeBack', IMPORTED)!
const REPEATED = stateAfter(bankFileLifecycle, 'repeat', initial!)!
const state = sql<BankFileState>`case
  when ${bankFiles.takenBackAt} is not null then ${sql.raw(`'${TAKEN_BACK}'`)}
  when ${bankFiles.importedAt} is not null then ${sql.raw(`'${IMPORTED}'`)}
  when exists (select 1 from ${bankFiles} ${sql.raw('other')} where ${other.sha256} = ${bankFiles.sha256} and ${other.importedAt} is not null and ${other.takenBackAt} is null)
    then ${sql.raw(`'${REPEATED}'`)}
  else ${sql.raw(`'${initial!}'`)} end`

const select = (executor: Executor) =>
  executor
    .select({
      row: bankFiles,
      file: files,
      state,
      uploadedByName: optionalUserName(uploader),
      importedByName: optionalUserName(importer),
    })
    .from(bankFiles)
    .innerJoin(files, eq(files.fileId, bankFiles.fileId))
    .leftJoin(uploader, eq(uploader.userId, bankFiles.uploadedBy))
    .leftJoin(importer, eq(importer.userId, bankFiles.importedBy))

export const findBankFile = (executor: Executor, fileId: string) =>
  firstOf(select(executor).where(eq(bankFiles.fileId, fileId)))

export type BankFileRecord = NonNullable<Awaited<ReturnType<typeof findBankFile>>>

export function rowViewOf({ row, file, state, ...names }: BankFileRecord, readerId: string) {
  const { fileId, uploadedBy, importedBy, importedAt, createdAt } = row
  const { name, sizeBytes } = file
  const mayImport = mayImportBankFile({ state, uploadedBy }, readerId)
  return { fileId, name, sizeBytes, state, uploadedBy, mayImport, createdAt, importedBy, importedAt, ...names }
}

export const awaitsImportBy = (approver: ListApprover): SQL =>
  sql`${state} = ${initial!} and not ${isByHandsOf(bankFiles.uploadedBy, approver)}`

type Filter = QueryOf<typeof api.bankFiles.list> & ApprovalFilter

const isNamed = (q: string): SQL =>
  sql`${bankFiles.fileId} in (select ${files.fileId} from ${files} where ${contains(files.name, q)})`

export async function listBankFiles(executor: Executor, filter: Filter) {
  const id = bankFiles.fileId
  const where = allOf(filter.state && sql`${state} = ${filter.state}`, awaitsApproval(filter, awaitsImportBy))
  return listOf(executor, select(executor), { id, where, order: 'createdAt', search: isNamed }, filter)
}

export async function findImported(executor: Executor, sha256: string) {
  const [row] = await executor
    .select({
      fileId: bankFiles.fileId,
      name: files.name,
      importedAt: sql<Date>`${bankFiles.importedAt}`.mapWith(bankFiles.importedAt),
      importedByName: optionalUserName(importer),
    })
    .from(bankFiles)
    .innerJoin(files, eq(files.fileId, bankFiles.fileId))
    .leftJoin(importer, eq(importer.userId, bankFiles.importedBy))
    .where(and(eq(bankFiles.sha256, sha256), isNotNull(bankFiles.importedAt), isNull(bankFiles.takenBackAt)))
  return row
}

/** Also what was taken back: an institution that states it again is not believed again. */
export async function wasImported(executor: Executor, sha256: string): Promise<boolean> {
  return (await executor.$count(bankFiles, and(eq(bankFiles.sha256, sha256), isNotNull(bankFiles.importedAt)))) > 0
}
