import type { ModuleFactory } from '../../../module.ts'
import { api } from '@cauce/contract'
import { bind, type Call } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { findProjectType, listProjectTypes } from './project-types.queries.ts'
import { createProjectType, editProjectType, removeProjectType, viewOf } from './project-types.service.ts'

export { projectTypeRows } from './project-types.queries.ts'

export const projectTypesModule: ModuleFactory = (kernel) => ({
  name: 'projectTypes',
  routes: projectTypeRoutes(kernel),
})

const projectTypeRoutes = (kernel: Kernel) => {
  const list = async ({ query }: Pick<Call<typeof api.projectTypes.list>, 'query'>) => {
    const { data, total } = await listProjectTypes(kernel.database, query, query)
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
