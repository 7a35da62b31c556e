import type { Answer } from '@cauce/client'
import type { BasisPoints } from '@cauce/contract/basis-points.ts'
import { allocate, parseAmount, type Cents } from '@cauce/contract/cents.ts'
import type { Order } from '../orders/leaving.ts'

export type Project = Answer<'/v1/project/projects'>['data'][number]

/** An order with its project, and what it has earned; net of the fee, in cents. */
export interface Holding {
  readonly order: Order
  /** Undefined when the person may not see it any more. */
  readonly project: Project | undefined
  readonly invested: Cents
  readonly received: Cents
}

export type HoldingGroup = 'live' | 'finished' | 'cancelled'

const GROUPS = {
  pending: 'live',
  active: 'live',
  finished: 'finished',
  cancelled: 'cancelled',
} as const satisfies Record<Order['status'], HoldingGroup>

export const groupOf = ({ order }: Holding): HoldingGroup => GROUPS[order.status]

/** All holdings, newest first as the orders come. */
export function holdingsOf(orders: readonly Order[], projects: readonly Project[]): Holding[] {
  const byId = new Map(projects.map((project) => [project.projectId, project]))
  return orders.map((order) => {
    const invested = parseAmount(order.amount)
    return { order, project: byId.get(order.projectId), invested, received: receivedOf(order, invested) }
  })
}

/** The net return paid so far: of a repaid order the principal does not count. A refund is no return. */
function receivedOf({ status, returned }: Order, invested: Cents): Cents {
  const paid = parseAmount(returned)
  if (status === 'cancelled') return 0n
  return status === 'finished' && paid >= invested ? paid - invested : paid
}

const basisPointsOf = (percent: number): BasisPoints => Math.round(percent * 100)

/** The portfolio in figures. */
export interface Summary {
  readonly invested: Cents
  readonly projectCount: number
  readonly received: Cents
  /** Year in which the first euro went in; undefined when none did. */
  readonly since: string | undefined
  /** Annual return of what is invested now, weighted by the amounts. */
  readonly annual: BasisPoints
}

export function summarize(holdings: readonly Holding[]): Summary {
  const live = holdings.filter((holding) => groupOf(holding) === 'live')
  const known = live.filter(({ project }) => project !== undefined)
  const weighted = known.reduce(
    (sum, { invested, project }) => sum + invested * BigInt(basisPointsOf(project!.annualProfitability)),
    0n,
  )
  const weight = sum(known, ({ invested }) => invested)
  return {
    invested: sum(live, ({ invested }) => invested),
    projectCount: new Set(live.map(({ order }) => order.projectId)).size,
    received: sum(holdings, ({ received }) => received),
    since: holdings.map(({ order }) => order.createdAt.slice(0, 4)).toSorted()[0],
    annual: weight === 0n ? 0 : Number((weighted * 2n + weight) / (weight * 2n)),
  }
}

const sum = (holdings: readonly Holding[], amountOf: (holding: Holding) => Cents): Cents =>
  holdings.reduce((total, holding) => total + amountOf(holding), 0n)

/** A project's part of what is invested now. */
export interface Part {
  /** Undefined: the small ones together. */
  readonly projectId: string | undefined
  readonly name: string
  readonly amount: Cents
  /** All parts add up to 100.00 %. */
  readonly share: BasisPoints
  readonly projectCount: number
}

/** As many as there are colours of series (design tokens). */
export const MAXIMUM_PARTS = 5

/** What is invested now by project, the largest first; what does not fit is put together at the end. */
export function compositionOf(holdings: readonly Holding[]): Part[] {
  const byProject = new Map<string, { name: string; amount: Cents }>()
  for (const holding of holdings.filter((each) => groupOf(each) === 'live')) {
    const { projectId, projectName } = holding.order
    byProject.set(projectId, { name: projectName, amount: (byProject.get(projectId)?.amount ?? 0n) + holding.invested })
  }
  const all = [...byProject].map(([projectId, { name, amount }]) => ({ projectId, name, amount, projectCount: 1 }))
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
  projectId: undefined,
  name: '',
  amount: parts.reduce((total, { amount }) => total + amount, 0n),
  projectCount: parts.length,
})
