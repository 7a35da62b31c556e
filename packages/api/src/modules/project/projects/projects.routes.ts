import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import type { Kernel } from '../../../kernel.ts'
import type { ProjectEffects } from './project-phases.service.ts'
import { viewerOf } from './project-visibility.queries.ts'
import { createProject, editProject, listProjects, readProject, removeProject } from './projects.service.ts'

/** `projects.refund` moves money: the module that does binds it. */
export const projectRoutes = (kernel: Kernel, effects: ProjectEffects) => [
  bind(api.projects.list, (call) => listProjects(kernel, call)),
  bind(api.projects.create, (call) => createProject(kernel, call)),
  bind(api.projects.read, (call) => readProject(kernel, kernel.database, viewerOf(call), call.params.id)),
  bind(api.projects.edit, (call) => editProject(kernel, call, effects)),
  bind(api.projects.remove, (call) => removeProject(kernel, call)),
]
