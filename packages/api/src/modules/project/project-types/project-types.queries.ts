import type { api } from '@cauce/contract'
import { eq } from 'drizzle-orm'
import { contains, listOf, rowsOf, type Executor, firstOf } from '../../../database/index.ts'
import { pictures } from '../../../database/schema/platform.ts'
import { projectTypes } from '../../../database/schema/project.ts'
import type { QueryOf } from '../../../http/bind.ts'

export const projectTypeRows = rowsOf(projectTypes, projectTypes.projectTypeId)

const select = (executor: Executor) =>
  executor
    .select({ row: projectTypes, picture: pictures })
    .from(projectTypes)
    .innerJoin(pictures, eq(pictures.pictureId, projectTypes.imageId))

export type ProjectTypeRecord = Awaited<ReturnType<typeof select>>[number]

export async function listProjectTypes(executor: Executor, query: QueryOf<typeof api.projectTypes.list>) {
  return listOf(
    executor,
    select(executor),
    {
      id: projectTypes.projectTypeId,
      where: query.name ? contains(projectTypes.name, query.name) : undefined,
      order: ['name', 'asc'],
      search: ['name', 'nameEn', 'description', 'descriptionEn'],
    },
    query,
  )
}

export const findProjectType = (executor: Executor, projectTypeId: string) =>
  firstOf(select(executor).where(eq(projectTypes.projectTypeId, projectTypeId)))
