import type { api } from '@cauce/contract'
import { inTransaction } from '../../../database/index.ts'
import type { DocumentTypeRow } from '../../../database/schema/misc.ts'
import type { Call } from '../../../http/bind.ts'
import { expectUnchanged, found, refuseOnConflict, refuseWhenReferenced, touchedAt } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { notifyPagePurge } from '../../../platform/page-purge.ts'
import * as queries from './document-types.queries.ts'

type Endpoints = typeof api.documentTypes
const conflicts = { document_types_name_key: { code: 'name-exists', path: 'name' } } as const

/** Throws `name-exists`. */
export async function createDocumentType(kernel: Kernel, call: Call<Endpoints['create']>): Promise<DocumentTypeRow> {
  const now = kernel.clock.now()
  const { nameEn = null, descriptionEn = null, ...fields } = call.body
  const row = { documentTypeId: uuidv7(now), ...fields, nameEn, descriptionEn, createdAt: now, updatedAt: now }
  return refuseOnConflict(conflicts, () =>
    inTransaction(kernel.database, async (tx) => {
      await queries.documentTypeRows.insert(tx, row)
      await audit(kernel, tx, call, { recordId: row.documentTypeId, after: row })
      return row
    }),
  )
}

/** Purges pages that show the name. Throws `name-exists` and `edit-conflict`. */
export async function editDocumentType(kernel: Kernel, call: Call<Endpoints['edit']>): Promise<DocumentTypeRow> {
  const { updatedAt, ...fields } = call.body
  return refuseOnConflict(conflicts, () =>
    inTransaction(kernel.database, async (tx) => {
      const before = found(await queries.lockDocumentType(tx, call.params.id))
      expectUnchanged(before.updatedAt, updatedAt)
      const after = { ...before, ...fields, updatedAt: touchedAt(before.updatedAt, kernel.clock.now()) }
      await queries.documentTypeRows.update(tx, after.documentTypeId, after)
      await audit(kernel, tx, call, { recordId: before.documentTypeId, before, after })
      await notifyPagePurge(tx, ['types'])
      return after
    }),
  )
}

/** Throws `still-referenced`. */
export async function removeDocumentType(kernel: Kernel, call: Call<Endpoints['remove']>): Promise<void> {
  const recordId = call.params.id
  await inTransaction(kernel.database, async (tx) => {
    const before = found(await queries.lockDocumentType(tx, recordId))
    await refuseWhenReferenced(() => queries.documentTypeRows.remove(tx, recordId))
    await audit(kernel, tx, call, { recordId, before })
  })
}
