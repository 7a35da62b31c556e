import {
  api,
  type Language,
  paymentLifecycle,
  Refusal,
  stateAfter,
  type Cents,
  paymentBatchLifecycle,
} from '@cauce/contract'
import { bind, type Call } from '../../http/bind.ts'
import { bindJob } from '../../jobs/index.ts'
import type { ModuleFactory } from '../../module.ts'
import { orderPaymentsJob } from '../../modules/bank/institution/index.ts'
import { orderPayments } from './order-payments.ts'
import { translator } from '@cauce/i18n'
import { type Transaction, inTransaction } from '../../database/index.ts'
import type { TransactionRow } from '../../database/schema/wallet.ts'
import { found, touchedAt, accepted, expectUnchanged } from '../../http/expect.ts'
import type { Kernel } from '../../kernel.ts'
import { findUser } from '../../modules/account/users/index.ts'
import {
  queuePayment,
  lockPaymentAndBatch,
  paymentRows,
  auditedPayment,
  decideCancellation,
  decideToPay,
  expectPayable,
  findPayment,
  findPaymentOfTransaction,
  withdrawPayment,
  batchRows,
  findBatch,
  followPayments,
  insertReport,
  lockBatchByMessage,
  lockPaymentsOfBatch,
  outcomesOf,
  readStatusReport,
  type Outcome,
  type StatusReport,
  type StatusReports,
} from '../../modules/bank/payments/index.ts'
import { findBankAccount, handsOnAccount } from '../../modules/payment/bank-accounts/index.ts'
import { brand } from '@cauce/contract/brand.ts'
import type { PaymentRow } from '../../database/schema/bank.ts'
import { passGate, type Hand } from '../../modules/wallet/gate/index.ts'
import { CLEARING_ACCOUNT, type DecisionId, OWN_ACCOUNT, post } from '../../modules/wallet/ledger/index.ts'
import { reversePayment } from './reverse-payment.ts'
import { userIdOf } from '../../http/actor.ts'
import { customerFilter } from '../../http/scope.ts'
import { findTransaction, viewFor } from '../../modules/wallet/transactions/index.ts'
import { isEntered } from '../../modules/wallet/transactions/transactions.domain.ts'
import { audit } from '../../platform/audit/index.ts'
import { once } from '../../platform/idempotency/index.ts'
import { uuidv7 } from '../../ids.ts'
import { storeFile } from '../../platform/files/index.ts'
import { applyOutcome } from './apply-outcome.ts'

/** Returns money: cancellation, refusal, return. Orders payments at an institution. */
export const paymentsFlow: ModuleFactory = (kernel) => ({
  name: 'payments-flow',
  routes: [
    bind(api.payments.cancel, (call) => cancelPayment(kernel, call)),
    bind(api.transactions.cancelTransfer, (call) => cancelTransfer(kernel, call)),
    bind(api.paymentBatches.report, (call) => importReport(kernel, call)),
  ],
  jobs: [bindJob(orderPaymentsJob, () => orderPayments(kernel))],
})

type Withdrawal = Pick<
  TransactionRow,
  | 'transactionId'
  | 'userId'
  | 'amount'
  | 'bankAccountId'
  | 'payeeIban'
  | 'number'
  | 'payeeName'
  | 'issuerName'
  | 'createdBy'
>

/** To the validated account of the requester or the approved third party. Who set the account or entered the withdrawal does not release it. */
export async function queueTransfer(
  { clock }: Pick<Kernel, 'clock'>,
  tx: Transaction,
  withdrawal: Withdrawal,
): Promise<void> {
  const { transactionId, userId, amount, bankAccountId, number, payeeName: beneficiary } = withdrawal
  const now = clock.now()
  const enterer = isEntered(withdrawal) ? withdrawal.createdBy : null
  const owner = found(await findUser(tx, userId))
  const account = bankAccountId && found(await findBankAccount(tx, bankAccountId)).row
  const setters = account ? handsOnAccount(account, now) : []
  const payment = {
    kind: 'withdrawal' as const,
    transactionId,
    userId,
    amount,
    beneficiary,
    iban: account ? account.account : withdrawal.payeeIban,
    enteredByAll: [...setters, ...(enterer === null ? [] : [enterer])],
    payeeByOne: account ? account.isByOne : false,
    remittance: remittanceOf(owner, number ?? ''),
  }
  await queuePayment(tx, payment, now)
}

/** What the payee reads beside a withdrawal. */
export const remittanceOf = ({ language }: { readonly language: Language }, number: string): string =>
  translator(language)('payments.remittance.withdrawal', { number, brand: brand() })

interface Returned {
  /** ISO 20022 code, such as `AC04`. */
  readonly reasonCode: string | null
  /** Cents; less than paid if a bank took a fee. */
  readonly received: Cents
  readonly by: Hand
  /** Of the match. */
  readonly decisionId: DecisionId
}

/**
 * An executed payment came back. The person gets the whole amount: fees are the company's cost. The caller posts
 * against clearing and allocates; a return transfer's line stays open (`kind`).
 */
export async function returnPayment(
  kernel: Kernel,
  tx: Transaction,
  paymentId: string,
  { reasonCode, received, by, decisionId }: Returned,
): Promise<PaymentRow> {
  const payment = await lockPaymentAndBatch(tx, paymentId)
  const state = stateAfter(paymentLifecycle, 'return', payment.state)
  if (state === undefined) throw new Refusal({ code: 'state-forbids', params: { state: payment.state } })
  const now = kernel.clock.now()
  const failure = { state, reasonCode, reasonText: null, by, decisionId }
  const givenBackId = await reversePayment(kernel, tx, payment, failure)
  const lost = payment.amount - received
  const accounts = { debitAccountId: OWN_ACCOUNT, creditAccountId: CLEARING_ACCOUNT }
  if (lost > 0n && payment.kind !== 'return_transfer')
    await post(tx, decisionId, [{ kind: 'set_aside', ...accounts, amount: lost, paymentId }], now)
  const updatedAt = touchedAt(payment.updatedAt, now)
  await paymentRows.update(tx, paymentId, { state, reasonCode, givenBackId, updatedAt })
  return payment
}

/** Only before the release. */
async function cancelPayment(kernel: Kernel, call: Call<typeof api.payments.cancel>) {
  const adminId = userIdOf(call.actor)
  await expectPayable(kernel)
  return once(kernel, api.payments.cancel, call, async (tx) => {
    const payment = await lockPaymentAndBatch(tx, call.params.id)
    expectUnchanged(payment.updatedAt, call.body.updatedAt)
    const before = found(await findPayment(tx, payment.paymentId))
    const { isOwnerClosed } = before
    const state = accepted(decideCancellation({ ...payment, isOwnerClosed }, adminId))
    await withdraw(kernel, tx, payment, {
      state,
      reasonText: call.body.reason,
      by: { as: 'staff', userId: adminId },
    })
    const answer = found(await findPayment(tx, payment.paymentId))
    await audit(kernel, tx, call, {
      recordId: payment.paymentId,
      userId: payment.userId,
      before: auditedPayment(before),
      after: auditedPayment(answer),
      reason: call.body.reason,
    })
    return { answer, effectId: payment.paymentId }
  })
}

/** By its requester, before the release. The withdrawal stays approved. */
async function cancelTransfer(kernel: Kernel, call: Call<typeof api.transactions.cancelTransfer>) {
  if (!(await decideToPay(kernel)).ok) throw new Refusal({ code: 'transfers-being-checked' })
  return once(kernel, api.transactions.cancelTransfer, call, async (tx) => {
    const { row } = found(await findTransaction(tx, call.params.id, customerFilter(call)))
    if (row.issuerName !== 'user-wallet') throw new Refusal({ code: 'forbidden' })
    const seen = await findPaymentOfTransaction(tx, row.transactionId)
    if (!seen) throw new Refusal({ code: 'state-forbids', params: { state: row.status } })
    const payment = await lockPaymentAndBatch(tx, seen.paymentId)
    const state = stateAfter(paymentLifecycle, 'cancel', payment.state)
    if (state === undefined) throw new Refusal({ code: 'state-forbids', params: { state: payment.state } })
    await withdraw(kernel, tx, payment, {
      state,
      reasonText: null,
      by: { as: 'owner', userId: userIdOf(call.actor) },
    })
    return { answer: viewFor(call, found(await findTransaction(tx, row.transactionId))), effectId: row.transactionId }
  })
}

interface Cancellation {
  readonly state: 'cancelled'
  readonly reasonText: string | null
  readonly by: Hand
}

async function withdraw(kernel: Kernel, tx: Transaction, payment: PaymentRow, cancellation: Cancellation) {
  const givenBackId = await reversePayment(kernel, tx, payment, { ...cancellation, reasonCode: null })
  const { state, reasonText } = cancellation
  await withdrawPayment(kernel, tx, payment, { state, reasonText, givenBackId })
}

type ReportCall = Call<typeof api.paymentBatches.report>

/** With a fault nothing is changed. Locks all batches and their payments before any wallet. */
async function importReport(kernel: Kernel, call: ReportCall) {
  const [upload] = call.files
  const { reports, unknown } = await readable(upload!.bytes.subarray())
  return inTransaction(kernel.database, async (tx) => {
    const locked = []
    for (const report of reports.toSorted((a, b) => (a.messageId < b.messageId ? -1 : 1)))
      locked.push({ report, ...(await lockReported(tx, report)) })
    const { fileId } = await storeFile(tx, upload!, { uploadedBy: userIdOf(call.actor) })
    const batches = []
    for (const answered of locked) batches.push(await answerReported(kernel, tx, call, { ...answered, fileId }))
    return { batches, unknown: [...unknown] }
  })
}

async function lockReported(tx: Transaction, report: StatusReport) {
  const batch = await lockBatchByMessage(tx, report.messageId)
  const state = batch && stateAfter(paymentBatchLifecycle, 'answer', batch.state)
  if (!batch || state === undefined)
    throw new Refusal({ code: 'status-report-unknown', params: { message: report.messageId }, path: 'file' })
  const payments = await lockPaymentsOfBatch(tx, batch.batchId)
  return { batch, state, payments, outcomes: accepted(outcomesOf(report, payments)) }
}

type Reported = Awaited<ReturnType<typeof lockReported>> & { readonly report: StatusReport; readonly fileId: string }

async function answerReported(kernel: Kernel, tx: Transaction, call: ReportCall, reported: Reported) {
  const { batch, state, outcomes, fileId } = reported
  const { batchId } = batch
  const importedBy = userIdOf(call.actor)
  const before = found(await findBatch(tx, batchId))
  const now = touchedAt(batch.updatedAt, kernel.clock.now())
  const payments = []
  for (const [index, payment] of reported.payments.entries())
    payments.push(await apply(kernel, tx, payment, outcomes[index]!, importedBy))
  const bankReportId = reported.report.reportId
  await insertReport(tx, { reportId: uuidv7(now), batchId, fileId, bankReportId, importedBy, createdAt: now })
  await batchRows.update(tx, batchId, { state, answeredAt: now, finishedAt: null, updatedAt: now })
  await followPayments(tx, batchId, now)
  const after = found(await findBatch(tx, batchId))
  await audit(kernel, tx, call, { recordId: batchId, before, after })
  return { batchId, batchNumber: batch.number, payments }
}

async function readable(bytes: Buffer): Promise<StatusReports> {
  const read = await readStatusReport(bytes)
  if ('reports' in read) return read
  const { code, line, element } = read.fault
  throw new Refusal({ code, params: { line, element }, path: 'file' })
}

/** A refusal gives money back, so it waits until another administrator imports a report that says the same. */
async function apply(kernel: Kernel, tx: Transaction, payment: PaymentRow, outcome: Outcome, adminId: string) {
  const { paymentId, beneficiary, amount, state: before } = payment
  const by = { as: 'staff', userId: adminId } as const
  const decisionId = outcome.state === 'refused' ? await passRefusal(kernel, tx, payment, outcome, by) : undefined
  const isWaiting = decisionId === null
  const after = isWaiting
    ? { ...payment, ...outcome, state: before }
    : await applyOutcome(kernel, tx, payment, outcome, { by, decisionId })
  const { reasonCode, reasonText, payeeVerification, verifiedName, state } = after
  const why = { reasonCode, reasonText, payeeVerification, verifiedName }
  return { paymentId, beneficiary, amount, before, after: state, isWaiting, ...why }
}

const passRefusal = (kernel: Kernel, tx: Transaction, payment: PaymentRow, { reasonCode }: Outcome, by: Hand) =>
  passGate(kernel, tx, {
    kind: 'refuse_payment',
    amount: payment.amount,
    by,
    subjectId: payment.userId,
    recordId: payment.paymentId,
    detail: reasonCode ?? '',
  })
