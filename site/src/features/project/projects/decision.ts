import { isInvestable } from '@cauce/contract'
import { minimumFor, parseAmount } from '@cauce/contract/cents.ts'
import { parseTypedAmount } from '@cauce/format'
import type { Viewer } from '../../../http/viewer.server.ts'
import type { Project } from './project-list.server.ts'
import { firstAmount, type Bounds } from './simulation.ts'

/** What the decision panel offers: `invest`, a step before it (`log-in`, `verify`), or the reason against it. */
export type Decision = 'invest' | 'log-in' | 'verify' | 'staff' | 'phase'

export function decide(project: Project, viewer: Viewer | null): Decision {
  if (!isInvestable(project.phaseName)) return 'phase'
  if (viewer === null) return 'log-in'
  if (viewer.user.role !== 'user') return 'staff'
  return viewer.isVerified ? 'invest' : 'verify'
}

/** The simulator works for projects that are not financed. */
export const canSimulate = (project: Project): boolean =>
  ['Next_Opening', 'Preinvestment', 'Investment'].includes(project.phaseName)

export function boundsOf(project: Project, viewer: Viewer | null): Bounds {
  const available = viewer?.wallet?.available
  const remainder = parseAmount(canSimulate(project) ? project.amountRemaining : project.financingAmount)
  return {
    minimum: minimumFor(parseAmount(project.minimumInvestment), remainder),
    remainder,
    maximum: project.maximumInvestment === null ? null : parseAmount(project.maximumInvestment),
    available: available === undefined || !isInvestable(project.phaseName) ? null : parseAmount(available),
    reserved: parseAmount(viewer?.wallet?.reserved ?? '0.00'),
  }
}

/** The amount of the address (`?amount=3.000`), else the first amount. The last parameter wins, because it is the pressed button's. */
export function amountOf(search: URLSearchParams, bounds: Bounds): bigint {
  const typed = search.getAll('amount').at(-1)
  const wire = typed === undefined ? undefined : parseTypedAmount(typed)
  const amount = wire === undefined ? undefined : parseAmount(wire)
  return amount !== undefined && amount > 0n ? amount : firstAmount(bounds)
}
