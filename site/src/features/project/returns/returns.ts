import type { Language } from '@cauce/contract'
import type { BasisPoints } from '@cauce/contract/basis-points.ts'
import { calendarDateOf } from '@cauce/contract/calendar.ts'
import { parseAmount, type Cents } from '@cauce/contract/cents.ts'
import { contentOf } from '@cauce/contract/content.ts'
import { isUnlikelyToPay } from '@cauce/contract/project/loan-state.ts'
import { internalRateOf, type Flow } from '@cauce/contract/internal-rate.ts'
import { compareKeys } from '@cauce/contract/order.ts'
import { formatCents, formatDate } from '@cauce/format'
import { numberOf } from '../investment/investment.ts'
import type { ReturnsData } from './returns.server.ts'
import type { Payment } from '../portfolio/payments.ts'
import type { Group, Holding } from '../portfolio/portfolio.ts'

/** Cents. `net` reached the wallet: interest less fee and tax. */
export interface Parts {
  readonly count: number
  readonly interest: Cents
  readonly fee: Cents
  readonly withheld: Cents
  readonly net: Cents
  /** Repaid principal, not return. */
  readonly principal: Cents
}

export type PaidPayment = Payment & { readonly paidAt: string }
const isPaid = (payment: Payment): payment is PaidPayment => payment.paidAt !== null

/** Day of the credit, in Madrid. */
export const paidDayOf = ({ paidAt }: PaidPayment): string => calendarDateOf(new Date(paidAt))

export const partsOf = ({ interest, fee, withheld, principal }: Payment): Parts => {
  const [gross, cost, tax] = [parseAmount(interest), parseAmount(fee), parseAmount(withheld)]
  return {
    count: 1,
    interest: gross,
    fee: cost,
    withheld: tax,
    net: gross - cost - tax,
    principal: parseAmount(principal),
  }
}

export const PART_COLUMNS = ['interest', 'fee', 'withheld', 'net'] as const

/** Deductions are negative. */
export const shownPart = (parts: Parts, column: (typeof PART_COLUMNS)[number]): string =>
  formatCents(column === 'fee' || column === 'withheld' ? -parts[column] : parts[column])

const NOTHING: Parts = { count: 0, interest: 0n, fee: 0n, withheld: 0n, net: 0n, principal: 0n }

export const sumOf = (payments: readonly Payment[]): Parts =>
  payments.map(partsOf).reduce(
    (sum, part) => ({
      count: sum.count + part.count,
      interest: sum.interest + part.interest,
      fee: sum.fee + part.fee,
      withheld: sum.withheld + part.withheld,
      net: sum.net + part.net,
      principal: sum.principal + part.principal,
    }),
    NOTHING,
  )

/** Paid newest first; late oldest first. */
export interface Payments {
  readonly paid: readonly PaidPayment[]
  readonly late: readonly Payment[]
}

export function splitPayments(payments: readonly Payment[], today: string): Payments {
  const paid = payments.filter(isPaid).toSorted((a, b) => compareKeys(b.paidAt, a.paidAt))
  const late = payments
    .filter(({ paidAt, dueDate }) => paidAt === null && dueDate < today)
    .toSorted((a, b) => compareKeys(a.dueDate, b.dueDate))
  return { paid, late }
}

export interface Year extends Parts {
  readonly year: string
}

/** By year of the credit, newest first. */
export function yearsOf(paid: readonly PaidPayment[]): Year[] {
  const years = Map.groupBy(paid, (payment) => paidDayOf(payment).slice(0, 4))
  return [...years]
    .map(([year, payments]) => ({ year, ...sumOf(payments) }))
    .toSorted((a, b) => compareKeys(b.year, a.year))
}

export const periodOf = (payment: Payment) => ({
  number: numberOf(payment),
  count: payment.count,
  from: formatDate(payment.periodStart),
  to: formatDate(payment.periodEnd),
})

/** Held in the address, so that a reload or a link shows the same. */
export interface ReturnsFilters {
  /** Undefined for all years. */
  readonly year?: string | undefined
  readonly projectId?: string | undefined
  readonly isLate: boolean
}

const ALL_YEARS = 'all'

/** Undefined for a filter without payments. Defaults to the newest year. */
export function parseFilters(query: URLSearchParams, { paid, late }: Payments): ReturnsFilters | undefined {
  const year = query.get('year') || undefined
  const projectId = query.get('project') || undefined
  const years = yearsOf(paid).map((each) => each.year)
  const isKnown =
    (year === undefined || year === ALL_YEARS || years.includes(year)) &&
    (projectId === undefined || [...paid, ...late].some((payment) => payment.projectId === projectId)) &&
    [null, 'true'].includes(query.get('late'))
  if (!isKnown) return undefined
  return { year: year === ALL_YEARS ? undefined : (year ?? years[0]), projectId, isLate: query.has('late') }
}

export function addressOf(path: string, { year, projectId, isLate }: ReturnsFilters): string {
  const query = new URLSearchParams({ year: year ?? ALL_YEARS })
  if (projectId !== undefined) query.set('project', projectId)
  if (isLate) query.set('late', 'true')
  return `${path}?${query}`
}

/** Late payments belong to no year. */
export function filterPayments({ paid, late }: Payments, { year, projectId, isLate }: ReturnsFilters): Payments {
  const isOfProject = (payment: Payment) => projectId === undefined || payment.projectId === projectId
  if (isLate) return { paid: [], late: late.filter(isOfProject) }
  const isOfYear = (payment: PaidPayment) => year === undefined || paidDayOf(payment).startsWith(year)
  return { paid: paid.filter((payment) => isOfYear(payment) && isOfProject(payment)), late: [] }
}

/**
 * Net of fees, before tax: late payments count today, expected ones on their day, and of loans in default only what
 * was paid (decision measures-of-return). Undefined where there is none.
 */
export function portfolioRate(
  { orders, payments, projects }: Pick<ReturnsData, 'orders' | 'payments' | 'projects'>,
  today: string,
): BasisPoints | undefined {
  const unlikely = new Set(projects.filter(isUnlikelyToPay).map(({ projectId }) => projectId))
  const scheduled = new Set(payments.map(({ orderId }) => orderId))
  const flows = [
    ...orders
      .filter(({ orderId, status }) => status !== 'cancelled' && scheduled.has(orderId))
      .map(({ createdAt, amount }) => ({ date: calendarDateOf(new Date(createdAt)), amount: -parseAmount(amount) })),
    ...payments
      .filter((payment) => isPaid(payment) || !unlikely.has(payment.projectId))
      .map((payment) => ({ date: countedOn(payment, today), amount: beforeTax(payment) })),
  ]
  return internalRateOf(byDay(flows))
}

function countedOn(payment: Payment, today: string): string {
  if (isPaid(payment)) return paidDayOf(payment)
  return payment.dueDate < today ? today : payment.dueDate
}

const beforeTax = ({ net, withheld }: Payment): Cents => parseAmount(net) + parseAmount(withheld)

/** One flow a day: the search iterates over all of them a hundred times. */
function byDay(flows: readonly Flow[]): Flow[] {
  const days = Map.groupBy(flows, ({ date }) => date)
  return [...days].map(([date, ofDay]) => ({ date, amount: ofDay.reduce((sum, { amount }) => sum + amount, 0n) }))
}

/** Upper bounds in months. */
export const TERM_BANDS = [12, 24, 36] as const

export const SPREADS = ['type', 'country', 'promoter', 'term'] as const
export type Spread = (typeof SPREADS)[number]

export function groupOf(spread: Spread, language: Language): (holding: Holding) => Group {
  return ({ project }) => {
    if (project === undefined) return { key: '', name: '' }
    const { projectTypeId, country, promoterName, projectDuration } = project
    const band = TERM_BANDS.find((months) => projectDuration <= months)
    const groups = {
      type: { key: projectTypeId, name: contentOf(project, 'projectTypeName', language).text },
      country: { key: country, name: country },
      promoter: { key: promoterName, name: promoterName },
      term: { key: String(band ?? 'longer'), name: '' },
    } satisfies Record<Spread, Group>
    return groups[spread]
  }
}
