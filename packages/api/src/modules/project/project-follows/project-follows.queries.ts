import { and, eq, inArray } from 'drizzle-orm'
import {
  allOf,
  among,
  type Executor,
  type ListInput,
  listOf,
  orderOf,
  type Transaction,
} from '../../../database/index.ts'
import { projectFollows, type ProjectFollowRow } from '../../../database/schema/project.ts'
import { isInVisibleProject } from '../projects/index.ts'

const { projectFollowId, projectId, userId, createdAt } = projectFollows
const fields = { projectFollowId, projectId, createdAt }

/** A page of the projects that a person follows and may see. */
export async function listProjectFollows(
  executor: Executor,
  ownerId: string,
  filter: { readonly projectIds?: readonly string[] | undefined },
  input: ListInput<'createdAt'>,
) {
  const where = allOf(
    eq(userId, ownerId),
    isInVisibleProject(projectId, { scope: 'own', userId: ownerId }),
    among(projectFollowId, input),
    filter.projectIds && inArray(projectId, [...filter.projectIds]),
  )
  const rows = executor.select(fields).from(projectFollows).$dynamic()
  const order = orderOf(input, { createdAt }, 'createdAt', projectFollowId)
  return listOf(executor, rows, { id: projectFollowId, where, order }, input)
}

/** Inserts a follow and answers the stored one: of two equal ones the first is kept. */
export async function keepProjectFollow(tx: Transaction, follow: ProjectFollowRow) {
  await tx.insert(projectFollows).values(follow).onConflictDoNothing()
  const isSame = and(eq(userId, follow.userId), eq(projectId, follow.projectId))
  const [kept] = await tx.select(fields).from(projectFollows).where(isSame)
  return kept!
}

/** Deletes a follow of this person; answers whether there was one. */
export async function deleteProjectFollow(executor: Executor, ownerId: string, followId: string): Promise<boolean> {
  const deleted = await executor
    .delete(projectFollows)
    .where(and(eq(projectFollowId, followId), eq(userId, ownerId)))
    .returning({ projectFollowId })
  return deleted.length > 0
}

/** Deletes all follows of a person. */
export async function deleteProjectFollowsOf(executor: Executor, ownerId: string): Promise<void> {
  await executor.delete(projectFollows).where(eq(userId, ownerId))
}

/** Deletes all follows of a project. */
export async function deleteFollowsOfProject(tx: Transaction, followedId: string): Promise<void> {
  await tx.delete(projectFollows).where(eq(projectId, followedId))
}

/** The user ids of who follows a project. */
export async function findFollowers(executor: Executor, followedId: string): Promise<string[]> {
  const rows = await executor.select({ userId }).from(projectFollows).where(eq(projectId, followedId))
  return rows.map((row) => row.userId)
}
