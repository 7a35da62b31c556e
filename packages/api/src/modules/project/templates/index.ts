import type { ModuleFactory } from '../../../module.ts'
import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { templateRows, listTemplates } from './templates.queries.ts'
import { createTemplate, editTemplate, removeTemplate } from './templates.service.ts'

export const templatesModule: ModuleFactory = (kernel) => ({ name: 'templates', routes: templateRoutes(kernel) })

const templateRoutes = (kernel: Kernel) => [
  bind(api.templates.list, ({ query }) => listTemplates(kernel.database, query, query)),
  bind(api.templates.create, (call) => createTemplate(kernel, call)),
  bind(api.templates.read, async (call) => found(await templateRows.find(kernel.database, call.params.id))),
  bind(api.templates.edit, (call) => editTemplate(kernel, call)),
  bind(api.templates.remove, (call) => removeTemplate(kernel, call)),
]
