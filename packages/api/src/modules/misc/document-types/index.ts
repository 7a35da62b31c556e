import { api } from '@cauce/contract'
import { bind, type Call } from '../../../http/bind.ts'
import { found, expectUnchanged, refuseOnConflict, refuseWhenReferenced, touchedAt } from '../../../http/expect.ts'
import type { ModuleFactory } from '../../../module.ts'
import { documentTypeRows, listDocumentTypes } from './document-types.queries.ts'
import { inTransaction } from '../../../database/index.ts'
import type { DocumentTypeRow } from '../../../database/schema/misc.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { notifyPagePurge } from '../../../platform/page-purge.ts'

export { documentTypeRows } from './document-types.queries.ts'

export const documentTypesModule: ModuleFactory = (kernel) => ({
  name: 'documentTypes',
  routes: [
    bind(api.documentTypes.list, ({ query }) => listDocumentTypes(kernel.database, query)),
    bind(api.documentTypes.create, (call) => createDocumentType(kernel, call)),
    bind(api.documentTypes.read, async (call) => found(await documentTypeRows.find(kernel.database, call.params.id))),
    bind(api.documentTypes.edit, (call) => editDocumentType(kernel, call)),
    bind(api.documentTypes.remove, (call) => removeDocumentType(kernel, call)),
  ],
})

type Endpoints = typeof api.documentTypes
const conflicts = { document_types_name_key: { code: 'name-exists', path: 'name' } } as const

async function createDocumentType(kernel: Kernel, call: Call<Endpoints['create']>): Promise<DocumentTypeRow> {
  const now = kernel.clock.now()
  const { nameEn = null, descriptionEn = null, ...fields } = call.body
  const row = { documentTypeId: uuidv7(now), ...fields, nameEn, descriptionEn, createdAt: now, updatedAt: now }
  return refuseOnConflict(conflicts, () =>
    inTransaction(kernel.database, async (tx) => {
      await documentTypeRows.insert(tx, row)
      await audit(kernel, tx, call, { recordId: row.documentTypeId, after: row })
      return row
    }),
  )
}

async function editDocumentType(kernel: Kernel, call: Call<Endpoints['edit']>): Promise<DocumentTypeRow> {
  const { updatedAt, ...fields } = call.body
  return refuseOnConflict(conflicts, () =>
    inTransaction(kernel.database, async (tx) => {
      const before = found(await documentTypeRows.lock(tx, call.params.id))
      expectUnchanged(before.updatedAt, updatedAt)
      const after = { ...before, ...fields, updatedAt: touchedAt(before.updatedAt, kernel.clock.now()) }
      await documentTypeRows.update(tx, after.documentTypeId, after)
      await audit(kernel, tx, call, { recordId: before.documentTypeId, before, after })
      await notifyPagePurge(tx, ['types'])
      return after
    }),
  )
}

async function removeDocumentType(kernel: Kernel, call: Call<Endpoints['remove']>): Promise<void> {
  const recordId = call.params.id
  await inTransaction(kernel.database, async (tx) => {
    const before = found(await documentTypeRows.lock(tx, recordId))
    await refuseWhenReferenced(() => documentTypeRows.remove(tx, recordId))
    await audit(kernel, tx, call, { recordId, before })
  })
}
