import type { Answer, Client } from '@cauce/client'
import { dataOf } from '../../http/client.server.ts'
import { listPhase, type Project } from '../project/projects/project-list.server.ts'

export type Figures = Answer<'/v1/project/figures'>

export interface HomeProjects {
  readonly figures: Figures
  readonly open: readonly Project[]
  readonly openCount: number
  readonly shown: readonly Project[]
}

const OPEN_SHOWN = 3
/** Financed projects searched for a late one. */
const PAYING_LOOKED_AT = 100

export async function loadHome(client: Client): Promise<HomeProjects> {
  const [figures, open, paying, next, preinvestment] = await Promise.all([
    dataOf(client.GET('/v1/project/figures')),
    listPhase(client, 'Investment', OPEN_SHOWN),
    listPhase(client, 'Financed', PAYING_LOOKED_AT),
    listPhase(client, 'Next_Opening', 1),
    listPhase(client, 'Preinvestment', 1),
  ])
  const shown = [open, paying, next, preinvestment].flatMap(({ data }) => data)
  return { figures, open: open.data, openCount: open.total, shown }
}
