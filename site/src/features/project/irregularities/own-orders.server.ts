import type { Client } from '@cauce/client'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { dataOf } from '../../../http/client.server.ts'
import type { Viewer } from '../../../http/viewer.server.ts'
import type { Order } from '../orders/leaving.ts'
import type { Project } from '../projects/project-list.server.ts'
import { revocable, shownIrregularity } from './irregularity.ts'

export async function revocableOrdersOf(
  client: Client,
  viewer: Viewer | null,
  project: Project,
): Promise<readonly Order[]> {
  const now = new Date()
  if (viewer?.user.role !== 'user' || shownIrregularity(project, now) === null) return []
  const query = { projectId: project.projectId, status: 'pending', take: MAXIMUM_TAKE } as const
  return revocable((await dataOf(client.GET('/v1/project/orders', { params: { query } }))).data, now)
}
