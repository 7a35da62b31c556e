import type { ModuleFactory } from '../../../module.ts'
import { api, type ProjectMediaFile } from '@cauce/contract'
import { bind, type Call } from '../../../http/bind.ts'
import { found, expectSender, expectUnchanged, touchedAt } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { signedUrl } from '../../../platform/files/index.ts'
import { viewerOf, expectReachableProject } from '../projects/index.ts'
import {
  findProjectMediaFile,
  listProjectMediaFiles,
  placeProjectMediaFile,
  projectMediaFileRows,
  lockProjectMediaFile,
  type ProjectMediaFileRecord,
} from './project-media-files.queries.ts'
import type { z } from 'zod'
import { inTransaction } from '../../../database/index.ts'
import { uuidv7 } from '../../../ids.ts'
import { audit } from '../../../platform/audit/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import { deletePictureLater, pictureOf, storePicture, videoOf } from '../../../platform/pictures/index.ts'
import { notifyProjectChanged } from '../../../platform/page-purge.ts'

/** The first is the cover. */
export const projectMediaFilesModule: ModuleFactory = (kernel) => ({
  name: 'projectMediaFiles',
  routes: projectMediaFileRoutes(kernel),
})

const projectMediaFileRoutes = (kernel: Kernel) => [
  bind(api.projectMediaFiles.list, async (call) => {
    const { data, total } = await listProjectMediaFiles(kernel.database, viewerOf(call), call.query)
    return { data: data.map(viewOf), total }
  }),
  bind(api.projectMediaFiles.create, (call) => addProjectMediaFile(kernel, call)),
  bind(api.projectMediaFiles.read, async (call) =>
    viewOf(found(await findProjectMediaFile(kernel.database, viewerOf(call), call.params.id))),
  ),
  bind(api.projectMediaFiles.edit, (call) => editProjectMediaFile(kernel, call)),
  bind(api.projectMediaFiles.remove, (call) => removeProjectMediaFile(kernel, call)),
  bind(api.projectMediaFiles.url, async (call) => {
    const { picture } = found(await findProjectMediaFile(kernel.database, viewerOf(call), call.params.id))
    return signedUrl(kernel, call, { fileId: picture.fileId })
  }),
]

type Endpoints = typeof api.projectMediaFiles
type ProjectMediaFileView = z.output<typeof ProjectMediaFile>

const viewOf = ({ row: { pictureId: _pictureId, ...row }, picture, video }: ProjectMediaFileRecord) => ({
  ...row,
  picture: pictureOf(picture, row.description, row.descriptionEn),
  video: video && videoOf(picture, video),
})

/** At the end by default. */
async function addProjectMediaFile(kernel: Kernel, call: Call<Endpoints['create']>): Promise<ProjectMediaFileView> {
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
    await projectMediaFileRows.insert(tx, row)
    await placeProjectMediaFile(tx, row.projectId, { id: projectMediaFileId, position: order })
    const record = found(await findProjectMediaFile(tx, viewerOf(call), projectMediaFileId))
    await audit(kernel, tx, call, {
      recordId: projectMediaFileId,
      after: record.row,
    })
    await notifyProjectChanged(tx, fields.projectId)
    return viewOf(record)
  })
}

async function editProjectMediaFile(kernel: Kernel, call: Call<Endpoints['edit']>): Promise<ProjectMediaFileView> {
  const { order, updatedAt, ...fields } = call.body
  const recordId = call.params.id
  return inTransaction(kernel.database, async (tx) => {
    const before = found(await lockProjectMediaFile(tx, viewerOf(call), recordId))
    expectUnchanged(before.updatedAt, updatedAt)
    const changed = { ...before, ...fields, updatedAt: touchedAt(before.updatedAt, kernel.clock.now()) }
    await projectMediaFileRows.update(tx, changed.projectMediaFileId, changed)
    if (order !== undefined) await placeProjectMediaFile(tx, before.projectId, { id: recordId, position: order })
    const record = found(await findProjectMediaFile(tx, viewerOf(call), recordId))
    await audit(kernel, tx, call, { recordId, before, after: record.row })
    await notifyProjectChanged(tx, before.projectId)
    return viewOf(record)
  })
}

/** A job deletes the files. */
async function removeProjectMediaFile(kernel: Kernel, call: Call<Endpoints['remove']>): Promise<void> {
  const recordId = call.params.id
  await inTransaction(kernel.database, async (tx) => {
    const before = found(await lockProjectMediaFile(tx, viewerOf(call), recordId))
    await projectMediaFileRows.remove(tx, recordId)
    await deletePictureLater(tx, before.pictureId)
    await placeProjectMediaFile(tx, before.projectId)
    await audit(kernel, tx, call, { recordId, before })
    await notifyProjectChanged(tx, before.projectId)
  })
}
