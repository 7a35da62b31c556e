import type { api, ProjectMediaFile } from '@cauce/contract'
import type { z } from 'zod'
import { inTransaction } from '../../../database/index.ts'
import type { Call } from '../../../http/bind.ts'
import { expectSender, expectUnchanged, found, touchedAt } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import { deletePictureLater, pictureOf, storePicture, videoOf } from '../../../platform/pictures/index.ts'
import { notifyProjectChanged } from '../../../platform/page-purge.ts'
import { expectReachableProject, viewerOf } from '../projects/index.ts'
import * as queries from './project-media-files.queries.ts'

type Endpoints = typeof api.projectMediaFiles
type ProjectMediaFileView = z.output<typeof ProjectMediaFile>

export const viewOf = ({ row: { pictureId: _pictureId, ...row }, picture, video }: queries.ProjectMediaFileRecord) => ({
  ...row,
  picture: pictureOf(picture, row.description, row.descriptionEn),
  video: video && videoOf(picture, video),
})

/** At the end by default. */
export async function addProjectMediaFile(
  kernel: Kernel,
  call: Call<Endpoints['create']>,
): Promise<ProjectMediaFileView> {
  const { order = Number.MAX_SAFE_INTEGER, userId: named, ...fields } = call.body
  expectSender(call, named)
  return inTransaction(kernel.database, async (tx) => {
    const now = kernel.clock.now()
    await expectReachableProject(tx, call, fields.projectId)
    const projectMediaFileId = uuidv7(now)
    const userId = userIdOf(call.actor)
    const part = (name: string) => call.files.find((file) => file.part === name)
    const { pictureId } = await storePicture(tx, part('file')!, { uploadedBy: userId }, part('video'))
    const row = { projectMediaFileId, ...fields, userId, pictureId, order: 0, createdAt: now, updatedAt: now }
    await queries.projectMediaFileRows.insert(tx, row)
    await queries.placeProjectMediaFile(tx, row.projectId, { id: projectMediaFileId, position: order })
    const record = found(await queries.findProjectMediaFile(tx, viewerOf(call), projectMediaFileId))
    await audit(kernel, tx, call, {
      recordId: projectMediaFileId,
      after: record.row,
    })
    await notifyProjectChanged(tx, fields.projectId)
    return viewOf(record)
  })
}

export async function editProjectMediaFile(
  kernel: Kernel,
  call: Call<Endpoints['edit']>,
): Promise<ProjectMediaFileView> {
  const { order, updatedAt, ...fields } = call.body
  const recordId = call.params.id
  return inTransaction(kernel.database, async (tx) => {
    const before = found(await queries.lockProjectMediaFile(tx, viewerOf(call), recordId))
    expectUnchanged(before.updatedAt, updatedAt)
    const changed = { ...before, ...fields, updatedAt: touchedAt(before.updatedAt, kernel.clock.now()) }
    await queries.projectMediaFileRows.update(tx, changed.projectMediaFileId, changed)
    if (order !== undefined)
      await queries.placeProjectMediaFile(tx, before.projectId, { id: recordId, position: order })
    const record = found(await queries.findProjectMediaFile(tx, viewerOf(call), recordId))
    await audit(kernel, tx, call, { recordId, before, after: record.row })
    await notifyProjectChanged(tx, before.projectId)
    return viewOf(record)
  })
}

/** A job deletes the files. */
export async function removeProjectMediaFile(kernel: Kernel, call: Call<Endpoints['remove']>): Promise<void> {
  const recordId = call.params.id
  await inTransaction(kernel.database, async (tx) => {
    const before = found(await queries.lockProjectMediaFile(tx, viewerOf(call), recordId))
    await queries.projectMediaFileRows.remove(tx, recordId)
    await deletePictureLater(tx, before.pictureId)
    await queries.placeProjectMediaFile(tx, before.projectId)
    await audit(kernel, tx, call, { recordId, before })
    await notifyProjectChanged(tx, before.projectId)
  })
}
