import type { Answer, Client } from '@cauce/client'
import { PHASE_IDS } from '@cauce/contract'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { dataOf } from '../../../http/client.server.ts'
import {
  activeFilters,
  PAGE_SIZE,
  PHASE_TABS,
  type ProjectFilters,
  type PublicPhase,
  type RemovableFilter,
  type Sort,
} from './project-filters.ts'

export type Project = Answer<'/v1/project/projects/{id}'>
export type ProjectType = Answer<'/v1/project/project-types/{id}'>

export interface ProjectListing {
  readonly projects: readonly Project[]
  readonly total: number
  readonly totalByPhases: Readonly<Record<PublicPhase, number>>
  /** Suspended offers included, which stand in no phase. */
  readonly totalOfAll: number
}

type Order = { orderBy: string; orderSide: 'asc' | 'desc' }

const ORDERS = {
  closing: { orderBy: 'dateEnd', orderSide: 'asc' },
  return: { orderBy: 'annualProfitability', orderSide: 'desc' },
  term: { orderBy: 'projectDuration', orderSide: 'asc' },
  minimum: { orderBy: 'minimumInvestment', orderSide: 'asc' },
  funded: { orderBy: 'percentageInvested', orderSide: 'desc' },
  newest: { orderBy: 'createdAt', orderSide: 'desc' },
} as const satisfies Record<Exclude<Sort, 'recommended'>, Order>

/** Next to close or open first; last ended first. */
const ORDER_IN_PHASE = {
  Investment: { orderBy: 'dateEnd', orderSide: 'asc' },
  Preinvestment: { orderBy: 'dateStart', orderSide: 'asc' },
  Next_Opening: { orderBy: 'dateStart', orderSide: 'asc' },
  Financed: { orderBy: 'dateEnd', orderSide: 'desc' },
  Closed: { orderBy: 'dateEnd', orderSide: 'desc' },
} as const satisfies Record<PublicPhase, Order>

export async function listProjects(client: Client, filters: ProjectFilters): Promise<ProjectListing> {
  const matching = queryOf(filters)
  const list = (query: object) =>
    dataOf(client.GET('/v1/project/projects', { params: { query: { ...matching, ...query } } }))
  const { listed, ...totals } = await countProjects(client, filters)
  const skip = (filters.page - 1) * PAGE_SIZE
  if (filters.sort !== 'recommended') {
    const phaseId = filters.phase && PHASE_IDS[filters.phase]
    const { data } = await list({ ...(phaseId && { phaseId }), ...ORDERS[filters.sort], skip, take: PAGE_SIZE })
    return { projects: data, ...totals }
  }
  const slices = slicesOf(filters.phase ? [filters.phase] : PHASE_TABS, listed, skip, PAGE_SIZE)
  const parts = await Promise.all(
    slices.map(({ phase, ...window }) => list({ phaseId: PHASE_IDS[phase], ...ORDER_IN_PHASE[phase], ...window })),
  )
  return { projects: parts.flatMap((part) => part.data), ...totals }
}

export const listPhase = (client: Client, phase: PublicPhase, take: number) =>
  dataOf(
    client.GET('/v1/project/projects', {
      params: {
        query: { isFrontOffice: true, isSuspended: false, phaseId: PHASE_IDS[phase], ...ORDER_IN_PHASE[phase], take },
      },
    }),
  )

export interface WayOut {
  readonly without: RemovableFilter | 'phase'
  readonly total: number
}

/** Fewest matches first, because removing that filter changes least. */
export async function waysOut(client: Client, filters: ProjectFilters): Promise<readonly WayOut[]> {
  const removable = [...activeFilters(filters), ...(filters.phase ? (['phase'] as const) : [])]
  const ways = await Promise.all(
    removable.map(async (without): Promise<WayOut> => {
      const { total } = await countProjects(client, { ...filters, [without]: undefined })
      return { without, total }
    }),
  )
  return ways.filter(({ total }) => total > 0).toSorted((a, b) => a.total - b.total)
}

interface Counts extends Omit<ProjectListing, 'projects'> {
  /** Suspended offers are not open, and stand in the list of all phases only. */
  readonly listed: ProjectListing['totalByPhases']
}

async function countProjects(client: Client, filters: ProjectFilters): Promise<Counts> {
  const count = (query: object) =>
    dataOf(
      client.GET('/v1/project/projects', {
        params: { query: { ...queryOf({ ...filters, phase: undefined }), take: 1, ...query } },
      }),
    )
  const [counts, suspended] = await Promise.all([
    count({ getTotalByPhases: true }),
    count({ phaseId: PHASE_IDS.Investment, isSuspended: true }),
  ])
  const all = Object.fromEntries(
    PHASE_TABS.map((phase) => [phase, counts.totalByPhases?.[phase] ?? 0]),
  ) as Counts['listed']
  const totalByPhases = { ...all, Investment: all.Investment - suspended.total }
  const totalOfAll = PHASE_TABS.reduce((sum, phase) => sum + all[phase], 0)
  return filters.phase
    ? { total: totalByPhases[filters.phase], totalByPhases, totalOfAll, listed: totalByPhases }
    : { total: totalOfAll, totalByPhases, totalOfAll, listed: all }
}

function queryOf({ phase, name, type, country, return: annualReturn, term, minimum, funded }: ProjectFilters) {
  return {
    isFrontOffice: true,
    ...(phase === 'Investment' && { isSuspended: false }),
    ...(name !== undefined && { name }),
    ...(type !== undefined && { projectTypeId: type }),
    ...(country !== undefined && { country }),
    ...(annualReturn !== undefined && { annualProfitability: annualReturn }),
    ...(term !== undefined && { projectDuration: term }),
    ...(minimum !== undefined && { minimumInvestment: `${minimum}.00` }),
    ...(funded !== undefined && { percentageInvested: funded }),
  }
}

/** Slices of the concatenated `phases` shown on a page. */
export function slicesOf<Phase extends string>(
  phases: readonly Phase[],
  totals: Readonly<Record<Phase, number>>,
  skip: number,
  take: number,
) {
  const slices: { phase: Phase; skip: number; take: number }[] = []
  let start = 0
  for (const phase of phases) {
    const first = Math.max(skip, start)
    const last = Math.min(skip + take, start + totals[phase])
    if (last > first) slices.push({ phase, skip: first - start, take: last - first })
    start += totals[phase]
  }
  return slices
}

/** Handbook rule 12.13. */
export const listProjectTypes = async (client: Client): Promise<readonly ProjectType[]> =>
  (
    await dataOf(
      client.GET('/v1/project/project-types', {
        params: { query: { take: MAXIMUM_TAKE, orderBy: 'name', orderSide: 'asc' } },
      }),
    )
  ).data

/** Oldest first, page by page, so that one reader does not take all connections. */
export async function publicProjects(
  client: Client,
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<{ readonly projects: readonly Project[]; readonly total: number }> {
  const projects: Project[] = []
  let total = skip + 1
  while (projects.length < take && skip + projects.length < total) {
    const window = { skip: skip + projects.length, take: Math.min(MAXIMUM_TAKE, take - projects.length) }
    const query = { isFrontOffice: true, ...window, orderBy: 'createdAt', orderSide: 'asc' } as const
    const page = await dataOf(client.GET('/v1/project/projects', { params: { query } }))
    projects.push(...page.data)
    total = page.data.length === 0 ? 0 : page.total
  }
  return { projects, total }
}

export const countPublicProjects = async (client: Client): Promise<number> => {
  const query = { isFrontOffice: true, take: 1 } as const
  return (await dataOf(client.GET('/v1/project/projects', { params: { query } }))).total
}

/** Countries of the latest hundred projects, Spain first (handbook rule 11.12). */
export async function listCountries(client: Client): Promise<readonly string[]> {
  const query = { isFrontOffice: true, take: MAXIMUM_TAKE, orderBy: 'createdAt' } as const
  const { data } = await dataOf(client.GET('/v1/project/projects', { params: { query } }))
  return [...new Set(data.map((project) => project.country))].toSorted(
    (a, b) => Number(b === 'ES') - Number(a === 'ES') || a.localeCompare(b),
  )
}
