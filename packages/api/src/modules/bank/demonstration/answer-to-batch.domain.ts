import type { PaymentState } from '@cauce/contract'
import type { PaymentAnswer } from './pain002-text.ts'

export interface AnsweredPayment {
  readonly endToEndId: string
  readonly state: PaymentState
}

/**
 * Of several payments it rejects the last unpaid one and accepts the others. Deterministic, so that the next answer
 * does not contradict.
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

const REFUSAL = { status: 'RJCT', reason: 'AC04', words: 'Cuenta cancelada' } as const
