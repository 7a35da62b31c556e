/**
 * Refusals in order of precedence: the first that applies is answered. Codes are stable; handbook chapter 18 fixes some
 * wordings.
 */
interface Definition {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503
  readonly params?: readonly string[]
}

export const errors = {
  // Authentication and authorisation
  'origin-refused': { status: 403 },
  'not-logged-in': { status: 401 },
  'session-expired': { status: 401 },
  'code-owed': { status: 401 },
  'otp-not-configured': { status: 401 },
  'login-failed': { status: 401 },
  'code-wrong': { status: 401 },
  'code-used': { status: 401 },
  'passkey-refused': { status: 401 },
  'account-disabled': { status: 403 },
  'holder-deceased': { status: 403 },
  'too-many-requests': { status: 429, params: ['seconds'] },
  forbidden: { status: 403 },
  'code-required': { status: 403 },
  'signature-invalid': { status: 401 },
  'link-invalid': { status: 422 },
  'set-up-code-invalid': { status: 422 },

  // Records
  'not-found': { status: 404 },
  'customer-not-accessible': { status: 404 },

  // Syntax and files of the request
  'method-not-allowed': { status: 405 },
  'headers-too-large': { status: 431 },
  'request-unreadable': { status: 400 },
  'body-unreadable': { status: 400 },
  'body-too-deep': { status: 400, params: ['maximum'] },
  'body-too-large': { status: 413, params: ['maximumMegabytes'] },
  'input-invalid': { status: 422 },
  'too-many-uploads': { status: 429, params: ['seconds'] },
  'file-too-large': { status: 422, params: ['maximumMegabytes'] },
  'file-kind': { status: 415, params: ['kinds'] },
  'too-many-files': { status: 422, params: ['maximum'] },
  'file-empty': { status: 422 },
  'picture-unreadable': { status: 422 },
  'video-unreadable': { status: 422 },
  'document-unreadable': { status: 422 },
  'document-encrypted': { status: 422 },
  'document-active': { status: 422 },

  // Fields
  required: { status: 422 },
  'unknown-field': { status: 422, params: ['field'] },
  'read-only': { status: 422 },
  'type-invalid': { status: 422 },
  'choice-invalid': { status: 422 },
  'quote-not-found': { status: 422 },
  'order-unknown': { status: 422, params: ['choices'] },
  'text-invalid': { status: 422 },
  'text-too-short': { status: 422, params: ['minimum'] },
  'text-too-long': { status: 422, params: ['maximum'] },
  'text-field-unknown': { status: 422, params: ['field', 'known'] },
  'number-invalid': { status: 422 },
  'integer-invalid': { status: 422 },
  'number-not-positive': { status: 422 },
  'number-negative': { status: 422 },
  'number-too-small': { status: 422, params: ['minimum'] },
  'number-too-large': { status: 422, params: ['maximum'] },
  'percentage-negative': { status: 422 },
  'percentage-places': { status: 422 },
  'percentage-not-below-100': { status: 422 },
  'journal-account-invalid': { status: 422 },
  'reference-prefix-invalid': { status: 422 },
  'amount-invalid': { status: 422 },
  'amount-not-positive': { status: 422 },
  'amount-negative': { status: 422 },
  'id-invalid': { status: 422 },
  'date-invalid': { status: 422 },
  'date-too-early': { status: 422, params: ['earliest'] },
  'date-too-late': { status: 422, params: ['latest'] },
  'end-before-start': { status: 422 },
  'too-many-periods': { status: 422, params: ['maximum'] },
  'email-invalid': { status: 422 },
  'emails-differ': { status: 422 },
  'email-unchanged': { status: 422 },
  'email-change-recent': { status: 409 },
  'account-closing': { status: 409 },
  'data-export-under-way': { status: 409 },
  'data-exports-too-many': { status: 409 },
  'email-taken': { status: 409 },
  'password-weak': { status: 422 },
  'password-guessable': { status: 422 },
  'passwords-differ': { status: 422 },
  'password-unchanged': { status: 422 },
  'name-invalid': { status: 422 },
  'name-not-latin': { status: 422 },
  'title-invalid': { status: 422 },
  'phone-invalid': { status: 422 },
  'country-unknown': { status: 422 },
  'document-number-invalid': { status: 422 },
  'tax-number-invalid': { status: 422 },
  'spanish-tax-number-invalid': { status: 422 },
  'return-number-invalid': { status: 422 },
  underage: { status: 422 },
  'identification-exists': { status: 409 },
  'iban-invalid': { status: 422 },
  'iban-exists': { status: 409 },
  'bic-invalid': { status: 422 },
  'lei-invalid': { status: 422 },
  'nace-invalid': { status: 422 },
  'initiating-party-id-invalid': { status: 422 },
  'brand-name-invalid': { status: 422 },
  'color-invalid': { status: 422 },
  'color-contrast': { status: 422, params: ['ratio', 'required', 'ground', 'nearest'] },
  'mark-not-plain': { status: 422 },
  'url-invalid': { status: 422 },
  'url-exists': { status: 409 },
  'name-exists': { status: 409 },
  'terms-not-accepted': { status: 422 },
  'privacy-not-acknowledged': { status: 422 },
  'declaration-missing': { status: 422 },
  'criteria-not-met': { status: 422 },
  'share-too-small': { status: 422 },
  'reason-required': { status: 422 },
  'proof-required': { status: 422 },
  'reference-unknown': { status: 422 },

  // Optimistic locking and idempotency
  'document-unchanged': { status: 409 },
  'document-changed': { status: 409 },
  'edit-conflict': { status: 409 },
  'idempotency-key-invalid': { status: 422 },
  'idempotency-key-reused': { status: 422 },
  'idempotency-in-progress': { status: 409 },

  // Lifecycles
  'state-forbids': { status: 409, params: ['state'] },
  'still-referenced': { status: 409 },
  'last-administrator': { status: 409 },
  'administrator-active': { status: 409 },
  'own-money': { status: 403 },
  'own-account': { status: 409 },
  'second-administrator-needed': { status: 409 },
  'maker-is-checker': { status: 403 },
  'access-needed': { status: 403 },
  'access-waiting': { status: 409 },
  'money-remains': { status: 409 },
  'payments-under-way': { status: 409 },
  'manager-assigned': { status: 409 },
  'totp-exists': { status: 409 },
  'passkey-exists': { status: 409 },
  'no-passkey': { status: 409 },
  'too-many-passkeys': { status: 409, params: ['maximum'] },
  'last-factor': { status: 409 },
  'setup-expired': { status: 409 },
  'verification-running': { status: 409 },
  'already-verified': { status: 409 },
  'classification-pending': { status: 409 },
  'verification-start-failed': { status: 503 },
  'promotion-overlaps': { status: 409 },
  'project-not-ready': { status: 409, params: ['missing'] },
  'terms-locked': { status: 409 },
  'promoter-is-insider': { status: 409 },
  'promoter-invests': { status: 409 },
  'above-own-income': { status: 409, params: ['available'] },
  'above-owner-maximum': { status: 409, params: ['total', 'maximum'] },
  'sheet-missing': { status: 409 },
  'sheet-of-loans': { status: 409 },
  'sheet-not-uploaded': { status: 409 },
  'sheet-without-lei': { status: 409 },
  'sheet-incomplete': { status: 409, params: ['count'] },
  'sheet-too-long': { status: 409, params: ['pages', 'maximum'] },
  'sheet-unchanged': { status: 409 },
  'correction-too-late': { status: 409, params: ['day'] },

  // Investing, in the order of the checks
  'email-not-confirmed': { status: 409 },
  'account-under-review': { status: 409 },
  'guardian-consent-missing': { status: 409 },
  'money-garnished': { status: 409, params: ['garnished'] },
  'hold-exists': { status: 409 },
  'above-outstanding': { status: 422, params: ['outstanding'] },
  'payee-too-new': { status: 409, params: ['until'] },
  'payee-unconfirmed': { status: 409, params: ['name'] },
  'identity-not-approved': { status: 409 },
  'origin-not-declared': { status: 409 },
  'new-text-not-accepted': { status: 409 },
  'customer-not-verified': { status: 409 },
  'investing-not-possible': { status: 409 },
  'offer-suspended': { status: 409 },
  'phase-stale': { status: 409 },
  'sheet-stale': { status: 409 },
  'below-minimum-investment': { status: 422, params: ['minimum'] },
  'above-project-remainder': { status: 422, params: ['maximum'] },
  'above-project-maximum': { status: 422, params: ['maximum'] },
  'investor-places-taken': { status: 409 },
  'wallet-insufficient': { status: 409 },
  'above-available-balance': { status: 422, params: ['available'] },
  'guidance-consent-missing': { status: 422, params: ['total', 'cap'] },
  'threshold-consent-missing': { status: 422, params: ['total', 'threshold'] },
  'understanding-not-shown': { status: 422 },
  'reserving-not-possible': { status: 409 },
  'already-reserved': { status: 409 },
  'already-signed-off': { status: 409 },
  'above-preinvestment-remainder': { status: 422, params: ['maximum'] },
  'preinvestor-places-taken': { status: 409 },
  'deposit-not-covered': { status: 409, params: ['deposit'] },
  'reflection-ended': { status: 409 },
  'disinvestment-not-possible': { status: 409 },

  // Wallet
  'bank-account-not-valid': { status: 409 },
  'wallet-not-created': { status: 409 },
  'no-company-account': { status: 409 },
  'main-account-needed': { status: 409 },
  'certificate-missing': { status: 409 },
  'statement-file-unreadable': { status: 422 },
  'statement-file-imported': { status: 409, params: ['name'] },
  'statement-not-ours': { status: 409, params: ['iban'] },
  'statement-contradicts': { status: 409, params: ['day', 'expected', 'found'] },
  'statement-uncertain': { status: 409, params: ['day'] },
  'statement-lines-decided': { status: 409, params: ['count'] },
  'statement-joined': { status: 409, params: ['count'] },
  'institution-unavailable': { status: 503 },
  'mail-not-sent': { status: 503, params: ['failure'] },
  'files-failed': { status: 503, params: ['failure'] },
  'payment-incomplete': { status: 409 },
  'payout-stays-owed': { status: 409 },
  'not-a-banking-day': { status: 422 },
  'batch-changed': { status: 409 },
  'batch-goes-to-institution': { status: 409 },
  'statements-missing-since-restore': { status: 409, params: ['iban', 'from', 'until'] },
  'debits-open-since-restore': { status: 409, params: ['count', 'from', 'until'] },
  'transfers-being-checked': { status: 409 },
  'status-report-unreadable': { status: 422, params: ['line'] },
  'status-report-invalid': { status: 422, params: ['line', 'element'] },
  'status-report-unknown': { status: 422, params: ['message'] },
  'status-report-mismatch': { status: 422, params: ['line', 'id'] },
  'above-income-maximum': { status: 422, params: ['maximum'] },
  'above-wallet-maximum': { status: 422, params: ['maximum'] },

  // Lines of bank statements
  'match-not-possible': { status: 409 },
  'credit-has-owner': { status: 409 },
  'match-sums-differ': { status: 422, params: ['difference'] },
  'match-money-spent': { status: 409, params: ['available'] },
  'return-not-income': { status: 409 },
  'return-not-undone': { status: 409 },
  'sender-account-unknown': { status: 409 },
  // Distributions
  'money-not-received': { status: 409, params: ['unreceived'] },
  'early-credit-limit': { status: 409, params: ['maximum', 'unreceived'] },
  'early-credit-overdue': { status: 409, params: ['days', 'project', 'maximum'] },
  'schedule-unavailable': { status: 409 },
  'earlier-payment-unpaid': { status: 409, params: ['number', 'dueDate'] },
  'later-payment-recorded': { status: 409, params: ['number', 'dueDate'] },
  'payment-on-statement': { status: 409 },
  'return-money-spent': { status: 409, params: ['count'] },
  'nothing-to-hand-over': { status: 409 },
  'still-past-due': { status: 409, params: ['amount', 'day'] },
  'nothing-outstanding': { status: 409 },
  'withholding-rate-missing': { status: 409, params: ['day'] },
  'distribution-amount-mismatch': { status: 422, params: ['expected'] },

  // Imports from CSV
  'import-file-unreadable': { status: 422, params: ['line'] },
  'import-file-empty': { status: 422 },
  'import-file-too-long': { status: 422, params: ['maximum'] },
  'import-file-too-wide': { status: 422, params: ['maximum'] },
  'import-forgotten': { status: 409 },
  'import-has-refused-lines': { status: 409 },
  'import-has-no-good-line': { status: 409 },
  'import-followed': { status: 409, params: ['count'] },
  'tax-number-exists': { status: 409 },
  'line-repeated': { status: 422, params: ['line'] },
  'line-too-wide': { status: 422, params: ['maximum'] },
  'customer-unknown': { status: 422 },
  'customer-ambiguous': { status: 422 },
  'word-unknown': { status: 422, params: ['word', 'accepted'] },

  // The platform
  'page-not-found': { status: 404 },
  unavailable: { status: 503 },
  unexpected: { status: 500 },
} as const satisfies Record<string, Definition>

/** `Retry-After` of a 503. */
export const RETRY_AFTER_SECONDS = 2

export type ErrorCode = keyof typeof errors
/** Amounts as on the wire. */
export type ErrorParams = Readonly<Record<string, string | number>>

export const errorCodes = Object.keys(errors) as ErrorCode[]
export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(errors, text)

/** Path in body or query, and reason. */
export interface FieldError {
  readonly path: string
  readonly code: ErrorCode
  readonly params?: ErrorParams
}

/** Returned by domain functions, thrown once by services, mapped once by HTTP. */
export interface RefusalValue extends Omit<FieldError, 'path'> {
  readonly path?: string
  readonly errors?: readonly FieldError[]
}

export class Refusal extends Error implements RefusalValue {
  declare readonly code: ErrorCode
  declare readonly params?: ErrorParams
  declare readonly path?: string
  declare readonly errors?: readonly FieldError[]

  constructor(value: RefusalValue) {
    super(value.code)
    this.name = 'Refusal'
    Object.assign(this, value)
  }
}

/** `return refuse('below-minimum-investment', { minimum }, 'amount')`. */
export function refuse(code: ErrorCode, params?: ErrorParams, path?: string): RefusalValue {
  return { code, ...(params && { params }), ...(path !== undefined && { path }) }
}

export type Decision<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: RefusalValue }
export const accept = <Value>(value: Value): Decision<Value> => ({ ok: true, value })
/** `path`: the field to correct. */
export const decline = (code: ErrorCode, params?: ErrorParams, path?: string): Decision<never> => ({
  ok: false,
  refusal: refuse(code, params, path),
})
/** All mistakes at once: one by its own code, several as `input-invalid`. */
export function withoutMistakes([first, ...others]: readonly FieldError[]): Decision<undefined> {
  if (others.length === 0) return first ? decline(first.code, first.params, first.path) : accept(undefined)
  return { ok: false, refusal: { code: 'input-invalid', errors: [first!, ...others] } }
}
