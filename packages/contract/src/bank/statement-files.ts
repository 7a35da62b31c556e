/** Refusal reasons with message values; amounts and days as on the wire. Words in `statementFiles` of `@cauce/i18n`. */
export const STATEMENT_FILE_REASONS = {
  // Archives
  'archive-unreadable': [],
  'archive-encrypted': ['file'],
  'archive-damaged': ['file'],
  'archive-nested': ['file'],
  'archive-empty': [],
  'archive-files': ['maximum'],
  'archive-size': ['maximum'],
  // Any file
  'file-empty': [],
  'format-unknown': [],
  // XML
  'xml-broken': [],
  'xml-doctype': [],
  'xml-depth': ['maximum'],
  'message-unknown': ['found'],
  'element-missing': ['element'],
  'element-repeated': ['element'],
  'text-too-long': ['element', 'maximum'],
  // Norma 43
  'line-length': ['maximum'],
  'record-order': ['found', 'expected'],
  'columns-digits': ['from', 'to', 'found'],
  'columns-value': ['from', 'to', 'found', 'expected'],
  'account-contradicts': ['found', 'expected'],
  // What both formats say
  'account-invalid': ['found'],
  'amount-unreadable': ['found'],
  'amount-decimals': ['found'],
  'amount-too-large': ['found'],
  'currency-not-euro': ['found'],
  'direction-unknown': ['found'],
  'day-future': ['found', 'today'],
  'sum-contradicts': ['found', 'expected'],
  'opening-missing': [],
  'closing-missing': [],
  'opening-contradicts': ['found', 'expected'],
  'balance-contradicts': ['opening', 'movements', 'closing', 'difference'],
} as const satisfies Record<string, readonly string[]>

export type StatementFileReason = keyof typeof STATEMENT_FILE_REASONS

/** What is odd in a file of which the balances add up, so that it counts. Words in `statementFiles.remarks`. */
export const STATEMENT_FILE_REMARKS = {
  'encoding-other': ['found'],
  'documents-several': [],
  'line-empty': [],
  'line-length': ['found', 'maximum'],
  'record-unknown': ['found'],
  'count-contradicts': ['found', 'expected'],
  'sum-contradicts': ['found', 'expected'],
  'status-unknown': ['found'],
  'days-reversed': ['from', 'to'],
  'period-future': ['found', 'today'],
  'day-missing': ['taken'],
  'day-outside': ['found', 'taken'],
  'opening-page': [],
  'closing-page': [],
  'closing-missing': ['taken'],
  'details-contradict': ['found', 'expected'],
  'details-currency': ['found'],
  'details-missing': [],
} as const satisfies Record<string, readonly string[]>

export type StatementFileRemarkReason = keyof typeof STATEMENT_FILE_REMARKS

/** Once a statement and reason: where it is first. */
export interface StatementFileRemark {
  readonly reason: StatementFileRemarkReason
  /** From 1. */
  readonly line: number
  readonly values: Readonly<Record<string, string>>
  /** How many places have it. */
  readonly count: number
}

/** Refused whole, at the first fault; line from 1. */
export interface StatementFileRefusal {
  readonly reason: StatementFileReason
  readonly line: number
  /** Reader position from 1, where no value is at fault. */
  readonly column?: number
  readonly values?: Readonly<Record<string, string>>
}
