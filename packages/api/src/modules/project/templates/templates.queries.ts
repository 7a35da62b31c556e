import { and, inArray, type SQL } from 'drizzle-orm'
import { contains, listOf, orderOf, rowsOf, type Executor, type ListInput } from '../../../database/index.ts'
import { templates } from '../../../database/schema/project.ts'

export const templateRows = rowsOf(templates, templates.templateId)

export interface TemplateFilter {
  readonly ids?: readonly string[] | undefined
  readonly name?: string | undefined
}

export async function listTemplates(executor: Executor, filter: TemplateFilter, input: ListInput) {
  const conditions: (SQL | undefined)[] = [
    filter.ids && inArray(templates.templateId, [...filter.ids]),
    filter.name ? contains(templates.name, filter.name) : undefined,
  ]
  const where = and(...conditions)
  const order = orderOf({ orderSide: 'asc', ...input }, 'name', templates.templateId)
  return listOf(
    executor,
    executor.select().from(templates).$dynamic(),
    { id: templates.templateId, where, order, search: ['name', 'nameEn', 'description', 'descriptionEn'] },
    input,
  )
}
