import type { api } from '@cauce/contract'
import { contains, listOf, rowsOf, type Executor } from '../../../database/index.ts'
import { templates } from '../../../database/schema/project.ts'
import type { QueryOf } from '../../../http/bind.ts'

export const templateRows = rowsOf(templates, templates.templateId)

export async function listTemplates(executor: Executor, query: QueryOf<typeof api.templates.list>) {
  return listOf(
    executor,
    executor.select().from(templates),
    {
      id: templates.templateId,
      where: query.name ? contains(templates.name, query.name) : undefined,
      order: ['name', 'asc'],
      search: ['name', 'nameEn', 'description', 'descriptionEn'],
    },
    query,
  )
}
