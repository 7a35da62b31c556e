import type { ModuleFactory } from '../../../module.ts'
import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { viewerOf } from '../projects/index.ts'
import { findProjectDocument, listProjectDocuments } from './project-documents.queries.ts'
import {
  addProjectDocument,
  addressOfProjectDocument,
  editProjectDocument,
  removeProjectDocument,
  viewOf,
} from './project-documents.service.ts'

export const projectDocumentsModule: ModuleFactory = (kernel) => ({
  name: 'projectDocuments',
  routes: projectDocumentRoutes(kernel),
})

const projectDocumentRoutes = (kernel: Kernel) => [
  bind(api.projectDocuments.list, async (call) => {
    const { data, total } = await listProjectDocuments(kernel.database, viewerOf(call), call.query, call.query)
    return { data: data.map(viewOf), total }
  }),
  bind(api.projectDocuments.create, (call) => addProjectDocument(kernel, call)),
  bind(api.projectDocuments.read, async (call) =>
    viewOf(found(await findProjectDocument(kernel.database, viewerOf(call), call.params.id))),
  ),
  bind(api.projectDocuments.edit, (call) => editProjectDocument(kernel, call)),
  bind(api.projectDocuments.remove, (call) => removeProjectDocument(kernel, call)),
  bind(api.projectDocuments.url, (call) => addressOfProjectDocument(kernel, call)),
]
