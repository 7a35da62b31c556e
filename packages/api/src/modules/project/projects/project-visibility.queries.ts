import { PUBLIC_PHASES, type Scope } from '@cauce/contract'
import { and, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm'
import { QueryBuilder, type PgColumn } from 'drizzle-orm/pg-core'
import type { Actor } from '../../../http/actor.ts'
import { orders } from '../../../database/schema/orders.ts'
import { projects } from '../../../database/schema/project.ts'

/** Who looks at a project, and how far their permission reaches. */
export interface ProjectViewer {
  readonly scope: Scope
  readonly userId: string | null
}

/** The viewer of a call: its scope and its user. */
export const viewerOf = (call: { readonly scope: Scope; readonly actor: Actor }): ProjectViewer => ({
  scope: call.scope,
  userId: call.actor.userId,
})

/** Whether the viewer sees projects as staff: with what is said to nobody else. */
export const isStaff = ({ scope }: Pick<ProjectViewer, 'scope'>): boolean => scope === 'all' || scope === 'assigned'

/** What visitors may see: the phases from Next_Opening on, unless the project is private (handbook rule 6.21). */
export const isPublic = (): SQL => and(inArray(projects.phase, [...PUBLIC_PHASES]), eq(projects.private, false))!

/**
 * The projects that a viewer may see, as a condition on `projects`: staff all, a manager who edits those they are
 * responsible for, a person also those in which they hold an order, visitors the public ones. Other modules put it
 * beside their own conditions.
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

/** The same as a condition on a table whose rows belong to projects, without a join. */
export function isInVisibleProject(projectId: PgColumn, viewer: ProjectViewer): SQL | undefined {
  const condition = visibleTo(viewer)
  const projectIds = new QueryBuilder({ casing: 'snake_case' })
    .select({ projectId: projects.projectId })
    .from(projects)
    .where(condition)
  return condition && inArray(projectId, projectIds)
}

/** Also by an order that is over: who put money into a project goes on seeing what becomes of it. */
const isHeldBy = (userId: string): SQL =>
  exists(
    new QueryBuilder({ casing: 'snake_case' })
      .select({ one: sql`1` })
      .from(orders)
      .where(and(eq(orders.projectId, projects.projectId), eq(orders.userId, userId))),
  )
