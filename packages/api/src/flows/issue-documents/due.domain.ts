import { addDays, addMonths, type IssuedDocumentKind } from '@cauce/contract'

/** What a document is about: an order, a project, or a period. */
export interface Subject {
  readonly kind: IssuedDocumentKind
  readonly orderId: string | null
  readonly projectId: string | null
  readonly periodStart: string | null
  readonly periodEnd: string | null
  /** The year that it is about. */
  readonly year: number
}

/** What there is to issue documents about. Days are those of Madrid. */
export interface Activity {
  readonly orders: readonly { readonly orderId: string; readonly projectId: string; readonly day: string }[]
  /** Projects that have returned the principal and are closed. */
  readonly ended: readonly { readonly projectId: string; readonly day: string }[]
  /** Months in which money of the wallet moved, as `2026-11`. */
  readonly months: readonly string[]
  /** Years in which payments were credited. */
  readonly paidYears: readonly number[]
  /** Whether the person has money here now, in the wallet or invested. */
  readonly hasMoney: boolean
}

const NONE = { orderId: null, projectId: null, periodStart: null, periodEnd: null } as const
const yearOf = (day: string) => Number(day.slice(0, 4))

/** Names the subject of a document: the same for every attempt to make it. */
export const subjectKey = ({ kind, orderId, projectId, periodStart }: Omit<Subject, 'periodEnd' | 'year'>) =>
  [kind, orderId, projectId, periodStart].join(' ')

/**
 * The documents that a person must have by `today`: of orders at once, of projects when they end, of months and years with movements when these
 * are over. A year without movements has a statement while there is money.
 */
export function subjectsOf({ orders, ended, months, paidYears, hasMoney }: Activity, today: string): Subject[] {
  const ofOrders = orders.flatMap(({ orderId, projectId, day }) =>
    (['orderContract', 'orderConfirmation'] as const).map((kind): Subject => ({
      ...NONE,
      kind,
      orderId,
      projectId,
      year: yearOf(day),
    })),
  )
  const ofProjects = ended.map(({ projectId, day }): Subject => ({
    ...NONE,
    kind: 'projectSummary',
    projectId,
    year: yearOf(day),
  }))
  const period = (kind: IssuedDocumentKind, periodStart: string, length: number): Subject => {
    const periodEnd = addDays(addMonths(periodStart, length), -1)
    return { ...NONE, kind, periodStart, periodEnd, year: yearOf(periodStart) }
  }
  const years = yearsOf(months, yearOf(today), hasMoney)
  const ofPeriods = [
    ...months.map((month) => period('monthlyStatement', `${month}-01`, 1)),
    ...years.map((year) => period('yearlyStatement', `${year}-01-01`, 12)),
    ...paidYears.map((year) => period('taxCertificate', `${year}-01-01`, 12)),
  ]
  return [...ofOrders, ...ofProjects, ...ofPeriods.filter(({ periodEnd }) => periodEnd! < today)]
}

function yearsOf(months: readonly string[], thisYear: number, hasMoney: boolean): number[] {
  const active = months.map(yearOf)
  if (active.length === 0) return []
  const [first, last] = [Math.min(...active), hasMoney ? thisYear : Math.max(...active)]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** The month that ended last, with the day after it, and the year that did. */
export function endedPeriodsOf(today: string) {
  const monthEnd = `${today.slice(0, 7)}-01`
  return { month: addMonths(monthEnd, -1), monthEnd, year: yearOf(today) - 1 }
}
