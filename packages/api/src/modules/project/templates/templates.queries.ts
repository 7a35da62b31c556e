import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { contains, listOf, orderOf, type Executor, type ListInput, type Transaction } from '../../../database/index.ts'
import { templates, type TemplateRow } from '../../../database/schema/project.ts'

const { name, createdAt, updatedAt } = templates
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
  return listOf(executor, executor.select().from(templates).where(where).$dynamic(), input, order)
}

export async function findTemplate(executor: Executor, templateId: string): Promise<TemplateRow | undefined> {
  const [row] = await executor.select().from(templates).where(eq(templates.templateId, templateId))
  return row
}

/** The description template, locked against another edit. */
export async function lockTemplate(tx: Transaction, templateId: string): Promise<TemplateRow | undefined> {
  const isThis = eq(templates.templateId, templateId)
  const [row] = await tx.select().from(templates).where(isThis).for('no key update')
  return row
}

export async function insertTemplate(tx: Transaction, row: TemplateRow): Promise<void> {
  await tx.insert(templates).values(row)
}

export async function updateTemplate(tx: Transaction, row: TemplateRow): Promise<void> {
  await tx.update(templates).set(row).where(eq(templates.templateId, row.templateId))
}

export async function deleteTemplate(tx: Transaction, templateId: string): Promise<void> {
  await tx.delete(templates).where(eq(templates.templateId, templateId))
}
