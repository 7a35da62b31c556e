import type { Cents } from '@cauce/contract'

/** Only a statement says that money left. */
export type ReportedStatus =
  | 'accepted'
  | 'refused'
  | 'partly'
  | 'noted'
  | 'payee-match'
  | 'payee-close'
  | 'payee-none'
  | 'payee-not-possible'

/** ISO 20022 codes. `ACCC` and `ACSC` mean "settled", which counts only on a statement. */
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
    // Verification of payee (EPC218-23); RCVM is for a file with at least one mismatch.
    RCVC: 'payee-match',
    RVMC: 'payee-close',
    RVNM: 'payee-none',
    RVNA: 'payee-not-possible',
    RVCM: 'noted',
  } as const),
)

/** Code such as `AC04`, and the bank's text. */
export interface Reason {
  readonly code: string | null
  readonly text: string | null
}

export interface Level extends Reason {
  /** Null where lower levels have it. */
  readonly status: ReportedStatus | null
  readonly line: number
}

export interface ReportedPayment extends Level {
  readonly endToEndId: string
  /** Cents, where the report repeats it. */
  readonly amount: Cents | null
}

export interface ReportedInformation extends Level {
  readonly informationId: string
  readonly payments: readonly ReportedPayment[]
}

export interface StatusReport {
  /** The bank's id of the report. */
  readonly reportId: string
  readonly messageId: string
  readonly group: Level
  readonly informations: readonly ReportedInformation[]
}
