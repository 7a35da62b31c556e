import type { Cents } from '@cauce/contract'

/** What a bank says of a payment, a payment information or a whole file. The statement alone says that money left. */
export type ReportedStatus =
  | 'accepted'
  | 'refused'
  | 'partly'
  | 'noted'
  | 'payee-match'
  | 'payee-close'
  | 'payee-none'
  | 'payee-not-possible'

/** What the codes of ISO 20022 mean here. `ACCC` and `ACSC` say "settled", which only counts once a statement shows it. */
export const STATUSES = new Map<string, ReportedStatus>(
  Object.entries({
    ACTC: 'accepted',
    ACCP: 'accepted',
    ACSP: 'accepted',
    ACWC: 'accepted',
    ACFC: 'accepted',
    ACCC: 'accepted',
    ACSC: 'accepted',
    RJCT: 'refused',
    PART: 'partly',
    RCVD: 'noted',
    PDNG: 'noted',
    // Verification of payee (EPC218-23): of a payment, and RCVM of a file in which at least one did not match.
    RCVC: 'payee-match',
    RVMC: 'payee-close',
    RVNM: 'payee-none',
    RVNA: 'payee-not-possible',
    RVCM: 'noted',
  } as const),
)

/** Why: a code such as `AC04`, and the words of the bank. */
export interface Reason {
  readonly code: string | null
  readonly text: string | null
}

export interface Level extends Reason {
  /** Null where the level has none: those below have theirs. */
  readonly status: ReportedStatus | null
  readonly line: number
}

export interface ReportedPayment extends Level {
  readonly endToEndId: string
  /** In cents, where the report repeats it. */
  readonly amount: Cents | null
}

export interface ReportedInformation extends Level {
  readonly informationId: string
  readonly payments: readonly ReportedPayment[]
}

/** A pain.002 about one file of ours. */
export interface StatusReport {
  /** The bank's id of the report. */
  readonly reportId: string
  readonly messageId: string
  readonly group: Level
  readonly informations: readonly ReportedInformation[]
}
