import { inTransaction } from '@cauce/api/database'
import { storePicture } from '@cauce/api/platform/pictures'
import { insertProjectType } from '@cauce/api/modules/project/project-types'
import { v7 } from 'uuid'
import { pngBytes } from './sample-files.ts'
import type { TestApp } from './test-app.ts'

/** Inserts a project type with its picture and answers its id. */
export async function insertGivenProjectType(app: TestApp, name?: string): Promise<string> {
  const [projectTypeId, now] = [v7(), app.clock.now()]
  await inTransaction(app.kernel.database, async (tx) => {
    const upload = { part: 'image', name: 'tipo.png', kind: 'png', bytes: pngBytes() } as const
    const { pictureId } = await storePicture(app.kernel, tx, upload, { uploadedBy: null })
    await insertProjectType(tx, {
      projectTypeId,
      name: name ?? `Tipo ${projectTypeId}`,
      description: 'Un tipo de proyecto',
      imageId: pictureId,
      createdAt: now,
      updatedAt: now,
    })
  })
  return projectTypeId
}
