import type { api } from '@cauce/contract'
import { inTransaction } from '../../../database/index.ts'
import type { Call } from '../../../http/bind.ts'
import { expectUnchanged, found, refuseOnConflict, touchedAt } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import * as queries from './templates.queries.ts'
import type { TemplateRow } from '../../../database/schema/project.ts'

type Endpoints = typeof api.templates
const conflicts = { templates_name_key: { code: 'name-exists', path: 'name' } } as const

/** Refuses `name-exists`. */
export async function createTemplate(kernel: Kernel, call: Call<Endpoints['create']>): Promise<TemplateRow> {
  const now = kernel.clock.now()
  const { nameEn = null, descriptionEn = null, ...fields } = call.body
  const row = { templateId: uuidv7(now), ...fields, nameEn, descriptionEn, createdAt: now, updatedAt: now }
  return refuseOnConflict(conflicts, () =>
    inTransaction(kernel.database, async (tx) => {
      await queries.templateRows.insert(tx, row)
      const recordId = row.templateId
      await audit(kernel, tx, call, { recordId, after: row })
      return row
    }),
  )
}

/** Refuses `name-exists` and `edit-conflict`. */
export async function editTemplate(kernel: Kernel, call: Call<Endpoints['edit']>): Promise<TemplateRow> {
  const { updatedAt, ...fields } = call.body
  return refuseOnConflict(conflicts, () =>
    inTransaction(kernel.database, async (tx) => {
      const before = found(await queries.templateRows.lock(tx, call.params.id))
      expectUnchanged(before.updatedAt, updatedAt)
      const after = { ...before, ...fields, updatedAt: touchedAt(before.updatedAt, kernel.clock.now()) }
      await queries.templateRows.update(tx, after.templateId, after)
      const recordId = before.templateId
      await audit(kernel, tx, call, { recordId, before, after })
      return after
    }),
  )
}

/** Texts created from it stay. */
export async function removeTemplate(kernel: Kernel, call: Call<Endpoints['remove']>): Promise<void> {
  const recordId = call.params.id
  await inTransaction(kernel.database, async (tx) => {
    const before = found(await queries.templateRows.lock(tx, recordId))
    await queries.templateRows.remove(tx, recordId)
    await audit(kernel, tx, call, { recordId, before })
  })
}
