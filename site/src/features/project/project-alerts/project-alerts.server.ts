import type { Answer, Client } from '@cauce/client'
import type { PhaseName } from '@cauce/contract'
import { AWAITED_PHASES } from '@cauce/contract/project/projects.lifecycle.ts'
import { dataOf } from '../../../http/client.server.ts'
import type { Viewer } from '../../../http/viewer.server.ts'

export type ProjectAlert = Answer<'/v1/project/project-alerts'>['data'][number]
type Project = Parameters<typeof awaitedOf>[0]

/** Undefined when the project is open, and for staff. */
export interface AlertOffer {
  readonly isForNext: boolean
  readonly isOn: boolean
  readonly isMuted: boolean
}

export async function offerOf(
  client: Client,
  project: Project,
  viewer: Viewer | null,
): Promise<AlertOffer | undefined> {
  const awaited = awaitedOf(project)
  if (!awaited || (viewer !== null && viewer.user.role !== 'user')) return undefined
  const isForNext = awaited.projectId === null
  if (viewer === null) return { isForNext, isOn: false, isMuted: false }
  const alert = await findAlert(client, awaited)
  return { isForNext, isOn: alert !== undefined, isMuted: !viewer.user.generalEmailNotifications }
}

/** No-op if the project has opened meanwhile. */
export async function turnAlertOn(client: Client, project: Project): Promise<void> {
  const awaited = awaitedOf(project)
  if (awaited) await client.POST('/v1/project/project-alerts', { body: { projectId: awaited.projectId } })
}

export async function turnAlertOff(client: Client, project: Project): Promise<void> {
  const awaited = awaitedOf(project)
  const alert = awaited && (await findAlert(client, awaited))
  if (alert) await client.DELETE('/v1/project/project-alerts/{id}', { params: { path: { id: alert.projectAlertId } } })
}

async function findAlert(client: Client, { projectId }: Awaited): Promise<ProjectAlert | undefined> {
  const query = projectId === null ? { isForNext: true, take: 1 } : { projectId, take: 1 }
  return (await dataOf(client.GET('/v1/project/project-alerts', { params: { query } }))).data[0]
}

interface Awaited {
  readonly projectId: string | null
}

const announced: readonly PhaseName[] = AWAITED_PHASES

/** Undefined when the project is open. */
export function awaitedOf({ phaseName, projectId }: { phaseName: PhaseName; projectId: string }): Awaited | undefined {
  if (phaseName === 'Investment') return undefined
  return { projectId: announced.includes(phaseName) ? projectId : null }
}
