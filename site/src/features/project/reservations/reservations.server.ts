import type { Client } from '@cauce/client'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import type { Translate } from '@cauce/i18n/translate.ts'
import { dataOf } from '../../../http/client.server.ts'
import { troubleOf } from '../loan-state.ts'

/** Live ones, their projects, and what is wrong with these by project id. */
export async function loadReservations(client: Client, userId: string, t: Translate<'loanStates'>) {
  const query = { userId, isLive: true, take: MAXIMUM_TAKE }
  const { data: reservations } = await dataOf(client.GET('/v1/project/reservations', { params: { query } }))
  const ids = reservations.map(({ projectId }) => projectId)
  const load = () => dataOf(client.GET('/v1/project/projects', { params: { query: { ids, take: MAXIMUM_TAKE } } }))
  const projects = ids.length > 0 ? (await load()).data : []
  const troubles = Object.fromEntries(projects.map((project) => [project.projectId, troubleOf(project, t)]))
  return { reservations, projects, troubles }
}
