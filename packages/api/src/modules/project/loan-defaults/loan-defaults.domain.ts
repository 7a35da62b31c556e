import {
  accept,
  decline,
  formatAmount,
  laterOf,
  loanDefaultLifecycle,
  stateAfter,
  type Cents,
  type Decision,
  type DefaultState,
  type PhaseName,
} from '@cauce/contract'
import type { Arrears } from './arrears.domain.ts'

export interface RecordFacts {
  readonly isLoan: boolean
  readonly phase: PhaseName
  /** Of the payout; undefined before. */
  readonly lentOn: string | undefined
  /** Ongoing, or written off. */
  readonly lasting: DefaultState | undefined
  readonly curedOn: string | undefined
  readonly since: string
  readonly today: string
}

/** Paid out, not repaid, not in default. */
export function decideRecording(facts: RecordFacts): Decision<undefined> {
  const { isLoan, phase, lentOn, lasting, curedOn, since, today } = facts
  if (!isLoan || phase !== 'Financed' || lentOn === undefined) return decline('state-forbids', { state: phase })
  if (lasting !== undefined) return decline('state-forbids', { state: lasting })
  const earliest = curedOn === undefined ? lentOn : laterOf(curedOn, lentOn)
  if (since < earliest) return decline('date-too-early', { earliest }, 'since')
  if (since > today) return decline('date-too-late', { latest: today }, 'since')
  return accept(undefined)
}

export interface EndFacts {
  readonly state: DefaultState
  readonly wanted: 'cured' | 'written-off'
  readonly arrears: Arrears | null
  readonly outstanding: Cents
}

const ACTIONS = { cured: 'cure', 'written-off': 'writeOff' } as const

/** A loan with material arrears is not cured; a write-off needs outstanding principal. */
export function decideEnd({
  state,
  wanted,
  arrears,
  outstanding,
}: EndFacts): Decision<{ state: 'cured' | 'written-off'; loss: Cents | null }> {
  const next = stateAfter(loanDefaultLifecycle, ACTIONS[wanted], state)
  if (next === undefined) return decline('state-forbids', { state })
  if (next === 'cured')
    return arrears === null
      ? accept({ state: next, loss: null })
      : decline('still-past-due', { amount: formatAmount(arrears.amount), day: arrears.since })
  return outstanding > 0n ? accept({ state: next, loss: outstanding }) : decline('nothing-outstanding')
}
