import {
  accept,
  bankingDayFrom,
  calendarDateOf,
  decline,
  mistakesOfExecutionDay,
  paymentBatchLifecycle,
  paymentLifecycle,
  stateAfter,
  withoutMistakes,
  type Cents,
  type Decision,
  type PaymentBatchState,
  type PaymentPatch,
  type PaymentState,
} from '@cauce/contract'
import type { z } from 'zod'
import type { PaymentBatchRow, PaymentRow } from '../../../database/schema/bank.ts'
import { problemsOf } from './payment-data.domain.ts'

/** An id as banks take it: at most 35 of A-Z0-9. */
export const bankIdOf = (id: string): string => `CAU${id.replaceAll('-', '').toUpperCase()}`

type Patch = z.output<typeof PaymentPatch>
/** Whether a payment is owed to a person, and whether their account is closed. */
type Owed = Pick<PaymentRow, 'kind'> & { readonly isOwnerClosed: boolean }
type Payee = Pick<PaymentRow, 'beneficiary' | 'iban' | 'bic' | 'address'>

/**
 * The payee of a payment after an edit, and whether who releases it must be another administrator than who edited. A
 * withdrawal goes to the account that was validated, in the name of its holder. Of a person whose account is closed nothing
 * validated is left: the IBAN is entered, the name stays.
 */
export function decideEdit(
  stored: Payee & Owed & Pick<PaymentRow, 'state'>,
  patch: Omit<Patch, 'updatedAt'>,
): Decision<Payee> {
  if (stored.state !== 'queued') return decline('state-forbids', { state: stored.state })
  if (stored.kind === 'withdrawal') {
    if (patch.beneficiary !== undefined) return decline('read-only', undefined, 'beneficiary')
    if (patch.iban !== undefined && !stored.isOwnerClosed) return decline('read-only', undefined, 'iban')
  }
  const { beneficiary, iban, bic, address } = stored
  return accept({ beneficiary, iban, bic, address, ...withoutUndefined(patch) })
}

const withoutUndefined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: Exclude<Fields[Key], undefined>
  }

/** The day on which a batch is paid: a banking day from today on. */
export function decideExecutionDay(asked: string | undefined, now: Date): Decision<string> {
  const today = calendarDateOf(now)
  const day = asked ?? bankingDayFrom(today)
  const said = withoutMistakes(mistakesOfExecutionDay(day, today))
  return said.ok ? accept(day) : said
}

/** Whether these payments can leave in one batch. */
export function decideBatch(
  payments: readonly (Payee & Pick<PaymentRow, 'state' | 'amount'>)[],
): Decision<PaymentState> {
  for (const payment of payments) {
    const batched = stateAfter(paymentLifecycle, 'batch', payment.state)
    if (batched === undefined) return decline('state-forbids', { state: payment.state })
    if (problemsOf(payment).length > 0) return decline('payment-incomplete', undefined, 'paymentIds')
  }
  return accept('batched')
}

/**
 * Whether an administrator releases a batch: another one than who made it and than all who entered anything of a payee, and none
 * whom it pays. The hash is that of the bytes that they saw (decision 184).
 */
export function decideRelease(
  batch: Pick<PaymentBatchRow, 'state' | 'createdBy' | 'sha256' | 'executionDay'>,
  payments: readonly Pick<PaymentRow, 'userId' | 'enteredBy' | 'enteredByAll'>[],
  { adminId, sha256, now }: { readonly adminId: string; readonly sha256: string; readonly now: Date },
): Decision<PaymentBatchState> {
  const state = stateAfter(paymentBatchLifecycle, 'release', batch.state)
  if (state === undefined) return decline('state-forbids', { state: batch.state })
  if (payments.some(({ userId }) => userId === adminId)) return decline('own-money')
  // Rows that are older than the list of all have the last one alone (decision 309).
  const isEnterer = payments.some(({ enteredBy, enteredByAll }) => [enteredBy, ...enteredByAll].includes(adminId))
  if (batch.createdBy === adminId || isEnterer) return decline('maker-is-checker')
  if (batch.sha256 !== sha256) return decline('batch-changed')
  const today = calendarDateOf(now)
  if (batch.executionDay < today) return decline('date-too-early', { earliest: today })
  return accept(state)
}

/** The state of a payment that staff cancel. What is owed to a promoter, to a closed account or as tax stays owed. Nobody gives money back to themselves. */
export function decideCancellation(
  payment: Owed & Pick<PaymentRow, 'state' | 'userId'>,
  adminId: string,
): Decision<'cancelled'> {
  const state = stateAfter(paymentLifecycle, 'cancel', payment.state)
  if (state === undefined) return decline('state-forbids', { state: payment.state })
  if (payment.userId === adminId) return decline('own-money')
  const { kind, isOwnerClosed } = payment
  const staysOwed = kind === 'payout' || kind === 'tax' || (kind === 'withdrawal' && isOwnerClosed)
  return staysOwed ? decline('payout-stays-owed') : accept(state)
}

/** The most that the company pays of what banks kept when a payment came back, in cents (handbook rule 5.69). */
const MAXIMUM_RETURN_FEE: Cents = 10_000n

/** Whether a line of a statement is a payment that came back less what a bank took for it. */
export function isLessFee(
  payment: Pick<PaymentRow, 'amount'>,
  line: { readonly kind: string; readonly amount: Cents },
): boolean {
  const fee = payment.amount - line.amount
  return line.kind === 'return' && fee > 0n && fee <= MAXIMUM_RETURN_FEE
}

/** States of a payment of which the bank has not said the last word. */
const UNDER_WAY: readonly PaymentState[] = ['batched', 'released', 'accepted']

/** The state of a batch that was handed over, by those of its payments: finished once none is under way. */
export function stateByPayments(
  state: PaymentBatchState,
  payments: readonly Pick<PaymentRow, 'state'>[],
): PaymentBatchState {
  const isFinished = !payments.some((payment) => UNDER_WAY.includes(payment.state))
  return stateAfter(paymentBatchLifecycle, isFinished ? 'finish' : 'reopen', state) ?? state
}
