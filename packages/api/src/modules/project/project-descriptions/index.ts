import type { ModuleFactory } from '../../../module.ts'
import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { viewerOf } from '../projects/index.ts'
import { findProjectDescription, listProjectDescriptions } from './project-descriptions.queries.ts'
import {
  addProjectDescription,
  editProjectDescription,
  removeProjectDescription,
} from './project-descriptions.service.ts'

export const projectDescriptionsModule: ModuleFactory = (kernel) => ({
  name: 'projectDescriptions',
  routes: projectDescriptionRoutes(kernel),
})

const projectDescriptionRoutes = (kernel: Kernel) => [
  bind(api.projectDescriptions.list, (call) =>
    listProjectDescriptions(kernel.database, viewerOf(call), call.query, call.query),
  ),
  bind(api.projectDescriptions.create, (call) => addProjectDescription(kernel, call)),
  bind(api.projectDescriptions.read, async (call) =>
    found(await findProjectDescription(kernel.database, viewerOf(call), call.params.id)),
  ),
  bind(api.projectDescriptions.edit, (call) => editProjectDescription(kernel, call)),
  bind(api.projectDescriptions.remove, (call) => removeProjectDescription(kernel, call)),
]
