import type { Client } from '@cauce/client'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { dataOf } from '../../../http/client.server.ts'
import type { Reservation } from '../projects/preinvestment.ts'

export async function loadLiveReservations(client: Client, userId: string): Promise<readonly Reservation[]> {
  const query = { userId, isLive: true, take: MAXIMUM_TAKE }
  return (await dataOf(client.GET('/v1/project/reservations', { params: { query } }))).data
}
