import type { api } from '@cauce/contract'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { expectUnchanged, found, refuseOnConflict, refuseWhenReferenced, touchedAt } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { notifyPagePurge } from '../../../platform/page-purge.ts'
import { audit } from '../../../platform/audit/index.ts'
import { deletePictureLater, pictureOf, storePicture } from '../../../platform/pictures/index.ts'
import * as queries from './project-types.queries.ts'

type Endpoints = typeof api.projectTypes
const conflicts = { project_types_name_key: { code: 'name-exists', path: 'name' } } as const

export const viewOf = ({ row: { imageId: _imageId, ...type }, picture }: queries.ProjectTypeRecord) => ({
  ...type,
  image: pictureOf(picture, type.name, type.nameEn),
})

/** Refuses `name-exists`. */
export async function createProjectType(kernel: Kernel, call: Call<Endpoints['create']>) {
  const now = kernel.clock.now()
  const projectTypeId = uuidv7(now)
  return refuseOnConflict(conflicts, () =>
    inTransaction(kernel.database, async (tx) => {
      const picture = await storePicture(tx, call.files[0]!, { uploadedBy: userIdOf(call.actor) })
      const row = { projectTypeId, ...call.body, imageId: picture.pictureId, createdAt: now, updatedAt: now }
      await queries.projectTypeRows.insert(tx, row)
      await audit(kernel, tx, call, { recordId: projectTypeId, after: row })
      await notifyChanged(tx)
      return viewOf(found(await queries.findProjectType(tx, projectTypeId)))
    }),
  )
}

/** The old picture is deleted after the commit. */
export async function editProjectType(kernel: Kernel, call: Call<Endpoints['edit']>) {
  const projectTypeId = call.params.id
  const { updatedAt, ...fields } = call.body
  return refuseOnConflict(conflicts, () =>
    inTransaction(kernel.database, async (tx) => {
      await queries.lockProjectType(tx, projectTypeId)
      const { row: before } = found(await queries.findProjectType(tx, projectTypeId))
      expectUnchanged(before.updatedAt, updatedAt)
      const upload = call.files[0]
      const picture = upload && (await storePicture(tx, upload, { uploadedBy: userIdOf(call.actor) }))
      const change = {
        ...fields,
        ...(picture && { imageId: picture.pictureId }),
        updatedAt: touchedAt(before.updatedAt, kernel.clock.now()),
      }
      await queries.projectTypeRows.update(tx, projectTypeId, change)
      if (picture) await deletePictureLater(tx, before.imageId)
      const after = { ...before, ...change }
      await audit(kernel, tx, call, { recordId: projectTypeId, before, after })
      await notifyChanged(tx)
      return viewOf(found(await queries.findProjectType(tx, projectTypeId)))
    }),
  )
}

/** Unused types only. */
export async function removeProjectType(kernel: Kernel, call: Call<Endpoints['remove']>): Promise<void> {
  const projectTypeId = call.params.id
  await inTransaction(kernel.database, async (tx) => {
    const { row: before } = found(await queries.findProjectType(tx, projectTypeId))
    await refuseWhenReferenced(() => queries.projectTypeRows.remove(tx, projectTypeId))
    await deletePictureLater(tx, before.imageId)
    await audit(kernel, tx, call, { recordId: projectTypeId, before })
    await notifyChanged(tx)
  })
}

/** Every card and page names the type. */
const notifyChanged = (tx: Transaction) => notifyPagePurge(tx, ['projects', 'home', 'types'])
