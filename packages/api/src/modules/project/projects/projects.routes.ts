import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import type { Kernel } from '../../../kernel.ts'
import { viewerOf } from './project-visibility.queries.ts'
import { createProject, listProjects, readProject, removeProject } from './projects.service.ts'

/** Projects themselves. `edit` is bound by flows/edit-project, `refund` by flows/refund. */
export const projectRoutes = (kernel: Kernel) => [
  bind(api.projects.list, (call) => listProjects(kernel, call)),
  bind(api.projects.create, (call) => createProject(kernel, call)),
  bind(api.projects.read, (call) => readProject(kernel, kernel.database, viewerOf(call), call.params.id)),
  bind(api.projects.remove, (call) => removeProject(kernel, call)),
]
