import { api, Refusal } from '@cauce/contract'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { ModuleFactory } from '../../../module.ts'
import {
  listAccountDocuments,
  deleteAccountDocuments,
  findAccountDocument,
  insertAccountDocument,
  type AccountDocumentRecord,
} from './account-documents.queries.ts'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import { found } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit, auditUnlessOwn, leaveUnaudited } from '../../../platform/audit/index.ts'
import { deleteFileLater, signedUrl, storedFileOf, storeFile } from '../../../platform/files/index.ts'
import { findUser } from '../users/index.ts'

/** Handbook rule 10.11. */
export const accountDocumentsModule: ModuleFactory = (kernel) => ({
  name: 'accountDocuments',
  routes: [
    ...bindRows(api.accountDocuments.list, api.accountDocuments.read, async (call) => {
      const { data, total } = await listAccountDocuments(kernel.database, customerFilter(call), call.query)
      return { data: data.map(viewOf), total }
    }),
    bind(api.accountDocuments.create, (call) => addAccountDocument(kernel, call)),
    bind(api.accountDocuments.remove, (call) => removeAccountDocument(kernel, call)),
    bind(api.accountDocuments.url, (call) => addressOfAccountDocument(kernel, call)),
  ],
})

type Endpoints = typeof api.accountDocuments

function viewOf({ row: { fileId: _fileId, ...row }, ownerName, file: stored }: AccountDocumentRecord) {
  const file = storedFileOf(stored)
  return { ...row, ownerName, document: file, file }
}

async function addAccountDocument(kernel: Kernel, call: Call<Endpoints['create']>) {
  const actorId = userIdOf(call.actor)
  const { accountId = actorId, ownerId = actorId, visible = true } = call.body
  const isOwn = accountId === actorId && ownerId === actorId
  if (call.scope !== 'all' && !isOwn) throw new Refusal({ code: 'customer-not-accessible' })
  return inTransaction(kernel.database, async (tx) => {
    found(await findUser(tx, accountId), 'customer-not-accessible')
    if (!(await findUser(tx, ownerId))) throw new Refusal({ code: 'reference-unknown', path: 'ownerId' })
    const { fileId } = await storeFile(tx, call.files[0]!, { uploadedBy: actorId })
    const createdAt = kernel.clock.now()
    const accountDocumentId = uuidv7(createdAt)
    const row = { accountDocumentId, accountId, ownerId, visible, fileId, createdAt }
    await insertAccountDocument(tx, row)
    if (isOwn) leaveUnaudited(call)
    else await audit(kernel, tx, call, { recordId: accountDocumentId, userId: accountId, after: row })
    return viewOf(found(await findAccountDocument(tx, {}, accountDocumentId)))
  })
}

/** Customers delete their own, not staff's. */
async function removeAccountDocument(kernel: Kernel, call: Call<Endpoints['remove']>): Promise<void> {
  await inTransaction(kernel.database, async (tx) => {
    const { row } = found(await findAccountDocument(tx, customerFilter(call), call.params.id))
    const isOwners = row.ownerId === userIdOf(call.actor)
    if (call.scope !== 'all' && !isOwners) throw new Refusal({ code: 'forbidden' })
    await deleteAccountDocuments(tx, { accountDocumentId: row.accountDocumentId })
    await deleteFileLater(tx, row.fileId)
    await auditUnlessOwn(kernel, tx, call, { recordId: row.accountDocumentId, userId: row.accountId, before: row })
  })
}

async function addressOfAccountDocument(kernel: Kernel, call: Call<Endpoints['url']>) {
  const { row, file } = found(await findAccountDocument(kernel.database, customerFilter(call), call.params.id))
  return signedUrl(kernel, call, { fileId: file.fileId, customer: row.accountId })
}

export async function eraseAccountDocumentsOf(tx: Transaction, userId: string): Promise<void> {
  for (const fileId of await deleteAccountDocuments(tx, { accountId: userId })) await deleteFileLater(tx, fileId)
}
