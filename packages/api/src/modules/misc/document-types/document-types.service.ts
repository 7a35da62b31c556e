import type { api } from '@cauce/contract'
import { inTransaction } from '../../../database/index.ts'
import type { Call } from '../../../http/bind.ts'
import { expectUnchanged, found, refuseOnConflict, refuseWhenReferenced, touchedAt } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { notifyPagePurge } from '../../../platform/page-purge.ts'
import { audit } from '../../../platform/audit/index.ts'
import * as queries from './document-types.queries.ts'
import type { DocumentTypeRow } from '../../../database/schema/misc.ts'

type Endpoints = typeof api.documentTypes
const conflicts = { document_types_name_key: { code: 'name-exists', path: 'name' } } as const
const noun = 'documentTypes'

export async function createDocumentType(kernel: Kernel, call: Call<Endpoints['create']>): Promise<DocumentTypeRow> {
  const now = kernel.clock.now()
  const row = { documentTypeId: uuidv7(now), ...call.body, createdAt: now, updatedAt: now }
  return refuseOnConflict(conflicts, () =>
    inTransaction(kernel.database, async (tx) => {
      await queries.insertDocumentType(tx, row)
      const recordId = row.documentTypeId
      await audit(kernel, tx, call, { operation: 'documentTypes.create', noun, recordId, after: row })
      return row
    }),
  )
}

export async function editDocumentType(kernel: Kernel, call: Call<Endpoints['edit']>): Promise<DocumentTypeRow> {
  const { updatedAt, ...fields } = call.body
  return refuseOnConflict(conflicts, () =>
    inTransaction(kernel.database, async (tx) => {
      const before = found(await queries.lockDocumentType(tx, call.params.id))
      expectUnchanged(before.updatedAt, updatedAt)
      const after = { ...before, ...fields, updatedAt: touchedAt(before.updatedAt, kernel.clock.now()) }
      await queries.updateDocumentType(tx, after)
      const recordId = before.documentTypeId
      await audit(kernel, tx, call, { operation: 'documentTypes.edit', noun, recordId, before, after })
      // The pages of projects name the types of their documents.
      await notifyPagePurge(tx, ['types'])
      return after
    }),
  )
}

/** Deletes a document type that no document has. */
export async function removeDocumentType(kernel: Kernel, call: Call<Endpoints['remove']>): Promise<void> {
  const recordId = call.params.id
  await inTransaction(kernel.database, async (tx) => {
    const before = found(await queries.lockDocumentType(tx, recordId))
    await refuseWhenReferenced(() => queries.deleteDocumentType(tx, recordId))
    await audit(kernel, tx, call, { operation: 'documentTypes.remove', noun, recordId, before })
  })
}
