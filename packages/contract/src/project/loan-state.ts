import type { DefaultState } from './loan-defaults.ts'
import type { PhaseName } from './phases.ts'

export const LOAN_STATES = ['onTime', 'late', 'inDefault', 'lost'] as const
export type LoanState = (typeof LOAN_STATES)[number]

interface LoanFacts {
  readonly phaseName: PhaseName
  readonly daysLate: number
  /** Undefined without a default, or once it is cured. */
  readonly defaultState: DefaultState | undefined
}

/** Null before the project is financed and once it is repaid. */
export function loanStateOf({ phaseName, daysLate, defaultState }: LoanFacts): LoanState | null {
  if (phaseName !== 'Financed' && phaseName !== 'Closed') return null
  if (defaultState === 'open') return 'inDefault'
  if (defaultState === 'written-off') return 'lost'
  if (phaseName === 'Closed') return null
  return daysLate > 0 ? 'late' : 'onTime'
}

/** Forecasts, rates and calendars count no payment of it. */
export const isUnlikelyToPay = ({ loanState }: { readonly loanState: LoanState | null }): boolean =>
  loanState === 'inDefault' || loanState === 'lost'
