import { api } from '@cauce/contract'
import type { Transaction } from '../../../database/index.ts'
import type { earlierDocuments } from '../../../database/schema/earlier-documents.ts'
import { bind, bindRows } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { ModuleFactory } from '../../../module.ts'
import { deleteFileLater, signedUrl, storedFileOf } from '../../../platform/files/index.ts'
import { deleteEarlierDocuments, earlierDocumentRows, listEarlierDocuments } from './earlier-documents.queries.ts'

export const earlierDocumentsModule: ModuleFactory = (kernel) => ({
  name: 'earlierDocuments',
  routes: [
    ...bindRows(api.earlierDocuments.list, api.earlierDocuments.read, async ({ query }) => {
      const { data, total } = await listEarlierDocuments(kernel.database, query)
      return { data: data.map(viewOf), total }
    }),
    bind(api.earlierDocuments.url, async (call) => {
      const { fileId, userId } = found(await earlierDocumentRows.find(kernel.database, call.params.id))
      return signedUrl(kernel, call, { fileId, customer: userId ?? undefined })
    }),
  ],
})

type Listed = Awaited<ReturnType<typeof listEarlierDocuments>>['data'][number]

function viewOf({ row: { fileId: _fileId, endedBy: _endedBy, ...row }, file, sentByName, endedByName }: Listed) {
  const sender = file.uploadedBy && sentByName
  return { ...row, document: storedFileOf(file), sentByName: sender, sentAt: file.createdAt, endedByName }
}

type Ended = Omit<typeof earlierDocuments.$inferSelect, 'earlierDocumentId'>

/** In the transaction that takes it from its record. */
export const keepEarlierDocument = (tx: Transaction, ended: Ended): Promise<void> =>
  earlierDocumentRows.insert(tx, { earlierDocumentId: uuidv7(ended.endedAt), ...ended })

export async function eraseEarlierDocumentsOf(tx: Transaction, userId: string): Promise<void> {
  for (const fileId of await deleteEarlierDocuments(tx, userId)) await deleteFileLater(tx, fileId)
}
