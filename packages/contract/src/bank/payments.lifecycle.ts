import { z } from 'zod'
import { defineLifecycle } from '../lifecycle.ts'

export const PAYMENT_KINDS = ['withdrawal', 'payout', 'return_transfer', 'tax', 'own'] as const
export const PaymentKind = z
  .enum(PAYMENT_KINDS)
  .describe(
    'A withdrawal of a customer, the payout of a project to its promoter, a transfer that is sent back, withheld tax that is handed over, or income of the platform.',
  )

export const PAYMENT_STATES = [
  'queued',
  'batched',
  'released',
  'accepted',
  'refused',
  'executed',
  'returned',
  'cancelled',
] as const
export const PaymentState = z
  .enum(PAYMENT_STATES)
  .describe(
    'Only a line of a statement makes a payment executed or returned; a report of the bank accepts or refuses it.',
  )
export type PaymentState = z.infer<typeof PaymentState>

/** EPC218-23. */
export const PAYEE_VERIFICATIONS = ['match', 'close', 'none', 'not_possible'] as const
export const PayeeVerification = z.enum(PAYEE_VERIFICATIONS).describe("The bank's verification of the payee.")
export type PayeeVerification = z.infer<typeof PayeeVerification>

export const PAYMENT_PROBLEMS = [
  'account-under-review',
  'payee-unconfirmed',
  'money-not-received',
  'beneficiary-missing',
  'iban-missing',
  'amount-too-large',
  'outside-sepa',
  'bic-missing',
  'town-missing',
] as const
export const PaymentProblem = z.enum(PAYMENT_PROBLEMS).describe('What keeps a payment out of a batch.')
export type PaymentProblem = z.infer<typeof PaymentProblem>

/** The money of a refused, returned or cancelled payment goes back (decision outgoing-payments). */
export const paymentLifecycle = defineLifecycle({
  name: 'payment',
  states: PAYMENT_STATES,
  initial: ['queued'],
  transitions: {
    batch: { from: ['queued'], to: 'batched', permission: 'payments.batch' },
    unbatch: { from: ['batched', 'released'], to: 'queued', permission: 'payments.edit' },
    release: { from: ['batched'], to: 'released', permission: 'payments.release' },
    accept: { from: ['released'], to: 'accepted', permission: 'payments.edit' },
    refuse: { from: ['released', 'accepted'], to: 'refused', permission: 'payments.edit' },
    execute: { from: ['released', 'accepted'], to: 'executed', permission: null },
    /** The bank has paid what it had refused. */
    executeRefused: { from: ['refused'], to: 'executed', permission: null },
    /** Handed over after the copy of which the platform was restored (decision backup), or paid although it was refused before. */
    recognise: { from: ['queued', 'batched'], to: 'executed', permission: null },
    /** The line was another payment's. */
    queueAgain: { from: ['executed'], to: 'queued', permission: null },
    reopen: { from: ['executed'], to: 'released', permission: null },
    return: { from: ['executed'], to: 'returned', permission: null },
    /** So was the return's line. */
    undoReturn: { from: ['returned'], to: 'executed', permission: null },
    cancel: { from: ['queued', 'batched'], to: 'cancelled', permission: 'payments.cancel' },
  },
})

export const PAYMENT_BATCH_STATES = ['draft', 'released', 'handed_over', 'answered', 'executed', 'cancelled'] as const
export const PaymentBatchState = z
  .enum(PAYMENT_BATCH_STATES)
  .describe('A draft is released by another administrator; it is executed once no payment of it is under way.')
export type PaymentBatchState = z.infer<typeof PaymentBatchState>

/** Four-eyes; after the hand-over only the bank changes it (decision outgoing-payments). */
export const paymentBatchLifecycle = defineLifecycle({
  name: 'paymentBatch',
  states: PAYMENT_BATCH_STATES,
  initial: ['draft'],
  transitions: {
    release: { from: ['draft'], to: 'released', permission: 'payments.release' },
    handOver: { from: ['released'], to: 'handed_over', permission: 'payments.edit' },
    answer: { from: ['handed_over', 'answered', 'executed'], to: 'answered', permission: 'payments.edit' },
    finish: { from: ['handed_over', 'answered'], to: 'executed', permission: null },
    reopen: { from: ['executed'], to: 'answered', permission: null },
    cancel: { from: ['draft', 'released'], to: 'cancelled', permission: 'payments.edit' },
  },
})

/** Wrong, closed or blocked account (ISO 20022 external codes). */
const ACCOUNT_FAULTS: readonly (string | null)[] = ['AC01', 'AC04', 'AC06']
export const isAccountFault = (code: string | null): boolean => ACCOUNT_FAULTS.includes(code)
