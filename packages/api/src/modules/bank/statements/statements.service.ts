import { mayImportBankFile, Refusal, type api } from '@cauce/contract'
import { inTransaction, type Executor } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { accepted, found, refuseOnConflict } from '../../../http/expect.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import { audit, leaveUnaudited } from '../../../platform/audit/index.ts'
import { deleteFileLater, keepBytes, signedUrl, storeFile } from '../../../platform/files/index.ts'
import { approvalFilter, findHandsOf } from '../../../platform/four-eyes.queries.ts'
import { once } from '../../../platform/idempotency/index.ts'
import { queueMatching } from '../matching/index.ts'
import { decideImport, decideRemoval } from './bank-files.domain.ts'
import {
  bankFileRows,
  findBankFile,
  findImported,
  listBankFiles,
  rowViewOf,
  type BankFileRecord,
} from './bank-files.queries.ts'
import { importStatements } from './import-file.ts'
import { lockOwnIbans } from './periods.queries.ts'
import { conflictOf, previewOf } from './preview.ts'
import { unpackStatementFiles, type StatementFile } from './readers/index.ts'
import { readRecently } from './recent-files.ts'
import { findStatementFile } from './statements.queries.ts'

type Endpoints = typeof api.bankFiles

export async function uploadFiles(kernel: Kernel, call: Call<Endpoints['create']>) {
  const [sent] = call.files
  const unpacked = unpackStatementFiles(sent!.name, sent!.bytes)
  // Unreadable files are not kept, so nothing is recorded.
  leaveUnaudited(call)
  const files = []
  if ('refusal' in unpacked) files.push(refusedView(sent!, { values: {}, ...unpacked.refusal, excerpt: null }))
  else for (const file of unpacked.files) files.push(await uploadFile(kernel, call, file))
  return { files }
}

async function uploadFile(kernel: Kernel, call: Call<Endpoints['create']>, { name, bytes }: StatementFile) {
  const { refusal, statements } = await previewOf(patient(kernel).database, await readRecently(bytes, kernel.clock))
  if (refusal) return refusedView({ name, bytes }, refusal)
  const uploadedBy = userIdOf(call.actor)
  const kind = bytes.includes(0x3c) ? 'xml' : 'txt'
  // A view, not a copy.
  const upload = { part: 'file', name, kind, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) } as const
  // Plain uploads are already stored; unpacked files are not.
  const kept = call.files.find((file) => file.bytes === bytes) ?? (await keepBytes(kernel, upload))
  return inTransaction(kernel.database, async (tx) => {
    const file = await storeFile(tx, kept, { uploadedBy })
    const row = { fileId: file.fileId, sha256: file.sha256, uploadedBy, createdAt: file.createdAt }
    await bankFileRows.insert(tx, row)
    const view = await viewOf(tx, found(await findBankFile(tx, file.fileId)), uploadedBy, { refusal, statements })
    await audit(kernel, tx, call, { recordId: file.fileId, after: recordedOf(view) })
    return view
  })
}

const refusedView = (
  { name, bytes }: StatementFile,
  refusal: NonNullable<Awaited<ReturnType<typeof previewOf>>['refusal']>,
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
  preview: Awaited<ReturnType<typeof previewOf>>,
) {
  const same = row.importedAt ? undefined : await findImported(executor, row.sha256)
  const conflict = same ? conflictOf({ code: 'statement-file-imported', params: { name: same.name } }) : null
  const { fileId, name, sizeBytes } = file
  const { uploadedBy, importedAt } = row
  const by = { uploadedBy, uploadedByName, mayImport: mayImportBankFile({ state, uploadedBy }, readerId) }
  return { fileId, name, sizeBytes, conflict, imported: same ?? null, ...by, importedAt, ...preview }
}

/** Audited fields; statements are immutable rows. */
const recordedOf = ({ name, sizeBytes, uploadedBy, importedAt }: Awaited<ReturnType<typeof viewOf>>) => ({
  name,
  sizeBytes,
  uploadedBy,
  importedAt,
})

export async function listFiles(kernel: Kernel, call: Call<Endpoints['list']>) {
  const { database } = kernel
  const filter = { ...call.query, ...(await approvalFilter(kernel, call, 'bankStatements.import')) }
  const { data, total } = await listBankFiles(database, filter, call.query)
  return { data: data.map((record) => rowViewOf(record, userIdOf(call.actor))), total }
}

/** Dry run against the current books. */
export async function previewFile(kernel: Kernel, call: Call<Endpoints['preview']>) {
  const { database } = patient(kernel)
  const stored = found(await findBankFile(database, call.params.id))
  return viewOf(
    database,
    stored,
    userIdOf(call.actor),
    await previewOf(database, await readRecently(await kernel.storage.read(stored.file.storageKey), kernel.clock)),
  )
}

const CONFLICTS = { bank_files_imported_key: { code: 'statement-file-imported', params: { name: '' } } } as const

/**
 * Four-eyes: imports another administrator's upload, whole or not at all, in one transaction. Serialised by account.
 */
export async function importFile(kernel: Kernel, endpoint: Endpoints['import'], call: Call<Endpoints['import']>) {
  const { file } = found(await findBankFile(kernel.database, call.params.id))
  const importedBy = userIdOf(call.actor)
  // Read before the transaction.
  const { summaries, lines, refusal } = await readRecently(await kernel.storage.read(file.storageKey), kernel.clock)
  if (refusal) throw new Refusal({ code: 'statement-file-unreadable' })
  return refuseOnConflict(CONFLICTS, () =>
    once(patient(kernel), endpoint, call, async (tx) => {
      const ibans = [...new Set(summaries.map(({ iban }) => iban))]
      const own = await lockOwnIbans(tx, ibans)
      const { sha256, uploadedBy } = found(await bankFileRows.lock(tx, file.fileId))
      const { state } = found(await findBankFile(tx, file.fileId))
      const hands = await findHandsOf(tx, importedBy, kernel.clock.now())
      accepted(decideImport({ state, uploadedBy, same: await findImported(tx, sha256) }, hands))
      const strange = ibans.find((iban) => !own.has(iban))
      if (strange) throw new Refusal({ code: 'statement-not-ours', params: { iban: strange } })
      const before = await previewOf(tx, { summaries })
      const now = kernel.clock.now()
      await importStatements(kernel, tx, { summaries, lines }, { importedBy, uploadedBy, fileId: file.fileId, now })
      await queueMatching(tx)
      await bankFileRows.update(tx, file.fileId, { importedBy, importedAt: now })
      const stored = found(await findBankFile(tx, file.fileId))
      const after = await viewOf(tx, stored, importedBy, before)
      await audit(kernel, tx, call, { recordId: file.fileId, after: recordedOf(after) })
      return { answer: after, effectId: file.fileId }
    }),
  )
}

/** Not after the import; a job deletes the bytes. */
export async function removeFile(kernel: Kernel, call: Call<Endpoints['remove']>): Promise<void> {
  const { id } = call.params
  await inTransaction(kernel.database, async (tx) => {
    found(await bankFileRows.lock(tx, id))
    const { row, file, state } = found(await findBankFile(tx, id))
    accepted(decideRemoval(state))
    await bankFileRows.remove(tx, id)
    await deleteFileLater(tx, id)
    const { name, sizeBytes } = file
    const { uploadedBy, importedAt } = row
    await audit(kernel, tx, call, { recordId: id, before: { name, sizeBytes, uploadedBy, importedAt } })
  })
}

export async function addressOfStatement(kernel: Kernel, call: Call<typeof api.bankStatements.url>) {
  const { fileId } = found(await findStatementFile(kernel.database, call.params.id))
  return signedUrl(kernel, call, { fileId })
}
