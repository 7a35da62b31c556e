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
  'encoding-unknown': ['found'],
  'encoding-broken': ['expected'],
  // XML
  'xml-broken': [],
  'xml-doctype': [],
  'xml-depth': ['maximum'],
  'version-unknown': ['found'],
  'element-missing': ['element'],
  'element-repeated': ['element'],
  'element-mixed': ['element'],
  'text-too-long': ['element', 'maximum'],
  // Norma 43
  'line-length': ['found', 'minimum', 'maximum'],
  'line-control-character': [],
  'record-unknown': ['found'],
  'record-order': ['found', 'expected'],
  'columns-digits': ['from', 'to', 'found'],
  'columns-day': ['from', 'to', 'found'],
  'columns-value': ['from', 'to', 'found', 'expected'],
  'account-contradicts': ['found', 'expected'],
  'count-contradicts': ['found', 'expected'],
  // What both formats say
  'account-invalid': ['found'],
  'amount-unreadable': ['found'],
  'amount-decimals': ['found'],
  'amount-too-large': ['found'],
  'currency-not-euro': ['found'],
  'direction-unknown': ['found'],
  'status-unknown': ['found'],
  'day-unreadable': ['found'],
  'days-reversed': ['from', 'to'],
  'day-outside': ['found', 'from', 'to'],
  'day-future': ['found', 'today'],
  'sum-contradicts': ['found', 'expected'],
  'parts-contradict': ['found', 'expected'],
  'opening-missing': [],
  'closing-missing': [],
  'opening-contradicts': ['found', 'expected'],
  'balance-contradicts': ['opening', 'movements', 'closing', 'difference'],
} as const satisfies Record<string, readonly string[]>

export type StatementFileReason = keyof typeof STATEMENT_FILE_REASONS

/** Refused whole, at the first fault; line from 1. */
export interface StatementFileRefusal {
  readonly reason: StatementFileReason
  readonly line: number
  /** Reader position from 1, where no value is at fault. */
  readonly column?: number
  readonly values?: Readonly<Record<string, string>>
}
