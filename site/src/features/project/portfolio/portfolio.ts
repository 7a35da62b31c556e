import type { Answer } from '@cauce/client'
import type { BasisPoints } from '@cauce/contract/basis-points.ts'
import { allocate, parseAmount, type Cents } from '@cauce/contract/cents.ts'
import { isUnlikelyToPay } from '@cauce/contract/project/loan-state.ts'
import type { Order } from '../orders/leaving.ts'

export type Project = Answer<'/v1/project/projects'>['data'][number]

/** Return net of fees, in cents. */
export interface Holding {
  readonly order: Order
  /** Undefined when the person may no longer see the project. */
  readonly project: Project | undefined
  readonly invested: Cents
  readonly outstanding: Cents
  readonly received: Cents
}

/** The address names the group unless it is the first. */
export const HOLDING_GROUPS = ['live', 'finished', 'cancelled'] as const
export type HoldingGroup = (typeof HOLDING_GROUPS)[number]

const GROUPS = {
  pending: 'live',
  active: 'live',
  finished: 'finished',
  cancelled: 'cancelled',
} as const satisfies Record<Order['status'], HoldingGroup>

export const groupOf = ({ order }: Holding): HoldingGroup => GROUPS[order.status]

export function holdingsOf(orders: readonly Order[], projects: readonly Project[]): Holding[] {
  const byId = new Map(projects.map((project) => [project.projectId, project]))
  return orders.map((order) => {
    const [invested, outstanding] = [parseAmount(order.amount), parseAmount(order.outstanding)]
    // Returned principal and refunds are not return.
    const received = order.status === 'cancelled' ? 0n : parseAmount(order.returned) - (invested - outstanding)
    return { order, project: byId.get(order.projectId), invested, outstanding, received }
  })
}

const basisPointsOf = (percent: number): BasisPoints => Math.round(percent * 100)

export interface Summary {
  /** Outstanding principal (handbook rule 7.15). */
  readonly invested: Cents
  readonly projectCount: number
  readonly received: Cents
  readonly since: string | undefined
  /** Weighted by amount, without loans in default. */
  readonly annual: BasisPoints
}

export function summarize(holdings: readonly Holding[]): Summary {
  const live = holdings.filter((holding) => groupOf(holding) === 'live')
  const known = live.filter(({ project }) => project && !isUnlikelyToPay(project))
  const weighted = known.reduce(
    (sum, { outstanding, project }) => sum + outstanding * BigInt(basisPointsOf(project!.annualProfitability)),
    0n,
  )
  const weight = sum(known, ({ outstanding }) => outstanding)
  return {
    invested: sum(live, ({ outstanding }) => outstanding),
    projectCount: new Set(live.map(({ order }) => order.projectId)).size,
    received: sum(holdings, ({ received }) => received),
    since: holdings.map(({ order }) => order.createdAt.slice(0, 4)).toSorted()[0],
    annual: weight === 0n ? 0 : Number((weighted * 2n + weight) / (weight * 2n)),
  }
}

const sum = (holdings: readonly Holding[], amountOf: (holding: Holding) => Cents): Cents =>
  holdings.reduce((total, holding) => total + amountOf(holding), 0n)

export interface Group {
  readonly key: string
  readonly name: string
}

/** Share of a group in the current investments. */
export interface Part {
  /** Undefined for the small groups together. */
  readonly key: string | undefined
  readonly name: string
  readonly amount: Cents
  /** Shares add up to 100.00 %. */
  readonly share: BasisPoints
  readonly groupCount: number
}

export const byProject = ({ order }: Holding): Group => ({ key: order.projectId, name: order.projectName })

/** Number of series colours (design tokens). */
export const MAXIMUM_PARTS = 5

/** Largest first; the smallest are summed in the last. */
export function compositionOf(holdings: readonly Holding[], groupBy: (holding: Holding) => Group = byProject): Part[] {
  const groups = new Map<string, { name: string; amount: Cents }>()
  for (const holding of holdings.filter((each) => groupOf(each) === 'live')) {
    const { key, name } = groupBy(holding)
    groups.set(key, { name, amount: (groups.get(key)?.amount ?? 0n) + holding.outstanding })
  }
  const all = [...groups].map(([key, { name, amount }]) => ({ key, name, amount, groupCount: 1 }))
  all.sort((a, b) => (a.amount === b.amount ? a.name.localeCompare(b.name) : a.amount > b.amount ? -1 : 1))
  const parts =
    all.length > MAXIMUM_PARTS ? [...all.slice(0, MAXIMUM_PARTS - 1), together(all.slice(MAXIMUM_PARTS - 1))] : all
  if (parts.length === 0) return []
  const shares = allocate(
    10_000n,
    parts.map(({ amount }) => amount),
  )
  return parts.map((part, index) => ({ ...part, share: Number(shares[index]) }))
}

const together = (parts: ReadonlyArray<{ readonly amount: Cents }>) => ({
  key: undefined,
  name: '',
  amount: parts.reduce((total, { amount }) => total + amount, 0n),
  groupCount: parts.length,
})
