import { PAYMENT_PROBLEMS, type Cents, type PaymentProblem } from '@cauce/contract'
import { isSpelt } from '@cauce/contract/latin.ts'
import { sepaZoneOf } from '@cauce/contract/bank/sepa-zones.ts'
import type { PayeeAddress } from '../../../database/schema/payees.ts'
import { epcText } from './payment-file.domain.ts'

export interface PayeeData {
  readonly beneficiary: string | null
  readonly iban: string | null
  readonly bic: string | null
  readonly address: PayeeAddress | null
  readonly amount: Cents
  /** The money of the payee stands still. */
  readonly isFrozen?: boolean
  /** One administrator alone entered and validated the account. */
  readonly isUnconfirmed?: boolean
  /** A promoter's payment that it needs is on no statement. */
  readonly isUnreceived?: boolean
}

/** SEPA maximum: 999,999,999.99 EUR (EPC132-08). */
const MAXIMUM_TRANSFER: Cents = 99_999_999_999n

/**
 * Data that a bank would reject. Outside the EEA it requires BIC and structured address with town (EPC132-08); outside
 * SEPA it cannot be paid by such a file.
 */
export function problemsOf(payee: PayeeData): PaymentProblem[] {
  const {
    beneficiary,
    iban,
    bic,
    address,
    amount,
    isFrozen = false,
    isUnconfirmed = false,
    isUnreceived = false,
  } = payee
  const zone = iban === null ? undefined : sepaZoneOf(iban)
  const found: Record<PaymentProblem, boolean> = {
    'account-under-review': isFrozen,
    'payee-unconfirmed': isUnconfirmed,
    'money-not-received': isUnreceived,
    // Letters without a Latin spelling would be dots: the queue asks for the one of the document.
    'beneficiary-missing': !isSpelt(beneficiary ?? '') || !/[A-Za-z0-9]/.test(epcText(beneficiary ?? '', 70)),
    'iban-missing': iban === null,
    'amount-too-large': amount > MAXIMUM_TRANSFER,
    'outside-sepa': iban !== null && zone === undefined,
    'bic-missing': zone === 'outside' && bic === null,
    'town-missing': zone === 'outside' && !/[A-Za-z0-9]/.test(epcText(address?.town ?? '', 35)),
  }
  return PAYMENT_PROBLEMS.filter((problem) => found[problem])
}
