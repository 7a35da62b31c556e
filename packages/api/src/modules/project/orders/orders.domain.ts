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
import { PENALTIES_ACCOUNT, type Transfer } from '../../wallet/ledger/ledger.domain.ts'

/** A request to invest, as it came in. */
export interface OrderCommand extends LargeOrderCommand {
  readonly orderId: string
  readonly userId: string
  readonly projectId: string
  readonly projectPhaseId: string
  /** The session has given a one-time code itself and was not only trusted. */
  readonly isCodeGiven: boolean
  /** The investor consents to more than the guidance of 10,000 EUR. */
  readonly consentsAboveGuidance: boolean
  /** The version of the information sheet that the investor was shown; undefined if the request names none. */
  readonly informationSheetId?: string | null | undefined
}

/** A project as far as an order needs it; money and places change from order to order of a batch. */
export interface ProjectState {
  readonly projectId: string
  readonly phase: PhaseName
  readonly projectPhaseId: string
  readonly isPrivate: boolean
  /** The version of the information sheet that is in force. */
  readonly informationSheetId: string | null
  /** The offer is suspended for a material error. */
  readonly isSuspended: boolean
  readonly financingAmount: Cents
  readonly minimumInvestment: Cents
  readonly maximumInvestment: Cents | null
  readonly maxInvestorNumber: number | null
  amountInvested: Cents
  /** What is kept for reservations that are being completed (handbook rule 25.11). */
  amountReserved: Cents
  investorCount: number
}

/** What a reservation keeps for its investor in a project: room, and a deposit in the wallet. */
export interface Claim {
  readonly reservationId: string
  readonly amount: Cents
  readonly deposit: Cents
}

/** An investor as far as an order needs them. */
export interface InvestorState {
  readonly userId: string
  readonly walletId: string
  readonly isEmailConfirmed: boolean
  readonly isIdentityApproved: boolean
  /** The account is to be closed. */
  readonly isClosing: boolean
  /** The business with the person waits (handbook rule 27.14). */
  readonly isOnHold: boolean
  available: Cents
  /** Invested today in all projects (handbook rule 7.15). */
  invested: Cents
  /** How the law counts them today. */
  readonly investorClass: InvestorClass
  suitability: Suitability
  /** Live investment by project, in cents. */
  readonly investedIn: Map<string, Cents>
  /** Reservations that an order may complete, by project. */
  readonly claims: Map<string, Claim>
}

export interface OrderState {
  readonly projects: ReadonlyMap<string, ProjectState>
  readonly investors: ReadonlyMap<string, InvestorState>
}

/** What an accepted order changes beyond itself. */
export interface AcceptedOrder {
  readonly isFirstInProject: boolean
  readonly isLastEuro: boolean
  readonly availableAfter: Cents
  /** The reservation that it completes. */
  readonly claim: Claim | null
  /** The total that the investor consented to; null where no consent was needed. */
  readonly consentedTotal: Cents | null
  /** What an order above the threshold of large investments keeps; null up to it. */
  readonly largeOrder: ThresholdConsent | null
}

const HIDDEN: ReadonlySet<PhaseName> = new Set(['Discarded', 'Draft'])

/** Why a person may not invest at all. */
function hindranceOf({ isClosing, isOnHold, isEmailConfirmed, isIdentityApproved }: InvestorState) {
  if (isClosing) return 'account-closing'
  if (!isEmailConfirmed) return 'email-not-confirmed'
  if (isOnHold) return 'account-under-review'
  return isIdentityApproved ? undefined : 'identity-not-approved'
}

/** Why a project takes no order now, or not from an investor who was shown another phase or version of its sheet. */
function closureOf({ phase, isSuspended, ...project }: ProjectState, command: OrderCommand) {
  if (!isInvestable(phase)) return 'investing-not-possible'
  if (isSuspended) return 'offer-suspended'
  if (command.projectPhaseId !== project.projectPhaseId) return 'phase-stale'
  const { informationSheetId: shown } = command
  return shown !== undefined && shown !== project.informationSheetId ? 'sheet-stale' : undefined
}

/**
 * Whether a person may invest, examined in the order of the catalogue (handbook rules 7.2 to 7.4). What is
 * missing of a project may be less than its minimum; then the minimum is what is missing, or the project could never be filled.
 */
export function decideOrder(command: OrderCommand, { projects, investors }: OrderState): Decision<AcceptedOrder> {
  const project = projects.get(command.projectId)
  const investor = investors.get(command.userId)
  if (!investor) return decline('customer-not-accessible')
  const held = investor.investedIn.get(command.projectId) ?? 0n
  if (!project || (held === 0n && (project.isPrivate || HIDDEN.has(project.phase)))) return decline('not-found')
  if (command.amount > CODE_FREE_INVESTMENT_CENTS && !command.isCodeGiven) return decline('code-required')
  const hindrance = hindranceOf(investor)
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
 * The total that needs the explicit consent, given with the order; null up to the guidance (handbook rule 7.16). The consents come last:
 * nobody is asked to consent to an order that is refused anyway.
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

/** Whether the amount fits project, places and wallet, given what the person holds in the project already. */
function decideAmount(
  amount: Cents,
  project: ProjectState,
  investor: InvestorState,
  held: Cents,
): Decision<Omit<AcceptedOrder, 'consentedTotal' | 'largeOrder'>> {
  const claim = investor.claims.get(project.projectId) ?? null
  const missing = project.financingAmount - project.amountInvested
  const remainder = missing - project.amountReserved + (claim?.amount ?? 0n)
  const available = investor.available + (claim?.deposit ?? 0n)
  const minimum = minimumFor(project.minimumInvestment, remainder)
  if (amount < minimum) return decline('below-minimum-investment', { minimum: formatAmount(minimum) }, 'amount')
  if (amount > remainder) return decline('above-project-remainder', { maximum: formatAmount(remainder) }, 'amount')
  const allowance = allowanceOf(project, held)
  if (allowance !== null && amount > allowance)
    return decline('above-project-maximum', { maximum: formatAmount(allowance) }, 'amount')
  const isFirstInProject = held === 0n
  if (isFirstInProject && !hasFreePlace(project)) return decline('investor-places-taken')
  // A wallet that does not reach the minimum reaches no amount: then there is none to be lowered to.
  if (available < minimum) return decline('wallet-insufficient', undefined, 'amount')
  if (amount > available) return decline('above-available-balance', { available: formatAmount(available) }, 'amount')
  return accept({ isFirstInProject, isLastEuro: amount === missing, availableAfter: available - amount, claim })
}

/** What one person may still put in; null when the project sets no maximum. */
function allowanceOf({ maximumInvestment }: ProjectState, held: Cents): Cents | null {
  return maximumInvestment === null ? null : largerOf(maximumInvestment - held, 0n)
}

const hasFreePlace = ({ maxInvestorNumber, investorCount }: ProjectState) =>
  maxInvestorNumber === null || investorCount < maxInvestorNumber

/** Moves an accepted order's money in the state, so that the next order of the batch is decided after it. */
export function applyOrder(command: OrderCommand, accepted: AcceptedOrder, { projects, investors }: OrderState): void {
  const project = projects.get(command.projectId)!
  const investor = investors.get(command.userId)!
  project.amountInvested += command.amount
  if (accepted.isFirstInProject) project.investorCount += 1
  investor.available = accepted.availableAfter
  project.amountReserved -= accepted.claim?.amount ?? 0n
  investor.claims.delete(command.projectId)
  investor.invested += command.amount
  investor.investedIn.set(command.projectId, (investor.investedIn.get(command.projectId) ?? 0n) + command.amount)
}

/** Decides a batch: each command after those before it, exactly as if they had come one by one. */
export function decideOrders(commands: readonly OrderCommand[], state: OrderState): Decision<AcceptedOrder>[] {
  return commands.map((command) => {
    const decision = decideOrder(command, state)
    if (decision.ok) applyOrder(command, decision.value, state)
    return decision
  })
}

/** An order as far as leaving it needs. */
export interface LivingOrder {
  readonly orderId: string
  readonly projectId: string
  readonly walletId: string
  readonly amount: Cents
  readonly status: 'pending' | 'active' | 'finished' | 'cancelled'
  readonly reflectionEndsAt: Date
}

export interface Departure {
  /** The status of the order after it. */
  readonly status: LivingOrder['status']
  readonly penaltyAmount: Cents
  /** Basis points. */
  readonly penalty: number
}

/** Revoking within the reflection period costs nothing, in any phase of the project (Regulation (EU) 2020/1503, article 22). */
export function decideRevocation(order: LivingOrder, now: Date): Decision<Departure> {
  const status = stateAfter(orderLifecycle, 'revoke', order.status)
  if (status === undefined) return decline('state-forbids', { state: order.status })
  if (now >= order.reflectionEndsAt) return decline('reflection-ended')
  return accept({ status, penaltyAmount: 0n, penalty: 0 })
}

/** Later, while the project is still in Investment, leaving costs its cancellation fee, rounded half up to the cent. */
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

/** Postings of an order: from the wallet into the escrow of its project. */
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

/** Postings of leaving: the escrow gives back all but the penalty, which goes to its account. */
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
