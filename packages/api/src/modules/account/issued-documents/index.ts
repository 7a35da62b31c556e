import { api } from '@cauce/contract'
import { inTransaction } from '../../../database/index.ts'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { audit } from '../../../platform/audit/index.ts'
import { signedUrl, storedFileOf } from '../../../platform/files/index.ts'
import { findIssuedDocument, type IssuedDocumentRecord, listIssuedDocuments } from './issued-documents.queries.ts'

export {
  findByHash,
  findCertificate,
  findIssuedDocument,
  insertIssuedDocument,
  nextNumber,
} from './issued-documents.queries.ts'

export const issuedDocumentsModule: ModuleFactory = (kernel) => ({
  name: 'issuedDocuments',
  routes: [
    ...bindRows(api.issuedDocuments.list, api.issuedDocuments.read, async (call) => {
      const filter = { ...call.query, ...customerFilter(call) }
      const { data, total } = await listIssuedDocuments(kernel.database, filter)
      return { data: data.map(viewOf), total }
    }),
    bind(api.issuedDocuments.url, (call) => addressOf(kernel, call)),
  ],
})

export function viewOf({ row: whole, file, ...names }: IssuedDocumentRecord) {
  const { fileId: _fileId, dataVersion: _version, edition: _edition, stated: _stated, ...row } = whole
  return { ...row, ...names, file: storedFileOf(file) }
}

/** Signed address of the file; audited for staff. */
async function addressOf(kernel: Kernel, call: Call<typeof api.issuedDocuments.url>) {
  const { row } = found(await findIssuedDocument(kernel.database, call.params.id, customerFilter(call)))
  if (call.scope !== 'own') {
    const { issuedDocumentId: recordId, userId } = row
    await inTransaction(kernel.database, (tx) =>
      audit(kernel, tx, call, { operation: 'issuedDocuments.open', recordId, userId }),
    )
  }
  return signedUrl(kernel, call, { fileId: row.fileId, customer: row.userId })
}
