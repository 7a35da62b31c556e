import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import type { Client } from '@cauce/client'
import type { Viewer } from '../../../http/viewer.server.ts'
import { dataOf } from '../../../http/client.server.ts'

type Project = { readonly projectId: string }

/** Predicate by project; undefined for staff, who follow none. */
export async function followedOf(
  client: Client,
  viewer: Viewer | null,
  projects: readonly Project[],
): Promise<(project: Project) => boolean | undefined> {
  if (viewer === null) return () => false
  if (viewer.user.role !== 'user') return () => undefined
  const followed = new Set((await listFollows(client, projects)).map(({ projectId }) => projectId))
  return ({ projectId }) => followed.has(projectId)
}

/** Idempotent. */
export async function follow(client: Client, { projectId }: Project): Promise<void> {
  await client.POST('/v1/project/project-follows', { body: { projectId } })
}

/** Idempotent: it may have happened in another tab. */
export async function stopFollowing(client: Client, project: Project): Promise<void> {
  for (const { projectFollowId } of await listFollows(client, [project]))
    await client.DELETE('/v1/project/project-follows/{id}', { params: { path: { id: projectFollowId } } })
}

async function listFollows(client: Client, projects: readonly Project[]) {
  if (projects.length === 0) return []
  const query = { projectIds: projects.map(({ projectId }) => projectId), take: MAXIMUM_TAKE }
  return (await dataOf(client.GET('/v1/project/project-follows', { params: { query } }))).data
}
