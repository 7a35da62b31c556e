import { and, inArray, type SQL } from 'drizzle-orm'
import { contains, listOf, orderOf, rowsOf, type Executor, type ListInput } from '../../../database/index.ts'
import { templates } from '../../../database/schema/project.ts'

const { name, createdAt, updatedAt } = templates
export const templateRows = rowsOf(templates, templates.templateId)

const columns = { name, createdAt, updatedAt }

export interface TemplateFilter {
  readonly ids?: readonly string[] | undefined
  readonly name?: string | undefined
}

export async function listTemplates(
  executor: Executor,
  filter: TemplateFilter,
  input: ListInput<keyof typeof columns>,
) {
  const conditions: (SQL | undefined)[] = [
    filter.ids && inArray(templates.templateId, [...filter.ids]),
    filter.name ? contains(templates.name, filter.name) : undefined,
  ]
  const where = and(...conditions)
  const order = orderOf({ orderSide: 'asc', ...input }, columns, 'name', templates.templateId)
  return listOf(
    executor,
    executor.select().from(templates).$dynamic(),
    { id: templates.templateId, where, order },
    input,
  )
}
