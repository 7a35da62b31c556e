import { and, eq, inArray } from 'drizzle-orm'
import { allOf, type Executor, type ListInput, listOf, type Transaction } from '../../../database/index.ts'
import { projectFollows, type ProjectFollowRow } from '../../../database/schema/project.ts'
import { isInVisibleProject } from '../projects/index.ts'

const { projectFollowId, projectId, userId, createdAt } = projectFollows
const fields = { projectFollowId, projectId, createdAt }

export async function listProjectFollows(
  executor: Executor,
  ownerId: string,
  filter: { readonly projectIds?: readonly string[] | undefined },
  input: ListInput,
) {
  const where = allOf(
    eq(userId, ownerId),
    isInVisibleProject(projectId, { scope: 'own', userId: ownerId }),
    filter.projectIds && inArray(projectId, [...filter.projectIds]),
  )
  const rows = executor.select(fields).from(projectFollows)
  return listOf(executor, rows, { id: projectFollowId, where, order: 'createdAt', search: ['projectName'] }, input)
}

/** Idempotent; returns the stored one. */
export async function keepProjectFollow(tx: Transaction, follow: ProjectFollowRow) {
  await tx.insert(projectFollows).values(follow).onConflictDoNothing()
  const isSame = and(eq(userId, follow.userId), eq(projectId, follow.projectId))
  const [kept] = await tx.select(fields).from(projectFollows).where(isSame)
  return kept!
}

export async function deleteProjectFollow(executor: Executor, ownerId: string, followId: string): Promise<boolean> {
  const deleted = await executor
    .delete(projectFollows)
    .where(and(eq(projectFollowId, followId), eq(userId, ownerId)))
    .returning({ projectFollowId })
  return deleted.length > 0
}

export async function deleteProjectFollowsOf(executor: Executor, ownerId: string): Promise<void> {
  await executor.delete(projectFollows).where(eq(userId, ownerId))
}

export async function deleteFollowsOfProject(tx: Transaction, followedId: string): Promise<void> {
  await tx.delete(projectFollows).where(eq(projectId, followedId))
}

export async function findFollowers(executor: Executor, followedId: string): Promise<string[]> {
  const rows = await executor.select({ userId }).from(projectFollows).where(eq(projectId, followedId))
  return rows.map((row) => row.userId)
}
