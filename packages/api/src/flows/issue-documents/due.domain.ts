import { addDays, addMonths, type IssuedDocumentKind } from '@cauce/contract'

export interface Subject {
  readonly kind: IssuedDocumentKind
  readonly orderId: string | null
  readonly projectId: string | null
  readonly periodStart: string | null
  readonly periodEnd: string | null
  /** Subject year. */
  readonly year: number
}

export interface Activity {
  readonly orders: readonly { readonly orderId: string; readonly projectId: string; readonly day: string }[]
  /** Repaid and closed projects. */
  readonly ended: readonly { readonly projectId: string; readonly day: string }[]
  /** Months with movements, `2026-11`. */
  readonly months: readonly string[]
  /** With credited payments. */
  readonly paidYears: readonly number[]
  /** In the wallet or invested. */
  readonly hasMoney: boolean
}

const NONE = { orderId: null, projectId: null, periodStart: null, periodEnd: null } as const
const yearOf = (day: string) => Number(day.slice(0, 4))

export const subjectKey = ({ kind, orderId, projectId, periodStart }: Omit<Subject, 'periodEnd' | 'year'>) =>
  [kind, orderId, projectId, periodStart].join(' ')

/**
 * Documents due by `today`: orders at once, projects at their end, months and years with movements once over; a year
 * also while there is money.
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

/** Last ended month (with the following day) and year. */
export function endedPeriodsOf(today: string) {
  const monthEnd = `${today.slice(0, 7)}-01`
  return { month: addMonths(monthEnd, -1), monthEnd, year: yearOf(today) - 1 }
}
