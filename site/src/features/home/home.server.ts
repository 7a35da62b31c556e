import type { Answer, Client } from '@cauce/client'
import { dataOf } from '../../http/client.server.ts'
import { listPhase, type Project } from '../project/projects/project-list.server.ts'

export type Figures = Answer<'/v1/project/figures'>

/** What the home page shows of projects. */
export interface HomeProjects {
  readonly figures: Figures
  /** The open projects that close first, and how many are open. */
  readonly open: readonly Project[]
  readonly openCount: number
  /** Those among which the flags of the street are chosen. */
  readonly shown: readonly Project[]
}

const OPEN_SHOWN = 3
/** A late project is looked for among so many that are paying. */
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
