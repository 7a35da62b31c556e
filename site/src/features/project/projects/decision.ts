import { isInvestable, isSuspended } from '@cauce/contract'
import { minimumFor, parseAmount } from '@cauce/contract/cents.ts'
import { parseTypedAmount } from '@cauce/format'
import type { Viewer } from '../../../http/viewer.server.ts'
import { reservationBoundsOf } from '@cauce/contract/project/preinvestment.ts'
import { preinvestmentOf, takesReservations, type Kept, type Reservation } from './preinvestment.ts'
import type { Project } from './project-list.server.ts'
import { firstAmount, type Bounds } from './simulation.ts'

export type Decision = 'invest' | 'reserve' | 'reserved' | 'log-in' | 'verify' | 'staff' | 'phase' | 'suspended'

export function decide(project: Project, viewer: Viewer | null, own?: Reservation): Decision {
  const isReservable = takesReservations(project)
  if (own?.state === 'placed') return 'reserved'
  if (!isInvestable(project.phaseName) && !isReservable) return 'phase'
  if (isSuspended(project)) return 'suspended'
  if (viewer === null) return 'log-in'
  if (viewer.user.role !== 'user') return 'staff'
  if (!viewer.isVerified) return 'verify'
  return isReservable ? 'reserve' : 'invest'
}

const isAnnounced = ({ phaseName }: Project): boolean =>
  ['Next_Opening', 'Preinvestment', 'Investment'].includes(phaseName)

/** A suspended offer promises nothing. */
export const canSimulate = (project: Project): boolean => isAnnounced(project) && !isSuspended(project)

export function boundsOf(project: Project, viewer: Viewer | null, kept: Kept): Bounds {
  if (takesReservations(project)) return reservable(project)
  const available = viewer?.wallet?.available
  const remainder = parseAmount(isAnnounced(project) ? project.amountRemaining : project.financingAmount) + kept.amount
  return {
    minimum: minimumFor(parseAmount(project.minimumInvestment), remainder),
    remainder,
    maximum: project.maximumInvestment === null ? null : parseAmount(project.maximumInvestment),
    available:
      available === undefined || !isInvestable(project.phaseName) ? null : parseAmount(available) + kept.deposit,
    reserved: parseAmount(viewer?.wallet?.reserved ?? '0.00') - (available === undefined ? 0n : kept.deposit),
    unreceived: parseAmount(viewer?.wallet?.unreceived ?? '0.00'),
  }
}

function reservable(project: Project): Bounds {
  const { room, ...bounds } = reservationBoundsOf(preinvestmentOf(project))
  return { ...bounds, remainder: room, available: null }
}

/**
 * Amount of the address (`?amount=3.000`), else of the reservation, else the default. The last parameter wins: it is
 * the pressed button's.
 */
export function amountOf(search: URLSearchParams, bounds: Bounds, kept: Kept): bigint {
  const typed = search.getAll('amount').at(-1)
  const wire = typed === undefined ? undefined : parseTypedAmount(typed)
  const amount = wire === undefined ? undefined : parseAmount(wire)
  if (amount !== undefined && amount > 0n) return amount
  return kept.amount > 0n ? kept.amount : firstAmount(bounds)
}
