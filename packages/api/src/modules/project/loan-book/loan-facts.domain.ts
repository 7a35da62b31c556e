import { daysBetween, type Cents, type DefaultState, type LOAN_STANDINGS, type RiskCategory } from '@cauce/contract'

export interface DefaultTime {
  readonly since: string
  readonly state: DefaultState
  readonly endedOn: string | null
  readonly loss: Cents | null
}

/** Null until paid in full. */
export interface ScheduledPayment {
  readonly dueDate: string
  readonly paidOn: string | null
}

export interface LoanFacts {
  readonly category: RiskCategory | null
  readonly lentOn: string
  readonly amount: Cents
  readonly outstanding: Cents
  /** Due day; null if everything is paid. */
  readonly oldestUnpaid: string | null
  readonly payments: readonly ScheduledPayment[]
  readonly defaults: readonly DefaultTime[]
}

export type Standing = (typeof LOAN_STANDINGS)[number]

export function standingOf(
  loan: Pick<LoanFacts, 'outstanding' | 'oldestUnpaid' | 'defaults'>,
  today: string,
): Standing {
  if (loan.defaults.some(({ state }) => state === 'written-off')) return 'lost'
  if (loan.defaults.some(({ state }) => state === 'open')) return 'in-default'
  if (loan.oldestUnpaid === null) return loan.outstanding > 0n ? 'lost' : 'repaid'
  return daysLateOf(loan, today) > 0 ? 'late' : 'current'
}

/** 0 if none is late. */
export const daysLateOf = ({ oldestUnpaid }: Pick<LoanFacts, 'oldestUnpaid'>, today: string): number =>
  oldestUnpaid === null ? 0 : Math.max(0, daysBetween(oldestUnpaid, today))

export const lossOf = ({ defaults }: Pick<LoanFacts, 'defaults'>): Cents =>
  defaults.reduce((sum, { loss }) => sum + (loss ?? 0n), 0n)
