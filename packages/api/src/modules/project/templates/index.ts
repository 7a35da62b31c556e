import type { ModuleFactory } from '../../../module.ts'
import { api } from '@cauce/contract'
import { bind, type Call } from '../../../http/bind.ts'
import { found, expectUnchanged, refuseOnConflict, touchedAt } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { templateRows, listTemplates } from './templates.queries.ts'
import { inTransaction } from '../../../database/index.ts'
import { uuidv7 } from '../../../ids.ts'
import { audit } from '../../../platform/audit/index.ts'
import type { TemplateRow } from '../../../database/schema/project.ts'

export const templatesModule: ModuleFactory = (kernel) => ({ name: 'templates', routes: templateRoutes(kernel) })

const templateRoutes = (kernel: Kernel) => [
  bind(api.templates.list, ({ query }) => listTemplates(kernel.database, query)),
  bind(api.templates.create, (call) => createTemplate(kernel, call)),
  bind(api.templates.read, async (call) => found(await templateRows.find(kernel.database, call.params.id))),
  bind(api.templates.edit, (call) => editTemplate(kernel, call)),
  bind(api.templates.remove, (call) => removeTemplate(kernel, call)),
]

type Endpoints = typeof api.templates
const conflicts = { templates_name_key: { code: 'name-exists', path: 'name' } } as const

async function createTemplate(kernel: Kernel, call: Call<Endpoints['create']>): Promise<TemplateRow> {
  const now = kernel.clock.now()
  const { nameEn = null, descriptionEn = null, ...fields } = call.body
  const row = { templateId: uuidv7(now), ...fields, nameEn, descriptionEn, createdAt: now, updatedAt: now }
  return refuseOnConflict(conflicts, () =>
    inTransaction(kernel.database, async (tx) => {
      await templateRows.insert(tx, row)
      const recordId = row.templateId
      await audit(kernel, tx, call, { recordId, after: row })
      return row
    }),
  )
}

async function editTemplate(kernel: Kernel, call: Call<Endpoints['edit']>): Promise<TemplateRow> {
  const { updatedAt, ...fields } = call.body
  return refuseOnConflict(conflicts, () =>
    inTransaction(kernel.database, async (tx) => {
      const before = found(await templateRows.lock(tx, call.params.id))
      expectUnchanged(before.updatedAt, updatedAt)
      const after = { ...before, ...fields, updatedAt: touchedAt(before.updatedAt, kernel.clock.now()) }
      await templateRows.update(tx, after.templateId, after)
      const recordId = before.templateId
      await audit(kernel, tx, call, { recordId, before, after })
      return after
    }),
  )
}

async function removeTemplate(kernel: Kernel, call: Call<Endpoints['remove']>): Promise<void> {
  const recordId = call.params.id
  await inTransaction(kernel.database, async (tx) => {
    const before = found(await templateRows.lock(tx, recordId))
    await templateRows.remove(tx, recordId)
    await audit(kernel, tx, call, { recordId, before })
  })
}
