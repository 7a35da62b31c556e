import type { api } from '@cauce/contract'
import { inTransaction } from '../../../database/index.ts'
import type { Call } from '../../../http/bind.ts'
import { expectUnchanged, found, touchedAt } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { notifyProjectChanged } from '../../../platform/page-purge.ts'
import { expectReachableProject, viewerOf } from '../projects/index.ts'
import * as queries from './project-descriptions.queries.ts'
import type { ProjectDescriptionRow } from '../../../database/schema/project.ts'

type Endpoints = typeof api.projectDescriptions

/** At the end by default. */
export async function addProjectDescription(
  kernel: Kernel,
  call: Call<Endpoints['create']>,
): Promise<ProjectDescriptionRow> {
  const { order = Number.MAX_SAFE_INTEGER, ...fields } = call.body
  return inTransaction(kernel.database, async (tx) => {
    const now = kernel.clock.now()
    await expectReachableProject(tx, call, fields.projectId)
    const projectDescriptionId = uuidv7(now)
    const row = { projectDescriptionId, ...fields, order: 0, createdAt: now, updatedAt: now }
    await queries.projectDescriptionRows.insert(tx, row)
    await queries.placeProjectDescription(tx, row.projectId, { id: projectDescriptionId, position: order })
    const after = found(await queries.findProjectDescription(tx, viewerOf(call), projectDescriptionId))
    await audit(kernel, tx, call, {
      recordId: projectDescriptionId,
      after,
    })
    await notifyProjectChanged(tx, fields.projectId)
    return after
  })
}

export async function editProjectDescription(
  kernel: Kernel,
  call: Call<Endpoints['edit']>,
): Promise<ProjectDescriptionRow> {
  const { order, updatedAt, ...fields } = call.body
  const recordId = call.params.id
  return inTransaction(kernel.database, async (tx) => {
    const before = found(await queries.lockProjectDescription(tx, viewerOf(call), recordId))
    expectUnchanged(before.updatedAt, updatedAt)
    const changed = { ...before, ...fields, updatedAt: touchedAt(before.updatedAt, kernel.clock.now()) }
    await queries.projectDescriptionRows.update(tx, changed.projectDescriptionId, changed)
    if (order !== undefined)
      await queries.placeProjectDescription(tx, before.projectId, { id: recordId, position: order })
    const after = found(await queries.findProjectDescription(tx, viewerOf(call), recordId))
    await audit(kernel, tx, call, { recordId, before, after })
    await notifyProjectChanged(tx, before.projectId)
    return after
  })
}

export async function removeProjectDescription(kernel: Kernel, call: Call<Endpoints['remove']>): Promise<void> {
  const recordId = call.params.id
  await inTransaction(kernel.database, async (tx) => {
    const before = found(await queries.lockProjectDescription(tx, viewerOf(call), recordId))
    await queries.projectDescriptionRows.remove(tx, recordId)
    await queries.placeProjectDescription(tx, before.projectId)
    await audit(kernel, tx, call, { recordId, before })
    await notifyProjectChanged(tx, before.projectId)
  })
}
