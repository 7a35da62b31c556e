import { and, eq, type SQL } from 'drizzle-orm'
import { listOf, rowsOf, type Executor, type ListInput, type Transaction } from '../../../database/index.ts'
import { visibleTo, type ProjectViewer } from '../projects/index.ts'
import { projects, timelineEvents as table, type TimelineEventRow } from '../../../database/schema/project.ts'

export const timelineEventRows = rowsOf(table, table.timelineEventId)

/** The caller has checked visibility. */
export async function listTimelineEvents(
  executor: Executor,
  projectId: string,
  input: ListInput,
): Promise<{ data: TimelineEventRow[]; total: number }> {
  const where = eq(table.projectId, projectId)
  return listOf(
    executor,
    executor.select().from(table),
    {
      id: table.timelineEventId,
      where,
      order: ['date', 'asc'],
      search: ['title', 'titleEn', 'description', 'descriptionEn'],
    },
    input,
  )
}

export interface EventAddress {
  readonly id: string
  readonly timelineEventId: string
}

export async function lockTimelineEvent(
  tx: Transaction,
  viewer: ProjectViewer,
  { id, timelineEventId }: EventAddress,
): Promise<TimelineEventRow | undefined> {
  const conditions: (SQL | undefined)[] = [
    eq(table.projectId, id),
    eq(table.timelineEventId, timelineEventId),
    visibleTo(viewer),
  ]
  const [found] = await tx
    .select({ row: table })
    .from(table)
    .innerJoin(projects, eq(projects.projectId, table.projectId))
    .where(and(...conditions))
    .for('no key update', { of: table })
  return found?.row
}
