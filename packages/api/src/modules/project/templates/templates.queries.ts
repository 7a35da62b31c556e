import type { api } from '@cauce/contract'
import { and, inArray, type SQL } from 'drizzle-orm'
import { contains, listOf, rowsOf, type Executor } from '../../../database/index.ts'
import { templates } from '../../../database/schema/project.ts'
import type { QueryOf } from '../../../http/bind.ts'

export const templateRows = rowsOf(templates, templates.templateId)

export async function listTemplates(executor: Executor, query: QueryOf<typeof api.templates.list>) {
  const conditions: (SQL | undefined)[] = [
    query.ids && inArray(templates.templateId, [...query.ids]),
    query.name ? contains(templates.name, query.name) : undefined,
  ]
  const where = and(...conditions)
  return listOf(
    executor,
    executor.select().from(templates),
    {
      id: templates.templateId,
      where,
      order: ['name', 'asc'],
      search: ['name', 'nameEn', 'description', 'descriptionEn'],
    },
    query,
  )
}
