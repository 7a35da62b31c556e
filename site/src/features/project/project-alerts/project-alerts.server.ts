import type { Client } from '@cauce/client'
import type { PhaseName } from '@cauce/contract'
import { dataOf } from '../../../http/client.server.ts'
import type { Viewer } from '../../../http/viewer.server.ts'

export interface AlertOffer {
  readonly isOn: boolean
  readonly isMuted: boolean
}

/** Beside a project that can no longer be invested in, for visitors and investors. */
export async function offerOf(
  client: Client,
  { phaseName }: { readonly phaseName: PhaseName },
  viewer: Viewer | null,
): Promise<AlertOffer | undefined> {
  if (phaseName !== 'Financed' && phaseName !== 'Closed') return undefined
  if (viewer === null) return { isOn: false, isMuted: false }
  if (viewer.user.role !== 'user') return undefined
  return { isOn: (await listAlerts(client)).length > 0, isMuted: !viewer.user.generalEmailNotifications }
}

export async function turnAlertOn(client: Client): Promise<void> {
  await client.POST('/v1/project/project-alerts')
}

export async function turnAlertOff(client: Client): Promise<void> {
  for (const { projectAlertId } of await listAlerts(client))
    await client.DELETE('/v1/project/project-alerts/{id}', { params: { path: { id: projectAlertId } } })
}

const listAlerts = async (client: Client) => (await dataOf(client.GET('/v1/project/project-alerts'))).data
