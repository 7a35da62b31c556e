import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { contains, listOf, orderOf, rowsOf, type Executor, type ListInput } from '../../../database/index.ts'
import { pictures } from '../../../database/schema/platform.ts'
import { projectTypes } from '../../../database/schema/project.ts'

export const projectTypeRows = rowsOf(projectTypes, projectTypes.projectTypeId)

export interface ProjectTypeFilter {
  readonly ids?: readonly string[] | undefined
  readonly name?: string | undefined
}

const select = (executor: Executor) =>
  executor
    .select({ row: projectTypes, picture: pictures })
    .from(projectTypes)
    .innerJoin(pictures, eq(pictures.pictureId, projectTypes.imageId))

export type ProjectTypeRecord = Awaited<ReturnType<typeof select>>[number]

export async function listProjectTypes(executor: Executor, filter: ProjectTypeFilter, input: ListInput) {
  const conditions: (SQL | undefined)[] = [
    filter.ids && inArray(projectTypes.projectTypeId, [...filter.ids]),
    filter.name ? contains(projectTypes.name, filter.name) : undefined,
  ]
  const where = and(...conditions)
  const order = orderOf({ orderSide: 'asc', ...input }, 'name', projectTypes.projectTypeId)
  return listOf(
    executor,
    select(executor).$dynamic(),
    { id: projectTypes.projectTypeId, where, order, search: ['name', 'nameEn', 'description', 'descriptionEn'] },
    input,
  )
}

export async function findProjectType(
  executor: Executor,
  projectTypeId: string,
): Promise<ProjectTypeRecord | undefined> {
  const [row] = await select(executor).where(eq(projectTypes.projectTypeId, projectTypeId))
  return row
}
