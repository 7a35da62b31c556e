import type { Client } from '@cauce/client'
import { dataOf } from '../../../http/client.server.ts'
import type { Viewer } from '../../../http/viewer.server.ts'
import type { Reservation } from './own-reservation.ts'

export async function ownReservation(
  client: Client,
  viewer: Viewer | null,
  { projectId, phaseName }: { readonly projectId: string; readonly phaseName: string },
): Promise<Reservation | undefined> {
  if (viewer?.user.role !== 'user' || (phaseName !== 'Preinvestment' && phaseName !== 'Investment')) return undefined
  const query = { projectId, userId: viewer.user.userId, isLive: true, take: 1 }
  return (await dataOf(client.GET('/v1/project/reservations', { params: { query } }))).data[0]
}
