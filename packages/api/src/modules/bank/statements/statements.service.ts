import { mayImportBankFile, type api } from '@cauce/contract'
import type { z } from 'zod'
import { inTransaction, type Executor } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { accepted, found, refuseOnConflict } from '../../../http/expect.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import { audit, leaveUnaudited } from '../../../platform/audit/index.ts'
import { deleteFileLater, signedUrl, storeFile, uploadKeeping } from '../../../platform/files/index.ts'
import { approvalFilter, findHandsOf } from '../../../platform/four-eyes.queries.ts'
import { once } from '../../../platform/idempotency/index.ts'
import { decideImport, decideRemoval } from './bank-files.domain.ts'
import {
  bankFileRows,
  findBankFile,
  findImported,
  listBankFiles,
  rowViewOf,
  type BankFileRecord,
} from './bank-files.queries.ts'
import { importStaged } from './import-file.ts'
import { conflictOf, previewOf, viewOf as statementViewOf } from './preview.ts'
import { isXml } from '../../../detect-text.ts'
import { excerptOf, RefusedFile, unpackStatementFiles, type StatementFile } from './readers/index.ts'
import { ensureStaged, stageFile } from './staging.ts'
import { deleteStaged } from './staging.queries.ts'
import { findStatementFile } from './statements.queries.ts'
import { withSpools } from '../../../spool.ts'

type Endpoints = typeof api.bankFiles

export async function uploadFiles(kernel: Kernel, call: Call<Endpoints['create']>) {
  const [sent] = call.files
  // Unreadable files are not kept, so nothing is recorded.
  leaveUnaudited(call)
  return withSpools(kernel.settings.dataFolder, async (newSpool) => {
    const unpacked = await unpackStatementFiles(sent!, newSpool)
    if ('refusal' in unpacked)
      return { files: [refusedView(sent!, { values: {}, ...unpacked.refusal, excerpt: null })] }
    const files = []
    for (const file of unpacked.files) files.push(await uploadFile(kernel, call, file))
    return { files }
  })
}

async function uploadFile(kernel: Kernel, call: Call<Endpoints['create']>, { name, bytes }: StatementFile) {
  const { keep, forgetUnused } = uploadKeeping(kernel)
  const uploadedBy = userIdOf(call.actor)
  const upload = { part: 'file', name, kind: isXml(bytes) ? 'xml' : 'txt', bytes } as const
  // Plain uploads are already stored; unpacked files are not.
  const sent = call.files.find((file) => file.bytes === bytes)
  const kept = sent ? [sent] : await keep([upload])
  const { database } = patient(kernel)
  try {
    const fileId = await inTransaction(database, async (tx) => {
      const { fileId: id, sha256, createdAt } = await storeFile(tx, kept[0]!, { uploadedBy })
      await bankFileRows.insert(tx, { fileId: id, sha256, uploadedBy, createdAt })
      await stageFile(kernel, tx, id, bytes)
      await audit(kernel, tx, call, { recordId: id, after: recordedOf(found(await findBankFile(tx, id))) })
      return id
    })
    // Comparing a large file with the books takes seconds, in which a transaction would be ended as idle.
    return await readFile(database, fileId, uploadedBy)
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error
    const { reason, line, values = {} } = error.refusal
    return refusedView({ name, bytes }, { reason, line, values, excerpt: excerptOf(bytes, error.refusal) })
  } finally {
    await (sent ?? forgetUnused(kept))
  }
}

const refusedView = (
  { name, bytes }: StatementFile,
  refusal: NonNullable<z.output<typeof api.bankFiles.preview.output>['refusal']>,
) => ({
  fileId: null,
  name,
  sizeBytes: bytes.length,
  refusal,
  conflict: null,
  imported: null,
  statements: [],
  uploadedBy: null,
  uploadedByName: null,
  mayImport: false,
  importedAt: null,
})

async function viewOf(
  executor: Executor,
  { row, file, state, uploadedByName }: BankFileRecord,
  readerId: string,
  statements: Awaited<ReturnType<typeof previewOf>>,
) {
  const same = row.importedAt ? undefined : await findImported(executor, row.sha256)
  const conflict = same ? conflictOf({ code: 'statement-file-imported', params: { name: same.name } }) : null
  const { fileId, name, sizeBytes } = file
  const { uploadedBy, importedAt } = row
  const by = { uploadedBy, uploadedByName, mayImport: mayImportBankFile({ state, uploadedBy }, readerId) }
  return { fileId, name, sizeBytes, conflict, imported: same ?? null, ...by, importedAt, refusal: null, statements }
}

async function readFile(executor: Executor, id: string, readerId: string) {
  const stored = found(await findBankFile(executor, id))
  return viewOf(executor, stored, readerId, await previewOf(executor, id))
}

/** Audited fields; statements are immutable rows. */
const recordedOf = ({ file: { name, sizeBytes }, row: { uploadedBy, importedAt } }: BankFileRecord) => ({
  name,
  sizeBytes,
  uploadedBy,
  importedAt,
})

export async function listFiles(kernel: Kernel, call: Call<Endpoints['list']>) {
  const { database } = kernel
  const filter = { ...call.query, ...(await approvalFilter(kernel, call, 'bankStatements.import')) }
  const { data, total } = await listBankFiles(database, filter)
  return { data: data.map((record) => rowViewOf(record, userIdOf(call.actor))), total }
}

/** Dry run against the current books. */
export async function previewFile(kernel: Kernel, { params: { id }, actor }: Call<Endpoints['preview']>) {
  await ensureStaged(kernel, id)
  return readFile(patient(kernel).database, id, userIdOf(actor))
}

const CONFLICTS = { bank_files_imported_key: { code: 'statement-file-imported', params: { name: '' } } } as const

/**
 * Four-eyes: imports another administrator's upload, whole or not at all, in one transaction. Serialised by account.
 */
export async function importFile(kernel: Kernel, endpoint: Endpoints['import'], call: Call<Endpoints['import']>) {
  const { id: fileId } = call.params
  const importedBy = userIdOf(call.actor)
  if (!found(await findBankFile(kernel.database, fileId)).row.importedAt) await ensureStaged(kernel, fileId)
  return refuseOnConflict(CONFLICTS, () =>
    once(patient(kernel), endpoint, call, async (tx) => {
      const { sha256, uploadedBy } = found(await bankFileRows.lock(tx, fileId))
      const { state } = found(await findBankFile(tx, fileId))
      const now = kernel.clock.now()
      const hands = await findHandsOf(tx, importedBy, now)
      accepted(decideImport({ state, uploadedBy, same: await findImported(tx, sha256) }, hands))
      const standings = await importStaged(kernel, tx, { importedBy, uploadedBy, fileId, now })
      await bankFileRows.update(tx, fileId, { importedBy, importedAt: now })
      const stored = found(await findBankFile(tx, fileId))
      const after = await viewOf(tx, stored, importedBy, standings.map(statementViewOf))
      await audit(kernel, tx, call, { recordId: fileId, after: recordedOf(stored) })
      return { answer: after, effectId: fileId }
    }),
  )
}

/** Not after the import; a job deletes the bytes. */
export async function removeFile(kernel: Kernel, call: Call<Endpoints['remove']>): Promise<void> {
  const { id } = call.params
  await inTransaction(kernel.database, async (tx) => {
    found(await bankFileRows.lock(tx, id))
    const stored = found(await findBankFile(tx, id))
    accepted(decideRemoval(stored.state))
    await deleteStaged(tx, [id])
    await bankFileRows.remove(tx, id)
    await deleteFileLater(tx, id)
    await audit(kernel, tx, call, { recordId: id, before: recordedOf(stored) })
  })
}

export async function addressOfStatement(kernel: Kernel, call: Call<typeof api.bankStatements.url>) {
  const { fileId } = found(await findStatementFile(kernel.database, call.params.id))
  return signedUrl(kernel, call, { fileId })
}
