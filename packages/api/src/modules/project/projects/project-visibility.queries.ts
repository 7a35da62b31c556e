import { PUBLIC_PHASES, type Scope } from '@cauce/contract'
import { and, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm'
import { QueryBuilder, type PgColumn } from 'drizzle-orm/pg-core'
import type { Actor } from '../../../http/actor.ts'
import { orders } from '../../../database/schema/orders.ts'
import { projects } from '../../../database/schema/project.ts'

export interface ProjectViewer {
  readonly scope: Scope
  readonly userId: string | null
}

export const viewerOf = (call: { readonly scope: Scope; readonly actor: Actor }): ProjectViewer => ({
  scope: call.scope,
  userId: call.actor.userId,
})

export const isStaff = ({ scope }: Pick<ProjectViewer, 'scope'>): boolean => scope === 'all' || scope === 'assigned'

/** Non-private, from Next_Opening on (handbook rule 6.21). */
export const isPublic = (): SQL => and(inArray(projects.phase, [...PUBLIC_PHASES]), eq(projects.private, false))!

/**
 * Condition on `projects`: staff all, an editing manager their own, a person also those they hold orders in, visitors
 * the public ones.
 */
export function visibleTo({ scope, userId }: ProjectViewer): SQL | undefined {
  switch (scope) {
    case 'all':
      return undefined
    case 'assigned':
      return eq(projects.managerId, userId!)
    case 'own':
      return or(isPublic(), isHeldBy(userId!))
    case 'public':
      return isPublic()
  }
}

/** The same for a child table, without a join. */
export function isInVisibleProject(projectId: PgColumn, viewer: ProjectViewer): SQL | undefined {
  const condition = visibleTo(viewer)
  const projectIds = new QueryBuilder({ casing: 'snake_case' })
    .select({ projectId: projects.projectId })
    .from(projects)
    .where(condition)
  return condition && inArray(projectId, projectIds)
}

/** Also by a finished order: investors keep seeing their projects. */
const isHeldBy = (userId: string): SQL =>
  exists(
    new QueryBuilder({ casing: 'snake_case' })
      .select({ one: sql`1` })
      .from(orders)
      .where(and(eq(orders.projectId, projects.projectId), eq(orders.userId, userId))),
  )
