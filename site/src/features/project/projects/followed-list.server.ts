import type { Client } from '@cauce/client'
import { dataOf } from '../../../http/client.server.ts'
import type { Project } from './project-list.server.ts'
import type { TimelineEvent } from './project-page.server.ts'

export const PAGE_SIZE = 20
/** Latest events that are read; more than these are rarely still to come. */
const EVENTS_TAKE = 10

/** With the next event of its timeline, else the latest. */
export interface FollowedProject {
  readonly project: Project
  readonly event: TimelineEvent | undefined
}

/** Latest first. `today`: calendar date of Madrid. */
export async function loadFollowed(
  client: Client,
  page: number,
  today: string,
): Promise<{ followed: readonly FollowedProject[]; total: number }> {
  const window = { skip: (page - 1) * PAGE_SIZE, take: PAGE_SIZE }
  const { data, total } = await dataOf(client.GET('/v1/project/project-follows', { params: { query: window } }))
  const ids = data.map(({ projectId }) => projectId)
  if (ids.length === 0) return { followed: [], total }
  const projects = await dataOf(client.GET('/v1/project/projects', { params: { query: { ids, take: PAGE_SIZE } } }))
  const byId = new Map(projects.data.map((project) => [project.projectId, project]))
  const shown = ids.flatMap((id) => byId.get(id) ?? [])
  const events = await Promise.all(shown.map(({ projectId }) => loadEvents(client, projectId)))
  return { followed: shown.map((project, index) => ({ project, event: eventOf(events[index]!, today) })), total }
}

async function loadEvents(client: Client, projectId: string): Promise<readonly TimelineEvent[]> {
  const query = { take: EVENTS_TAKE, orderBy: 'date', orderSide: 'desc' } as const
  const path = { id: projectId }
  return (await dataOf(client.GET('/v1/project/projects/{id}/timeline', { params: { path, query } }))).data
}

export const eventOf = (events: readonly TimelineEvent[], today: string): TimelineEvent | undefined =>
  events.filter(({ date }) => date >= today).at(-1) ?? events[0]
