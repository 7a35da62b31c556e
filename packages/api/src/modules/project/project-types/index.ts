import type { ModuleFactory } from '../../../module.ts'
import { api } from '@cauce/contract'
import { bind, type Call } from '../../../http/bind.ts'
import { found, expectUnchanged, refuseOnConflict, refuseWhenReferenced, touchedAt } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { findProjectType, listProjectTypes, projectTypeRows, type ProjectTypeRecord } from './project-types.queries.ts'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import { uuidv7 } from '../../../ids.ts'
import { notifyPagePurge } from '../../../platform/page-purge.ts'
import { audit } from '../../../platform/audit/index.ts'
import { deletePictureLater, pictureOf, storePicture } from '../../../platform/pictures/index.ts'

export { projectTypeRows } from './project-types.queries.ts'

export const projectTypesModule: ModuleFactory = (kernel) => ({
  name: 'projectTypes',
  routes: projectTypeRoutes(kernel),
})

const projectTypeRoutes = (kernel: Kernel) => {
  const list = async ({ query }: Pick<Call<typeof api.projectTypes.list>, 'query'>) => {
    const { data, total } = await listProjectTypes(kernel.database, query)
    return { data: data.map(viewOf), total }
  }
  return [
    bind(api.projectTypes.list, list),
    bind(api.projectTypes.listAlias, list),
    bind(api.projectTypes.create, (call) => createProjectType(kernel, call)),
    bind(api.projectTypes.read, async (call) => viewOf(found(await findProjectType(kernel.database, call.params.id)))),
    bind(api.projectTypes.edit, (call) => editProjectType(kernel, call)),
    bind(api.projectTypes.remove, (call) => removeProjectType(kernel, call)),
  ]
}

type Endpoints = typeof api.projectTypes
const conflicts = { project_types_name_key: { code: 'name-exists', path: 'name' } } as const

const viewOf = ({ row: { imageId: _imageId, ...type }, picture }: ProjectTypeRecord) => ({
  ...type,
  image: pictureOf(picture, type.name, type.nameEn),
})

async function createProjectType(kernel: Kernel, call: Call<Endpoints['create']>) {
  const now = kernel.clock.now()
  const projectTypeId = uuidv7(now)
  return refuseOnConflict(conflicts, () =>
    inTransaction(kernel.database, async (tx) => {
      const picture = await storePicture(tx, call.files[0]!, { uploadedBy: userIdOf(call.actor) })
      const row = { projectTypeId, ...call.body, imageId: picture.pictureId, createdAt: now, updatedAt: now }
      await projectTypeRows.insert(tx, row)
      await audit(kernel, tx, call, { recordId: projectTypeId, after: row })
      await notifyChanged(tx)
      return viewOf(found(await findProjectType(tx, projectTypeId)))
    }),
  )
}

/** The old picture is deleted after the commit. */
async function editProjectType(kernel: Kernel, call: Call<Endpoints['edit']>) {
  const projectTypeId = call.params.id
  const { updatedAt, ...fields } = call.body
  return refuseOnConflict(conflicts, () =>
    inTransaction(kernel.database, async (tx) => {
      await projectTypeRows.lock(tx, projectTypeId)
      const { row: before } = found(await findProjectType(tx, projectTypeId))
      expectUnchanged(before.updatedAt, updatedAt)
      const upload = call.files[0]
      const picture = upload && (await storePicture(tx, upload, { uploadedBy: userIdOf(call.actor) }))
      const change = {
        ...fields,
        ...(picture && { imageId: picture.pictureId }),
        updatedAt: touchedAt(before.updatedAt, kernel.clock.now()),
      }
      await projectTypeRows.update(tx, projectTypeId, change)
      if (picture) await deletePictureLater(tx, before.imageId)
      const after = { ...before, ...change }
      await audit(kernel, tx, call, { recordId: projectTypeId, before, after })
      await notifyChanged(tx)
      return viewOf(found(await findProjectType(tx, projectTypeId)))
    }),
  )
}

/** Unused types only. */
async function removeProjectType(kernel: Kernel, call: Call<Endpoints['remove']>): Promise<void> {
  const projectTypeId = call.params.id
  await inTransaction(kernel.database, async (tx) => {
    const { row: before } = found(await findProjectType(tx, projectTypeId))
    await refuseWhenReferenced(() => projectTypeRows.remove(tx, projectTypeId))
    await deletePictureLater(tx, before.imageId)
    await audit(kernel, tx, call, { recordId: projectTypeId, before })
    await notifyChanged(tx)
  })
}

const notifyChanged = (tx: Transaction) => notifyPagePurge(tx, ['projects', 'home', 'types'])
