import type { PaymentState } from '@cauce/contract'
import type { PaymentAnswer } from './pain002-text.ts'

/** A payment of a batch that was handed over. */
export interface AnsweredPayment {
  readonly endToEndId: string
  readonly state: PaymentState
}

/**
 * What the bank of the demonstration says of the payments of a batch, in the order of its file: of several it refuses the last one
 * that it has not paid, the others are accepted. What it has refused stays refused, so that its next answer contradicts nothing.
 */
export function answersTo(payments: readonly AnsweredPayment[]): PaymentAnswer[] {
  const refusedBefore = payments.filter(({ state }) => state === 'refused')
  const open = payments.filter(({ state }) => state === 'released' || state === 'accepted')
  const refused = new Set(refusedBefore.length > 0 || payments.length === 1 ? refusedBefore : open.slice(-1))
  return payments.map((payment) => ({
    endToEndId: payment.endToEndId,
    ...(refused.has(payment) ? REFUSAL : { status: 'ACCP' as const }),
  }))
}

/** The account of the payee is closed. */
const REFUSAL = { status: 'RJCT', reason: 'AC04', words: 'Cuenta cancelada' } as const
