import { GUIDANCE_CAP_CENTS, RISK_MARKS, type Cents, type RiskMark } from '@cauce/contract'

/** What the records say of a customer. */
export interface CustomerFacts {
  readonly isDisabled: boolean
  readonly isEmailConfirmed: boolean
  readonly isVerified: boolean
  /** The number of the document that the person registered. */
  readonly registeredNumber: string | null
  /** The document of the approved verification. */
  readonly document: { readonly number: string; readonly validUntil: string | null } | null
  readonly declinedCount: number
  readonly refusedAccountCount: number
  readonly sharedAccountCount: number
  readonly returnedPaymentCount: number
  /** Transfers that are held because the payer has another name. */
  readonly heldPayerCount: number
  /** Failed log-ins in a row, as they are counted to slow them down. */
  readonly failedLoginCount: number
  /** So many failures cost nobody a delay. */
  readonly freeFailures: number
  readonly invested: Cents
  readonly today: string
}

interface Mark {
  readonly mark: RiskMark
  readonly count: number | null
  readonly since: string | null
}

/** A number of a document as two readers of it would agree on it. */
const plain = (number: string) => number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** What calls for care about a customer, the gravest first. */
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
