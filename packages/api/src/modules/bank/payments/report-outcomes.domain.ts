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
import type {
  ReportedAnswer,
  ReportedInformation,
  ReportedPayment,
  ReportedStatus,
  StatusReport,
} from './status-report.ts'

/** A payment of the reported file. */
export interface ReportedOn {
  readonly paymentId: string
  readonly endToEndId: string
  readonly amount: Cents
  readonly state: PaymentState
}

/** Changes to one payment; unchanged fields are absent. */
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

/** Documents in their order. */
export function outcomesOf({ messageId, answers }: StatusReport, payments: readonly ReportedOn[]): Decision<Outcome[]> {
  let outcomes: Outcome[] = payments.map(({ paymentId }) => ({ paymentId }))
  for (const answer of answers) {
    const now = payments.map((payment, at) => ({ ...payment, state: outcomes[at]!.state ?? payment.state }))
    const decided = outcomesOfOne(answer, messageId, now)
    if (!decided.ok) return decided
    outcomes = outcomes.map((outcome, at) => ({ ...outcome, ...decided.value[at]! }))
  }
  return accept(outcomes)
}

/**
 * Outcome of each payment: its own status, else that of the payment information, else the file's. In a partly accepted
 * file, unnamed payments were not rejected. The whole report is refused if it names a payment twice, an unknown one,
 * another amount, or rejects an executed payment.
 */
function outcomesOfOne(
  report: ReportedAnswer,
  messageId: string,
  payments: readonly ReportedOn[],
): Decision<Outcome[]> {
  const named = new Map<string, ReportedPayment & { readonly information: ReportedInformation }>()
  for (const information of report.informations) {
    const { informationId } = information
    if (informationId !== null && informationId !== messageId) return mismatch(information.line, informationId)
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
    // The reason may stand at another level than the status.
    const { code, text } =
      levels.find((one) => one && (one.code ?? one.text) !== null && [null, level.status].includes(one.status)) ?? level
    const decided = outcomeOf(payment, { status: level.status, code, text })
    if (!decided) return mismatch(level.line, payment.endToEndId)
    outcomes.push(decided)
  }
  return accept(outcomes)
}

const mismatch = (line: number, id: string): Decision<never> => decline('status-report-mismatch', { line, id }, 'file')

/**
 * Like a bank's report, for an institution's answer. Paid or returned is only "accepted" here: the statement executes
 * and returns. Undefined if it rejects an executed payment.
 */
export const outcomeOfPayOut = (
  payment: Pick<ReportedOn, 'paymentId' | 'state'>,
  { state, reasonCode }: { readonly state: string; readonly reasonCode: string | null },
): Outcome | undefined =>
  outcomeOf(payment, { status: state === 'failed' ? 'refused' : 'accepted', code: reasonCode, text: null })

/** Undefined for a rejection of an executed payment. */
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
    // Duplicate report.
    return state === 'refused' ? { paymentId } : undefined
  }
  // A report that arrives late undoes nothing.
  if (status === 'accepted' || status === 'partly') {
    const accepted = stateAfter(paymentLifecycle, 'accept', state)
    return accepted ? { paymentId, state: accepted } : { paymentId }
  }
  return { paymentId }
}
