import { Refusal, type api } from '@cauce/contract'
import { inTransaction, type Executor } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { found, refuseOnConflict } from '../../../http/expect.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import { audit, leaveUnaudited } from '../../../platform/audit/index.ts'
import { keepBytes, signedUrl, storeFile } from '../../../platform/files/index.ts'
import { once } from '../../../platform/idempotency/index.ts'
import { queueMatching } from '../matching/index.ts'
import { importStatements } from './import-file.ts'
import { lockOwnIbans } from './periods.queries.ts'
import { conflictOf, previewOf } from './preview.ts'
import { unpackStatementFiles, type StatementFile } from './readers/index.ts'
import { readRecently } from './recent-files.ts'
import { bankFileRows, findBankFile, findImported, findStatementFile } from './statements.queries.ts'

type Endpoints = typeof api.bankFiles
type Stored = NonNullable<Awaited<ReturnType<typeof findBankFile>>>

/** Keeps the files of an upload that can be read, and answers what each would change. Nothing counts yet. */
export async function uploadFiles(kernel: Kernel, call: Call<Endpoints['create']>) {
  const { name, bytes } = call.files[0]!
  const unpacked = unpackStatementFiles(name, bytes)
  // What cannot be read is not kept, so that there is nothing to record.
  leaveUnaudited(call)
  if ('refusal' in unpacked) {
    return { files: [refusedView({ name, bytes }, { values: {}, ...unpacked.refusal, excerpt: null })] }
  }
  const files = []
  for (const file of unpacked.files) files.push(await uploadFile(kernel, call, file))
  const isKept = files.some(({ fileId }) => fileId === call.files[0]!.fileId)
  if (!isKept) await kernel.storage.remove(call.files[0]!.storageKey)
  return { files }
}

async function uploadFile(kernel: Kernel, call: Call<Endpoints['create']>, { name, bytes }: StatementFile) {
  const { refusal, statements } = await previewOf(patient(kernel).database, await readRecently(bytes, kernel.clock))
  if (refusal) return refusedView({ name, bytes }, refusal)
  const uploadedBy = userIdOf(call.actor)
  const kind = bytes.includes(0x3c) ? 'xml' : 'txt'
  // A view: the bytes may be many.
  const upload = { part: 'file', name, kind, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) } as const
  // The same bytes that came as they are were kept before the call; those of an archive were not.
  const kept = call.files.find((file) => file.bytes === bytes) ?? (await keepBytes(kernel, upload))
  return inTransaction(kernel.database, async (tx) => {
    const file = await storeFile(tx, kept, { uploadedBy })
    const row = { fileId: file.fileId, sha256: file.sha256, uploadedBy, createdAt: file.createdAt }
    await bankFileRows.insert(tx, row)
    const view = await viewOf(tx, found(await findBankFile(tx, file.fileId)), { refusal, statements })
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
  importedAt: null,
})

async function viewOf(executor: Executor, { row, file }: Stored, preview: Awaited<ReturnType<typeof previewOf>>) {
  const same = row.importedAt ? undefined : await findImported(executor, row.sha256)
  const conflict = same ? conflictOf({ code: 'statement-file-imported', params: { name: same.name } }) : null
  const { fileId, name, sizeBytes } = file
  return { fileId, name, sizeBytes, conflict, imported: same ?? null, importedAt: row.importedAt, ...preview }
}

/** What the audit keeps of a file; its statements are rows that never change. */
const recordedOf = ({ name, sizeBytes, importedAt }: Awaited<ReturnType<typeof viewOf>>) => ({
  name,
  sizeBytes,
  importedAt,
})

/** What a kept file would change in the books as they are now. */
export async function previewFile(kernel: Kernel, call: Call<Endpoints['read']>) {
  const { database } = patient(kernel)
  const stored = found(await findBankFile(database, call.params.id))
  return viewOf(
    database,
    stored,
    await previewOf(database, await readRecently(await kernel.storage.read(stored.file.storageKey), kernel.clock)),
  )
}

const CONFLICTS = { bank_files_imported_key: { code: 'statement-file-imported', params: { name: '' } } } as const

/** Imports a file whole or not at all, in one transaction. Imports of one account follow each other. */
export async function importFile(kernel: Kernel, endpoint: Endpoints['import'], call: Call<Endpoints['import']>) {
  const { file } = found(await findBankFile(kernel.database, call.params.id))
  // The transaction writes what has been read, and does not wait for the reader.
  const { summaries, lines, refusal } = await readRecently(await kernel.storage.read(file.storageKey), kernel.clock)
  if (refusal) throw new Refusal({ code: 'statement-file-unreadable' })
  return refuseOnConflict(CONFLICTS, () =>
    once(patient(kernel), endpoint, call, async (tx) => {
      const ibans = [...new Set(summaries.map(({ iban }) => iban))]
      const own = await lockOwnIbans(tx, ibans)
      const row = found(await bankFileRows.lock(tx, file.fileId))
      const same = row.importedAt ? file : await findImported(tx, row.sha256)
      if (same) throw new Refusal({ code: 'statement-file-imported', params: { name: same.name } })
      const strange = ibans.find((iban) => !own.has(iban))
      if (strange) throw new Refusal({ code: 'statement-not-ours', params: { iban: strange } })
      const before = await previewOf(tx, { summaries })
      const now = kernel.clock.now()
      await importStatements(tx, { summaries, lines }, { importedBy: userIdOf(call.actor), fileId: file.fileId, now })
      await queueMatching(tx)
      await bankFileRows.update(tx, file.fileId, { importedBy: userIdOf(call.actor), importedAt: now })
      const stored = found(await findBankFile(tx, file.fileId))
      const after = await viewOf(tx, stored, before)
      await audit(kernel, tx, call, { recordId: file.fileId, after: recordedOf(after) })
      return { answer: after, effectId: file.fileId }
    }),
  )
}

/** A signed address of the file of a statement. */
export async function addressOfStatement(kernel: Kernel, call: Call<typeof api.bankStatements.url>) {
  const { fileId } = found(await findStatementFile(kernel.database, call.params.id))
  return signedUrl(kernel, fileId)
}
