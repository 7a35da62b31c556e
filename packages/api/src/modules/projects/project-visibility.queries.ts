import { PUBLIC_PHASES, type Scope } from '@cauce/contract'
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '../../http/actor.ts'
import { projects } from './projects.table.ts'

/** Who looks at a project, and how far their permission reaches. */
export interface ProjectViewer {
  readonly scope: Scope
  readonly userId: string | null
}

export const viewerOf = (call: { readonly scope: Scope; readonly actor: Actor }): ProjectViewer => ({
  scope: call.scope,
  userId: call.actor.userId,
})

/** What everybody may see: the phases from Next_Opening on, unless the project is private (product decision 5). */
export const isPublic = (): SQL => and(inArray(projects.phase, [...PUBLIC_PHASES]), eq(projects.private, false))!

/**
 * The projects that a viewer may see, as a condition on `projects`: staff all, a manager who edits those they are
 * responsible for, a person also those in which they hold an order, everybody else the public ones. Other modules put it
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

const isHeldBy = (_userId: string): SQL => sql`false`
