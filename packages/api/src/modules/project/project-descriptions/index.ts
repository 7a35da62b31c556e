import type { ModuleFactory } from '../../../module.ts'
import { api } from '@cauce/contract'
import { bind, type Call } from '../../../http/bind.ts'
import { found, expectUnchanged, touchedAt } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { viewerOf, expectReachableProject } from '../projects/index.ts'
import {
  findProjectDescription,
  listProjectDescriptions,
  placeProjectDescription,
  projectDescriptionRows,
  lockProjectDescription,
} from './project-descriptions.queries.ts'
import { inTransaction } from '../../../database/index.ts'
import { uuidv7 } from '../../../ids.ts'
import { audit } from '../../../platform/audit/index.ts'
import { notifyProjectChanged } from '../../../platform/page-purge.ts'
import type { ProjectDescriptionRow } from '../../../database/schema/project.ts'

export const projectDescriptionsModule: ModuleFactory = (kernel) => ({
  name: 'projectDescriptions',
  routes: projectDescriptionRoutes(kernel),
})

const projectDescriptionRoutes = (kernel: Kernel) => [
  bind(api.projectDescriptions.list, (call) => listProjectDescriptions(kernel.database, viewerOf(call), call.query)),
  bind(api.projectDescriptions.create, (call) => addProjectDescription(kernel, call)),
  bind(api.projectDescriptions.read, async (call) =>
    found(await findProjectDescription(kernel.database, viewerOf(call), call.params.id)),
  ),
  bind(api.projectDescriptions.edit, (call) => editProjectDescription(kernel, call)),
  bind(api.projectDescriptions.remove, (call) => removeProjectDescription(kernel, call)),
]

type Endpoints = typeof api.projectDescriptions

/** At the end by default. */
async function addProjectDescription(kernel: Kernel, call: Call<Endpoints['create']>): Promise<ProjectDescriptionRow> {
  const { order = Number.MAX_SAFE_INTEGER, ...fields } = call.body
  return inTransaction(kernel.database, async (tx) => {
    const now = kernel.clock.now()
    await expectReachableProject(tx, call, fields.projectId)
    const projectDescriptionId = uuidv7(now)
    const row = { projectDescriptionId, ...fields, order: 0, createdAt: now, updatedAt: now }
    await projectDescriptionRows.insert(tx, row)
    await placeProjectDescription(tx, row.projectId, { id: projectDescriptionId, position: order })
    const after = found(await findProjectDescription(tx, viewerOf(call), projectDescriptionId))
    await audit(kernel, tx, call, {
      recordId: projectDescriptionId,
      after,
    })
    await notifyProjectChanged(tx, fields.projectId)
    return after
  })
}

async function editProjectDescription(kernel: Kernel, call: Call<Endpoints['edit']>): Promise<ProjectDescriptionRow> {
  const { order, updatedAt, ...fields } = call.body
  const recordId = call.params.id
  return inTransaction(kernel.database, async (tx) => {
    const before = found(await lockProjectDescription(tx, viewerOf(call), recordId))
    expectUnchanged(before.updatedAt, updatedAt)
    const changed = { ...before, ...fields, updatedAt: touchedAt(before.updatedAt, kernel.clock.now()) }
    await projectDescriptionRows.update(tx, changed.projectDescriptionId, changed)
    if (order !== undefined) await placeProjectDescription(tx, before.projectId, { id: recordId, position: order })
    const after = found(await findProjectDescription(tx, viewerOf(call), recordId))
    await audit(kernel, tx, call, { recordId, before, after })
    await notifyProjectChanged(tx, before.projectId)
    return after
  })
}

async function removeProjectDescription(kernel: Kernel, call: Call<Endpoints['remove']>): Promise<void> {
  const recordId = call.params.id
  await inTransaction(kernel.database, async (tx) => {
    const before = found(await lockProjectDescription(tx, viewerOf(call), recordId))
    await projectDescriptionRows.remove(tx, recordId)
    await placeProjectDescription(tx, before.projectId)
    await audit(kernel, tx, call, { recordId, before })
    await notifyProjectChanged(tx, before.projectId)
  })
}
