import type { Cents, MatchReason, MatchTier } from '@cauce/contract'

/** Cents above zero. */
export interface DebitFacts {
  readonly amount: Cents
  readonly kind: 'transfer' | 'return' | 'fee' | 'other'
  readonly endToEndId: string | null
  /** Message id or payment information id, as the bank quotes it. */
  readonly batchReference: string | null
  readonly counterpartyIban: string | null
}

/** Handed to the bank, not yet executed; or named by it and waiting here, after a restore, or refused. */
export interface OpenPayment {
  readonly isWaiting?: boolean
  /** Waits although no restore explains it, so that no line executes it. */
  readonly isUnsent?: boolean
  readonly isRefused?: boolean
  readonly isExecuted?: boolean
  readonly paymentId: string
  readonly amount: Cents
  readonly iban: string
  readonly endToEndId: string
  readonly batchId: string | null
  readonly messageId: string | null
}

export interface PaymentVerdict {
  readonly tier: MatchTier
  readonly reasons: readonly MatchReason[]
  readonly paymentIds: readonly string[]
}

const NOTHING = (reason: MatchReason): PaymentVerdict => ({ tier: 'none', reasons: [reason], paymentIds: [] })

/**
 * Payments that a debit executes. Automatic only with our own id and exactly the amount: one payment, or all of a batch
 * that the bank has not rejected. Held if the bank names another account than the one released (decision outgoing-payments), or pays what it
 * has refused: that money was given back. The same amount to the same account is suggested if unique.
 */
export function decideDebit(debit: DebitFacts, payments: readonly OpenPayment[]): PaymentVerdict {
  if (debit.kind === 'fee') return NOTHING('is-fee')
  const refused = payments.find(({ isRefused, endToEndId }) => isRefused && endToEndId === debit.endToEndId)
  if (refused) return { tier: 'hold', reasons: ['payment-named', 'payment-refused'], paymentIds: [refused.paymentId] }
  const open = payments.filter(({ isRefused }) => !isRefused)
  const named = open.filter(({ endToEndId }) => endToEndId === debit.endToEndId)
  if (named.length === 1) return decideNamed(debit, named, 'payment-named')
  const batch = open.filter(({ messageId }) => messageId !== null && messageId === debit.batchReference)
  if (batch.length > 0) return decideNamed(debit, batch, 'batch-named')
  return decideUnnamed(
    debit,
    open.filter(({ isWaiting }) => !isWaiting),
  )
}

/** A bank that does not say which account it has paid contradicts nothing. */
export const isElsewhere = ({ counterpartyIban }: Pick<DebitFacts, 'counterpartyIban'>, iban: string | null): boolean =>
  counterpartyIban !== null && counterpartyIban !== iban

function decideNamed(debit: DebitFacts, payments: readonly OpenPayment[], how: MatchReason): PaymentVerdict {
  const isExact = sumOf(payments) === debit.amount
  const differs = payments.some(({ iban }) => isElsewhere(debit, iban))
  return {
    tier: differs ? 'hold' : isExact && !payments.some(({ isUnsent }) => isUnsent) ? 'auto' : 'high',
    reasons: [how, isExact ? 'amount-exact' : 'amount-differs', ...(differs ? ['payee-differs' as const] : [])],
    paymentIds: payments.map(({ paymentId }) => paymentId),
  }
}

function decideUnnamed(debit: DebitFacts, open: readonly OpenPayment[]): PaymentVerdict {
  const [same, another] = open.filter(({ amount, iban }) => amount === debit.amount && iban === debit.counterpartyIban)
  if (another) return NOTHING('several-payments')
  if (same) return { tier: 'high', reasons: ['account-known', 'amount-exact'], paymentIds: [same.paymentId] }
  const batches = Map.groupBy(
    open.filter(({ batchId }) => batchId !== null),
    ({ batchId }) => batchId!,
  )
  const summed = [...batches.values()].filter((payments) => payments.length > 1 && sumOf(payments) === debit.amount)
  const [batch, anotherBatch] = summed
  if (anotherBatch) return NOTHING('several-payments')
  if (!batch) return NOTHING('nothing-found')
  return { tier: 'high', reasons: ['batch-sum'], paymentIds: batch.map(({ paymentId }) => paymentId) }
}

export const sumOf = (rows: readonly { readonly amount: Cents }[]): Cents =>
  rows.reduce((sum, { amount }) => sum + amount, 0n)

/** Cents above zero. */
export interface ReturnFacts {
  readonly amount: Cents
  readonly endToEndId: string | null
}

/** The payment that a return reverses, once a line has executed it. Less than the amount (a fee) is reviewed. */
export function decideReturn(
  credit: ReturnFacts,
  payments: readonly Pick<OpenPayment, 'paymentId' | 'amount' | 'endToEndId' | 'isExecuted'>[],
): PaymentVerdict {
  const [payment, another] = payments.filter(({ endToEndId }) => endToEndId === credit.endToEndId)
  if (!payment || another) return NOTHING('is-return')
  const isExact = payment.amount === credit.amount
  return {
    tier: isExact && payment.isExecuted ? 'auto' : 'high',
    reasons: ['is-return', 'payment-named', isExact ? 'amount-exact' : 'amount-differs'],
    paymentIds: [payment.paymentId],
  }
}
