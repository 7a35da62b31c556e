import {
  accept,
  decline,
  paymentLifecycle,
  stateAfter,
  type Cents,
  type Decision,
  type PayeeVerification,
  type PaymentState,
} from '@cauce/contract'
import type { ReportedInformation, ReportedPayment, ReportedStatus, StatusReport } from './status-report.ts'

/** A payment of the file that a report is about. */
export interface ReportedOn {
  readonly paymentId: string
  readonly endToEndId: string
  readonly amount: Cents
  readonly state: PaymentState
}

/** What a report changes on one payment. A field that it does not change is absent. */
export interface Outcome {
  readonly paymentId: string
  readonly state?: 'accepted' | 'refused'
  readonly reasonCode?: string | null
  readonly reasonText?: string | null
  readonly payeeVerification?: PayeeVerification
  readonly verifiedName?: string | null
}

const VERIFICATIONS: Partial<Record<ReportedStatus, PayeeVerification>> = {
  'payee-match': 'match',
  'payee-close': 'close',
  'payee-none': 'none',
  'payee-not-possible': 'not_possible',
}

/**
 * What a status report says of each payment of its file: of the payment itself, else of its payment information, else of the
 * file. In a file that was taken in part, what the report does not name was not refused. A report that names a payment twice, or
 * one that the file does not have, or with another amount, or that refuses what a statement has executed, is refused whole.
 */
export function outcomesOf(report: StatusReport, payments: readonly ReportedOn[]): Decision<Outcome[]> {
  const named = new Map<string, ReportedPayment & { readonly information: ReportedInformation }>()
  for (const information of report.informations) {
    if (information.informationId !== report.messageId) return mismatch(information.line, information.informationId)
    for (const payment of information.payments) {
      const known = payments.find(({ endToEndId }) => endToEndId === payment.endToEndId)
      const isOther = !known || (payment.amount !== null && payment.amount !== known.amount)
      if (isOther || named.has(payment.endToEndId)) return mismatch(payment.line, payment.endToEndId)
      named.set(payment.endToEndId, { ...payment, information })
    }
  }
  const outcomes: Outcome[] = []
  for (const payment of payments) {
    const own = named.get(payment.endToEndId)
    const levels = [own, own?.information ?? report.informations[0], report.group]
    const level = levels.find((one) => one?.status) ?? report.group
    const decided = outcomeOf(payment, level)
    if (!decided) return mismatch(level.line, payment.endToEndId)
    outcomes.push(decided)
  }
  return accept(outcomes)
}

const mismatch = (line: number, id: string): Decision<never> => decline('status-report-mismatch', { line, id }, 'file')

/**
 * What an institution's answer about an order changes on its payment: what a report of a bank would. What it says has been paid, or has
 * come back, is only accepted here: the statement executes and returns. Undefined if it refuses what a statement has executed.
 */
export const outcomeOfPayOut = (
  payment: Pick<ReportedOn, 'paymentId' | 'state'>,
  { state, reasonCode }: { readonly state: string; readonly reasonCode: string | null },
): Outcome | undefined =>
  outcomeOf(payment, { status: state === 'failed' ? 'refused' : 'accepted', code: reasonCode, text: null })

/** Undefined where the report refuses what has been executed: a bank does not take that back by a report. */
function outcomeOf(
  { paymentId, state }: Pick<ReportedOn, 'paymentId' | 'state'>,
  {
    status,
    code,
    text,
  }: { readonly status: ReportedStatus | null; readonly code: string | null; readonly text: string | null },
): Outcome | undefined {
  const payeeVerification = status ? VERIFICATIONS[status] : undefined
  if (payeeVerification) {
    const isClose = payeeVerification === 'close'
    return { paymentId, payeeVerification, verifiedName: isClose ? text : null }
  }
  if (status === 'refused') {
    const refused = stateAfter(paymentLifecycle, 'refuse', state)
    if (refused) return { paymentId, state: refused, reasonCode: code, reasonText: text }
    // The same report once more.
    return state === 'refused' ? { paymentId } : undefined
  }
  // A report that overtakes a later one takes nothing back.
  if (status === 'accepted' || status === 'partly') {
    const accepted = stateAfter(paymentLifecycle, 'accept', state)
    return accepted ? { paymentId, state: accepted } : { paymentId }
  }
  return { paymentId }
}
