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

/** Bank id: at most 35 of A-Z0-9. */
export const bankIdOf = (id: string): string => id.replaceAll('-', '').toUpperCase()

type Patch = z.output<typeof PaymentPatch>
type Owed = Pick<PaymentRow, 'kind'> & { readonly isOwnerClosed: boolean }
type Payee = Pick<PaymentRow, 'beneficiary' | 'iban' | 'bic' | 'address'>

interface PayeeEdit {
  /** Made at once. */
  readonly made: Partial<Pick<Payee, 'bic' | 'address'>>
  /** Waits for another administrator, unless it is the payee of the register. */
  readonly payee: { readonly beneficiary: string; readonly iban: string } | null
}

/**
 * A withdrawal goes to the validated account in its holder's name; for a closed account no validated data are left, so the IBAN is
 * entered and the name stays.
 */
export function decideEdit(
  stored: Payee & Owed & Pick<PaymentRow, 'state'>,
  patch: Omit<Patch, 'updatedAt'>,
): Decision<PayeeEdit> {
  if (stored.state !== 'queued') return decline('state-forbids', { state: stored.state })
  if (stored.kind === 'withdrawal') {
    if (patch.beneficiary !== undefined) return decline('read-only', undefined, 'beneficiary')
    if (patch.iban !== undefined && !stored.isOwnerClosed) return decline('read-only', undefined, 'iban')
  }
  const { beneficiary: typedName, iban: typedIban, ...rest } = patch
  const [beneficiary, iban] = [typedName ?? stored.beneficiary, typedIban ?? stored.iban]
  const made = withoutUndefined(rest)
  if (beneficiary === stored.beneficiary && iban === stored.iban) return accept({ made, payee: null })
  if (beneficiary === null) return decline('required', undefined, 'beneficiary')
  if (iban === null) return decline('required', undefined, 'iban')
  return accept({ made, payee: { beneficiary, iban } })
}

const withoutUndefined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: Exclude<Fields[Key], undefined>
  }

/** A banking day from today on. */
export function decideExecutionDay(asked: string | undefined, now: Date): Decision<string> {
  const today = calendarDateOf(now)
  const day = asked ?? bankingDayFrom(today)
  const said = withoutMistakes(mistakesOfExecutionDay(day, today))
  return said.ok ? accept(day) : said
}

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

/** The hash is that of the bytes that the releaser saw (decision outgoing-payments). */
export function decideRelease(
  batch: Pick<PaymentBatchRow, 'state' | 'sha256' | 'executionDay'>,
  { sha256, now }: { readonly sha256: string; readonly now: Date },
): Decision<PaymentBatchState> {
  const state = stateAfter(paymentBatchLifecycle, 'release', batch.state)
  if (state === undefined) return decline('state-forbids', { state: batch.state })
  if (batch.sha256 !== sha256) return decline('batch-changed')
  const today = calendarDateOf(now)
  if (batch.executionDay < today) return decline('date-too-early', { earliest: today })
  return accept(state)
}

/** Money owed to a promoter, a closed account or the tax office stays owed. Nobody returns money to themselves. */
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

/** Most that the company covers of return fees, in cents (handbook rule 5.69). */
const MAXIMUM_RETURN_FEE: Cents = 10_000n

/** True if the line is a returned payment less the bank's fee. */
export function isLessFee(
  payment: Pick<PaymentRow, 'amount'>,
  line: { readonly kind: string; readonly amount: Cents },
): boolean {
  const fee = payment.amount - line.amount
  return line.kind === 'return' && fee > 0n && fee <= MAXIMUM_RETURN_FEE
}

/** Without a final answer from the bank. */
const UNDER_WAY: readonly PaymentState[] = ['batched', 'released', 'accepted']

/** State of a handed-over batch: finished once no payment is under way. */
export function stateByPayments(
  state: PaymentBatchState,
  payments: readonly Pick<PaymentRow, 'state'>[],
): PaymentBatchState {
  const isFinished = !payments.some((payment) => UNDER_WAY.includes(payment.state))
  return stateAfter(paymentBatchLifecycle, isFinished ? 'finish' : 'reopen', state) ?? state
}
