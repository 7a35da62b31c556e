import {
  accept,
  addDays,
  calendarDateOf,
  decline,
  irregularityLifecycle,
  isInvestable,
  stateAfter,
  SUSPENSION_DAYS,
  SUSPENSION_NOTICE_DAYS,
  type Decision,
  type FieldError,
  type IrregularityState,
  type PhaseName,
} from '@cauce/contract'

export interface Offer {
  readonly phase: PhaseName
  readonly suspended: boolean
}

/** Only for an open offer, and one at a time (Regulation (EU) 2020/1503, article 23(12), (13)). */
export function decideIrregularity({ phase, suspended }: Offer, texts: Treatment): Decision<undefined> {
  const mistake = mistakeIn(texts)
  if (mistake) return { ok: false, refusal: { code: 'input-invalid', errors: [mistake] } }
  if (!isInvestable(phase)) return decline('state-forbids', { state: phase })
  return suspended ? decline('state-forbids', { state: 'suspended' }) : accept(undefined)
}

export interface Treatment {
  readonly steps?: string | undefined
  readonly correction?: string | undefined
}

function mistakeIn({ steps, correction }: Treatment): FieldError | undefined {
  if (steps === undefined && correction === undefined) return { path: 'steps', code: 'required' }
  return steps === undefined || correction === undefined ? undefined : { path: 'correction', code: 'choice-invalid' }
}

/** 30 calendar days in Madrid (article 23(13)). */
export const lastDayOf = (suspendedAt: Date): string => addDays(calendarDateOf(suspendedAt), SUSPENSION_DAYS)

export interface Suspension {
  readonly state: IrregularityState
  readonly lastDay: string | null
}

/** Until the end of the last day. */
export function decideCorrection(
  { state, lastDay }: Suspension,
  today: string,
): Decision<{ state: IrregularityState }> {
  const next = stateAfter(irregularityLifecycle, 'correct', state)
  if (next === undefined || lastDay === null) return decline('state-forbids', { state })
  return today > lastDay ? decline('correction-too-late', { day: lastDay }) : accept({ state: next })
}

/** Nothing, a notice to staff, or the end of the offer (article 23(13)). */
export function standingOf(
  { state, lastDay, warnedAt }: Suspension & { readonly warnedAt: Date | null },
  today: string,
): 'waits' | 'ends-soon' | 'lapsed' {
  if (state !== 'suspended' || lastDay === null) return 'waits'
  if (today > lastDay) return 'lapsed'
  return warnedAt === null && today >= addDays(lastDay, -SUSPENSION_NOTICE_DAYS) ? 'ends-soon' : 'waits'
}

interface Differing {
  readonly differences: readonly { readonly part: string; readonly stated: string; readonly actual: string }[]
}

/** Tables as text. */
export const auditedOf = <Row extends Differing>(row: Row) => ({
  ...row,
  differences: row.differences.map(({ part, stated, actual }) => `${part}: ${stated} → ${actual}`).join('\n'),
})
