import { GUIDANCE_CAP_CENTS, RISK_MARKS, type Cents, type RiskMark } from '@cauce/contract'

export interface CustomerFacts {
  readonly isDisabled: boolean
  readonly isEmailConfirmed: boolean
  readonly isVerified: boolean
  readonly registeredNumber: string | null
  /** Approved. */
  readonly document: { readonly number: string; readonly validUntil: string | null } | null
  readonly declinedCount: number
  readonly refusedAccountCount: number
  readonly sharedAccountCount: number
  readonly returnedPaymentCount: number
  /** Held for a payer with another name. */
  readonly heldPayerCount: number
  /** Consecutive. */
  readonly failedLoginCount: number
  /** Failures without a delay. */
  readonly freeFailures: number
  readonly invested: Cents
  readonly today: string
}

interface Mark {
  readonly mark: RiskMark
  readonly count: number | null
  readonly since: string | null
}

/** Alphanumeric, upper case. */
const plain = (number: string) => number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** Most serious first. */
export function riskMarks(facts: CustomerFacts): Mark[] {
  const { registeredNumber, document, today } = facts
  const expiredOn = document?.validUntil && document.validUntil < today ? document.validUntil : undefined
  const isOther = document !== null && registeredNumber !== null && plain(document.number) !== plain(registeredNumber)
  const found: Readonly<Record<RiskMark, boolean | number>> = {
    disabled: facts.isDisabled,
    failedLogins: facts.failedLoginCount > facts.freeFailures ? facts.failedLoginCount : 0,
    payerDiffers: facts.heldPayerCount,
    documentDiffers: isOther,
    documentExpired: expiredOn !== undefined,
    accountShared: facts.sharedAccountCount,
    paymentReturned: facts.returnedPaymentCount,
    accountRefused: facts.refusedAccountCount,
    identityDeclined: facts.declinedCount,
    aboveGuidance: facts.invested > GUIDANCE_CAP_CENTS,
    emailUnconfirmed: !facts.isEmailConfirmed,
    unverified: !facts.isVerified,
  }
  return RISK_MARKS.filter((mark) => Boolean(found[mark])).map((mark) => ({
    mark,
    count: typeof found[mark] === 'number' ? found[mark] : null,
    since: mark === 'documentExpired' ? expiredOn! : null,
  }))
}
