import {
  accept,
  CODE_FREE_INVESTMENT_CENTS,
  decline,
  formatAmount,
  GUIDANCE_CAP_CENTS,
  guidanceTotalOf,
  isInvestable,
  largerOf,
  minimumFor,
  orderLifecycle,
  percentageOf,
  stateAfter,
  type Cents,
  type Decision,
  type InvestorClass,
  type PhaseName,
} from '@cauce/contract'
import {
  decideThreshold,
  type LargeOrderCommand,
  type Suitability,
  type ThresholdConsent,
} from './large-orders.domain.ts'
import { decideOwn, type Standing } from '../../wallet/gate/gate.domain.ts'
import { PENALTIES_ACCOUNT, type Transfer } from '../../wallet/ledger/ledger.domain.ts'

export interface OrderCommand extends LargeOrderCommand {
  readonly orderId: string
  readonly userId: string
  readonly projectId: string
  readonly projectPhaseId: string
  readonly isCodeGiven: boolean
  /** Agreed to when it was reserved. */
  readonly isReserved?: boolean
  /** Consent above the guidance of 10,000 EUR. */
  readonly consentsAboveGuidance: boolean
  /** Sheet version shown; undefined if the request names none. */
  readonly informationSheetId?: string | null | undefined
}

/** Money and places change within a batch. */
export interface ProjectState {
  readonly projectId: string
  readonly phase: PhaseName
  readonly projectPhaseId: string
  readonly isPrivate: boolean
  /** Sheet version in force. */
  readonly informationSheetId: string | null
  /** For a material error. */
  readonly isSuspended: boolean
  readonly promoterTaxNumber: string | null
  readonly financingAmount: Cents
  readonly minimumInvestment: Cents
  readonly maximumInvestment: Cents | null
  readonly maxInvestorNumber: number | null
  amountInvested: Cents
  /** For reservations being completed (handbook rule 25.11). */
  amountReserved: Cents
  investorCount: number
}

export interface ReservedRoom {
  readonly reservationId: string
  readonly amount: Cents
  readonly deposit: Cents
}

export interface InvestorState extends Standing {
  readonly userId: string
  readonly walletId: string
  readonly isEmailConfirmed: boolean
  readonly isIdentityApproved: boolean
  /** Has deposited more than is allowed without a declaration of its origin. */
  readonly owesDeclaration: boolean
  readonly owesText: boolean
  readonly taxNumbers: readonly (string | null)[]
  /** Below zero where money was spent that is not received any more. */
  available: Cents
  /** In all projects (handbook rule 7.15). */
  invested: Cents
  /** Today. */
  readonly investorClass: InvestorClass
  suitability: Suitability
  /** Cents by project. */
  readonly investedIn: Map<string, Cents>
  /** By project. */
  readonly reservedRooms: Map<string, ReservedRoom>
}

export interface OrderState {
  readonly projects: ReadonlyMap<string, ProjectState>
  readonly investors: ReadonlyMap<string, InvestorState>
}

export interface AcceptedOrder {
  readonly isFirstInProject: boolean
  readonly isLastEuro: boolean
  readonly availableAfter: Cents
  /** Reservation that it completes. */
  readonly reservedRoom: ReservedRoom | null
  /** Null where no consent was needed. */
  readonly consentedTotal: Cents | null
  /** Null up to the threshold. */
  readonly largeOrder: ThresholdConsent | null
}

const HIDDEN: ReadonlySet<PhaseName> = new Set(['Discarded', 'Draft'])

/** Reason why a person may not invest at all. */
function hindranceOf(investor: InvestorState, project: ProjectState, { isReserved = false }: OrderCommand) {
  const { owesDeclaration, isEmailConfirmed, isIdentityApproved, taxNumbers } = investor
  // An offer is suspended as soon as an insider is known to promote it.
  const passed = decideOwn('order', { ...investor, related: isPromoterOf(taxNumbers, project) ? 'promoter' : 'none' })
  if (!passed.ok) return passed.refusal.code
  if (!isEmailConfirmed) return 'email-not-confirmed'
  if (!isIdentityApproved) return 'identity-not-approved'
  if (owesDeclaration) return 'origin-not-declared'
  return investor.owesText && !isReserved ? 'new-text-not-accepted' : undefined
}

/** The promoter does not invest in its own project, nor who acts for it. */
export const isPromoterOf = (
  taxNumbers: readonly (string | null)[],
  { promoterTaxNumber }: Pick<ProjectState, 'promoterTaxNumber'>,
): boolean => promoterTaxNumber !== null && taxNumbers.includes(promoterTaxNumber)

/** Reason why the project takes no order, or not one based on another phase or sheet version. */
function closureOf({ phase, isSuspended, ...project }: ProjectState, command: OrderCommand) {
  if (!isInvestable(phase)) return 'investing-not-possible'
  if (isSuspended) return 'offer-suspended'
  if (command.projectPhaseId !== project.projectPhaseId) return 'phase-stale'
  const { informationSheetId: shown } = command
  return shown !== undefined && shown !== project.informationSheetId ? 'sheet-stale' : undefined
}

/**
 * Checked in catalogue order (handbook rules 7.2 to 7.4). If less than the minimum is missing, the remainder is the
 * minimum.
 */
export function decideOrder(command: OrderCommand, { projects, investors }: OrderState): Decision<AcceptedOrder> {
  const project = projects.get(command.projectId)
  const investor = investors.get(command.userId)
  if (!investor) return decline('customer-not-accessible')
  const held = investor.investedIn.get(command.projectId) ?? 0n
  if (!project || (held === 0n && (project.isPrivate || HIDDEN.has(project.phase)))) return decline('not-found')
  if (command.amount > CODE_FREE_INVESTMENT_CENTS && !command.isCodeGiven) return decline('code-required')
  const hindrance = hindranceOf(investor, project, command)
  if (hindrance) return decline(hindrance)
  const closure = closureOf(project, command)
  if (closure) return decline(closure)
  const fitting = decideAmount(command.amount, project, investor, held)
  if (!fitting.ok) return fitting
  const consented = decideGuidance(command, investor)
  if (!consented.ok) return consented
  const { investorClass, suitability } = investor
  const large = decideThreshold(command, { ...suitability, investorClass }, held)
  return large.ok ? accept({ ...fitting.value, consentedTotal: consented.value, largeOrder: large.value }) : large
}

/**
 * Total that needs consent; null up to the guidance (handbook rule 7.16). Checked last: no consent for an order that is
 * refused anyway.
 */
export function decideGuidance(
  { amount, consentsAboveGuidance }: Pick<OrderCommand, 'amount' | 'consentsAboveGuidance'>,
  { invested }: Pick<InvestorState, 'invested'>,
): Decision<Cents | null> {
  const { total, isAbove } = guidanceTotalOf(invested, amount)
  if (!isAbove) return accept(null)
  if (consentsAboveGuidance) return accept(total)
  const params = { total: formatAmount(total), cap: formatAmount(GUIDANCE_CAP_CENTS) }
  return decline('guidance-consent-missing', params, 'consentsAboveGuidance')
}

function decideAmount(
  amount: Cents,
  project: ProjectState,
  investor: InvestorState,
  held: Cents,
): Decision<Omit<AcceptedOrder, 'consentedTotal' | 'largeOrder'>> {
  const reservedRoom = investor.reservedRooms.get(project.projectId) ?? null
  const missing = project.financingAmount - project.amountInvested
  const remainder = missing - project.amountReserved + (reservedRoom?.amount ?? 0n)
  const available = largerOf(investor.available + (reservedRoom?.deposit ?? 0n), 0n)
  const minimum = minimumFor(project.minimumInvestment, remainder)
  if (amount < minimum) return decline('below-minimum-investment', { minimum: formatAmount(minimum) }, 'amount')
  if (amount > remainder) return decline('above-project-remainder', { maximum: formatAmount(remainder) }, 'amount')
  const allowance = allowanceOf(project, held)
  if (allowance !== null && amount > allowance)
    return decline('above-project-maximum', { maximum: formatAmount(allowance) }, 'amount')
  const isFirstInProject = held === 0n
  if (isFirstInProject && !hasFreePlace(project)) return decline('investor-places-taken')
  // Below the minimum no lower amount would help.
  if (available < minimum) return decline('wallet-insufficient', undefined, 'amount')
  if (amount > available) return decline('above-available-balance', { available: formatAmount(available) }, 'amount')
  return accept({ isFirstInProject, isLastEuro: amount === missing, availableAfter: available - amount, reservedRoom })
}

/** Null without a maximum. */
function allowanceOf({ maximumInvestment }: ProjectState, held: Cents): Cents | null {
  return maximumInvestment === null ? null : largerOf(maximumInvestment - held, 0n)
}

const hasFreePlace = ({ maxInvestorNumber, investorCount }: ProjectState) =>
  maxInvestorNumber === null || investorCount < maxInvestorNumber

export function applyOrder(command: OrderCommand, accepted: AcceptedOrder, { projects, investors }: OrderState): void {
  const project = projects.get(command.projectId)!
  const investor = investors.get(command.userId)!
  project.amountInvested += command.amount
  if (accepted.isFirstInProject) project.investorCount += 1
  investor.available = accepted.availableAfter
  project.amountReserved -= accepted.reservedRoom?.amount ?? 0n
  investor.reservedRooms.delete(command.projectId)
  investor.invested += command.amount
  investor.investedIn.set(command.projectId, (investor.investedIn.get(command.projectId) ?? 0n) + command.amount)
}

/** Equivalent to deciding one by one. */
export function decideOrders(commands: readonly OrderCommand[], state: OrderState): Decision<AcceptedOrder>[] {
  return commands.map((command) => {
    const decision = decideOrder(command, state)
    if (decision.ok) applyOrder(command, decision.value, state)
    return decision
  })
}

export interface LivingOrder {
  readonly orderId: string
  readonly projectId: string
  readonly walletId: string
  readonly amount: Cents
  readonly status: 'pending' | 'active' | 'finished' | 'cancelled'
  readonly reflectionEndsAt: Date
}

export interface Departure {
  readonly status: LivingOrder['status']
  readonly penaltyAmount: Cents
  /** Basis points. */
  readonly penalty: number
}

/** Free within the reflection period, in any phase (Regulation (EU) 2020/1503, article 22). */
export function decideRevocation(order: LivingOrder, now: Date): Decision<Departure> {
  const status = stateAfter(orderLifecycle, 'revoke', order.status)
  if (status === undefined) return decline('state-forbids', { state: order.status })
  if (now >= order.reflectionEndsAt) return decline('reflection-ended')
  return accept({ status, penaltyAmount: 0n, penalty: 0 })
}

/** In the Investment phase, for the cancellation fee, rounded half up. */
export function decideDisinvestment(
  order: LivingOrder,
  project: { readonly phase: PhaseName; readonly cancellationFee: number },
): Decision<Departure> {
  const status = stateAfter(orderLifecycle, 'disinvest', order.status)
  if (status === undefined) return decline('state-forbids', { state: order.status })
  if (!isInvestable(project.phase)) return decline('disinvestment-not-possible')
  return accept({
    status,
    penaltyAmount: percentageOf(order.amount, project.cancellationFee, 'half-up'),
    penalty: project.cancellationFee,
  })
}

export function transferOfOrder(
  order: { readonly orderId: string; readonly projectId: string; readonly walletId: string; readonly amount: Cents },
  transactionId: string,
): Transfer {
  return {
    kind: 'invest',
    debitAccountId: order.walletId,
    creditAccountId: order.projectId,
    amount: order.amount,
    orderId: order.orderId,
    transactionId,
  }
}

export function transfersOfDeparture(
  order: LivingOrder,
  departure: Pick<Departure, 'penaltyAmount'>,
  kind: 'revoke' | 'disinvest',
  transactionId: string,
): Transfer[] {
  const { orderId, projectId, walletId, amount } = order
  const back = amount - departure.penaltyAmount
  const transfers: Transfer[] = []
  if (back > 0n)
    transfers.push({ kind, debitAccountId: projectId, creditAccountId: walletId, amount: back, orderId, transactionId })
  if (departure.penaltyAmount > 0n)
    transfers.push({
      kind: 'penalty',
      debitAccountId: projectId,
      creditAccountId: PENALTIES_ACCOUNT,
      amount: departure.penaltyAmount,
      orderId,
    })
  return transfers
}
