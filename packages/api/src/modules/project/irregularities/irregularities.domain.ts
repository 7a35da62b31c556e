import {
  accept,
  addDays,
  calendarDateOf,
  decline,
  irregularityLifecycle,
  isInvestable,
  isQuoteOf,
  stateAfter,
  SUSPENSION_DAYS,
  SUSPENSION_NOTICE_DAYS,
  type Decision,
  type FieldError,
  type IrregularityState,
  type PhaseName,
  type SheetDocument,
} from '@cauce/contract'

export interface Offer {
  readonly phase: PhaseName
  readonly suspended: boolean
}

/** Only for an open offer, and one at a time (Regulation (EU) 2020/1503, article 23(12), (13)). */
export function decideIrregularity(
  { phase, suspended }: Offer,
  texts: Treatment,
  sheet?: PublishedTexts,
): Decision<undefined> {
  const mistake = mistakeIn(texts) ?? misquoteIn(texts, sheet)
  if (mistake) return { ok: false, refusal: { code: 'input-invalid', errors: [mistake] } }
  if (!isInvestable(phase)) return decline('state-forbids', { state: phase })
  return suspended ? decline('state-forbids', { state: 'suspended' }) : accept(undefined)
}

export interface Treatment {
  readonly steps?: string | undefined
  readonly correction?: string | undefined
  readonly differences?: readonly { readonly stated: string; readonly statedEn?: string | null }[] | undefined
}

export interface PublishedTexts {
  readonly document: SheetDocument
  readonly documentEn: SheetDocument | null
}

/** What a table of corrections says of the sheet stands in it, so that readers find it there, struck. */
function misquoteIn({ differences = [] }: Treatment, sheet: PublishedTexts | undefined): FieldError | undefined {
  if (!sheet) return undefined
  const { document, documentEn } = sheet
  for (const [row, { stated, statedEn }] of differences.entries()) {
    if (!isQuoteOf(document, stated)) return { path: `differences.${row}.stated`, code: 'quote-not-found' }
    if (documentEn && statedEn && !isQuoteOf(documentEn, statedEn))
      return { path: `differences.${row}.statedEn`, code: 'quote-not-found' }
  }
  return undefined
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
