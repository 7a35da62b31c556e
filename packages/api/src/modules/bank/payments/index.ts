import {
  api,
  calendarDateOf,
  paymentBatchLifecycle,
  Refusal,
  stateAfter,
  parseAmount,
  type Cents,
} from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { found, touchedAt } from '../../../http/expect.ts'
import type { ModuleFactory } from '../../../module.ts'
import { approvalFilter } from '../../../platform/four-eyes.queries.ts'
import { findBatch, listBatches, findLastBalance, findLeavingSums, batchRows } from './payment-batches.queries.ts'
import { stopPaymentsBy } from '../../account/frozen-people/index.ts'
import { stopPaymentsOf } from './frozen-payees.service.ts'
import { makeBatch, sha256Of } from './draft-batches.service.ts'
import { cancelBatch, handBatchOver, readBatchFile, releaseBatch } from './payment-batches.service.ts'
import { listPayees } from './payees.queries.ts'
import { findPayment, listPayments, lockPaymentsOfBatch } from './payments.queries.ts'
import { completePayment } from './payments.service.ts'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import type { Kernel } from '../../../kernel.ts'
import type { PaymentBatchRow, PaymentRow } from '../../../database/schema/bank.ts'
import { auditPlatform } from '../../../platform/audit/index.ts'
import { createBreaks } from '../../../platform/breaks.ts'
import { expectPaymentsGo, passPayments } from '../../wallet/gate/index.ts'
import { findDueBatches } from './orders.queries.ts'
import { isInFile } from './payment-file.domain.ts'
import { elementsOf, RefusedFile, utf8Text, type XmlElement } from '../statements/readers/index.ts'
import { STATUSES, type Level, type Reason, type ReportedInformation, type StatusReport } from './status-report.ts'

export { decideToPay, expectPayable } from './after-restore.service.ts'
export { awaitsReleaseBy, batchRows, findBatch, insertReport, lockBatchByMessage } from './payment-batches.queries.ts'
export { takeOutOfBatches } from './frozen-payees.service.ts'
export { followPayments } from './payment-batches.service.ts'
export { listUnordered, type Unordered } from './orders.queries.ts'
export { decideCancellation, isLessFee } from './payments.domain.ts'
export { outcomeOfPayOut, outcomesOf, type Outcome } from './report-outcomes.domain.ts'
export type { StatusReport } from './status-report.ts'
export {
  auditedPayment,
  findPayment,
  findPaymentOfTransaction,
  lockPaymentsOfBatch,
  lockPaymentsPaidTo,
  paymentRows,
  reopenSentBack,
} from './payments.queries.ts'
export { lockPaymentAndBatch, queuePayment, settlePayment, withdrawPayment } from './payments.service.ts'

/** Payment queue and batches. The flow `payments` moves money back. */
// Payments know people, and not the other way round.
stopPaymentsBy(stopPaymentsOf)

export const paymentsModule: ModuleFactory = (kernel) => ({
  name: 'payments',
  routes: [
    bind(api.payments.list, ({ query, database }) => listPayments(database, query, query)),
    bind(api.payments.read, async ({ params }) => found(await findPayment(kernel.database, params.id))),
    bind(api.payments.edit, (call) => completePayment(kernel, call)),
    bind(api.paymentBatches.list, async (call) =>
      listBatches(
        call.database,
        { ...call.query, ...(await approvalFilter(kernel, call, 'payments.release')) },
        call.query,
      ),
    ),
    bind(api.paymentBatches.create, (call) => makeBatch(kernel, call)),
    bind(api.paymentBatches.read, async ({ params }) => found(await findBatch(kernel.database, params.id))),
    bind(api.paymentBatches.balance, ({ params }) => balanceOfBatch(kernel, params.id)),
    bind(api.paymentBatches.payees, async ({ params }) => {
      const { batchId } = found(await batchRows.find(kernel.database, params.id))
      return { payees: await listPayees(kernel.database, batchId, kernel.clock.now()) }
    }),
    bind(api.paymentBatches.release, (call) => releaseBatch(kernel, call)),
    bind(api.paymentBatches.handOver, (call) => handBatchOver(kernel, call)),
    bind(api.paymentBatches.file, (call) => readBatchFile(kernel, call)),
    bind(api.paymentBatches.cancel, (call) => cancelBatch(kernel, call)),
  ],
})

/**
 * Account balance before and after the batch (decision outgoing-payments), on one snapshot: a concurrent statement would count a
 * payment twice.
 */
async function balanceOfBatch({ database }: Pick<Kernel, 'database'>, batchId: string) {
  return inTransaction(
    database,
    async (tx) => {
      const { debtorIban } = found(await findBatch(tx, batchId))
      const { statedDay = null, stated = null } = (await findLastBalance(tx, debtorIban)) ?? {}
      const { ofBatch, underWay } = await findLeavingSums(tx, debtorIban, batchId)
      return { statedDay, stated, underWay, ofBatch, after: stated === null ? null : stated - underWay - ofBatch }
    },
    'begin isolation level repeatable read read only',
  )
}

type Institution = NonNullable<PaymentBatchRow['institution']>

/**
 * Hands released, due batches over to the institution that pays them; afterwards they cannot be cancelled. A batch
 * whose payments differ from the released file is left alone.
 */
export async function takeDueBatches(kernel: Kernel, institution: Institution, iban: string): Promise<void> {
  const today = calendarDateOf(kernel.clock.now())
  for (const batchId of await findDueBatches(kernel.database, iban, today))
    await inTransaction(kernel.database, async (tx) => {
      const batch = found(await batchRows.lock(tx, batchId))
      const state = stateAfter(paymentBatchLifecycle, 'handOver', batch.state)
      if (state === undefined) return
      const payments = await lockPaymentsOfBatch(tx, batchId)
      const { content, format, sha256 } = batch
      const isReleased = sha256Of(content) === sha256 && payments.length === batch.count
      if (!isReleased || !payments.every((payment) => isInFile(content, format, payment))) {
        kernel.logger.error({ batchId }, 'batch-differs-from-what-was-released')
        return
      }
      if (!(await mayLeave(kernel, tx, payments, { batchId }))) return
      await passPayments(kernel, tx, payments, { kind: 'hand_over_batch', by: PLATFORM })
      const before = found(await findBatch(tx, batchId))
      const handedOverAt = touchedAt(batch.updatedAt, kernel.clock.now())
      await batchRows.update(tx, batchId, { state, institution, handedOverAt, updatedAt: handedOverAt })
      const after = found(await findBatch(tx, batchId))
      await auditPlatform(kernel, tx, 'paymentBatches.handOver', { recordId: batchId, before, after })
    })
}

const PLATFORM = { as: 'platform' } as const

/** Whether the institution may be asked to pay; a frozen payee's payment waits. */
export async function mayLeave(
  kernel: Kernel,
  tx: Transaction,
  payments: readonly PaymentRow[],
  about: { readonly batchId?: string; readonly paymentId?: string },
): Promise<boolean> {
  try {
    await expectPaymentsGo(kernel, tx, payments, { kind: 'hand_over_batch', by: PLATFORM })
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    kernel.logger.error({ ...about, code: error.code }, 'payment-stopped')
    return false
  }
}

/** First fault, with its line (from 1). */
interface ReportFault {
  readonly code: 'status-report-unreadable' | 'status-report-invalid'
  readonly line: number
  /** Missing or invalid element. */
  readonly element: string
}

class Fault extends Error {
  readonly line: number
  readonly element: string
  constructor(line: number, element: string) {
    super(element)
    this.line = line
    this.element = element
  }
}

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:pain\.002\.001\.\d{2}$/

/** Reads ISO 20022 pain.002 of any version, or returns the first fault. */
export async function readStatusReport(
  bytes: Uint8Array,
): Promise<{ readonly report: StatusReport } | { readonly fault: ReportFault }> {
  try {
    return { report: reportOf(await rootOf(bytes)) }
  } catch (error) {
    if (error instanceof Fault)
      return { fault: { code: 'status-report-invalid', line: error.line, element: error.element } }
    if (error instanceof RefusedFile)
      return { fault: { code: 'status-report-unreadable', line: error.refusal.line, element: '' } }
    throw error
  }
}

/** As a tree: at most 5 MB. Yields to other requests. */
async function rootOf(bytes: Uint8Array): Promise<XmlElement> {
  const checkRoot = ({ name, namespace, line }: Pick<XmlElement, 'name' | 'namespace' | 'line'>) => {
    if (name !== 'Document' || !NAMESPACE.test(namespace)) throw new Fault(line, 'Document')
  }
  let root: XmlElement | undefined
  const takeBreak = createBreaks()
  for (const closed of elementsOf(utf8Text(bytes), { checkRoot, isWhole: () => false })) {
    if (closed) root = closed.element
    else await takeBreak()
  }
  if (!root) throw new RefusedFile('xml-broken', 1)
  return root
}

function reportOf(root: XmlElement): StatusReport {
  const report = required(root, 'CstmrPmtStsRpt')
  const group = required(report, 'OrgnlGrpInfAndSts')
  return {
    reportId: required(required(report, 'GrpHdr'), 'MsgId').text,
    messageId: required(group, 'OrgnlMsgId').text,
    group: levelOf(group, 'GrpSts'),
    informations: all(report, 'OrgnlPmtInfAndSts').map(informationOf),
  }
}

function informationOf(element: XmlElement): ReportedInformation {
  return {
    informationId: required(element, 'OrgnlPmtInfId').text,
    ...levelOf(element, 'PmtInfSts'),
    payments: all(element, 'TxInfAndSts').map((payment) => ({
      endToEndId: required(payment, 'OrgnlEndToEndId').text,
      amount: amountOf(payment),
      ...levelOf(payment, 'TxSts'),
    })),
  }
}

function levelOf(element: XmlElement, name: string): Level {
  const status = optional(element, name)
  const known = status && STATUSES.get(status.text)
  if (status && known === undefined) throw new Fault(status.line, name)
  return { status: known ?? null, line: element.line, ...reasonOf(element) }
}

/** The first code, and all texts. */
function reasonOf(element: XmlElement): Reason {
  const reasons = all(element, 'StsRsnInf')
  const codes = reasons.map((reason) => optional(reason, 'Rsn')?.children[0]?.text)
  const words = reasons.flatMap((reason) => all(reason, 'AddtlInf').map(({ text }) => text))
  return { code: codes.find(Boolean) ?? null, text: words.join(' ').trim() || null }
}

function amountOf(payment: XmlElement): Cents | null {
  const amount = optional(optional(optional(payment, 'OrgnlTxRef'), 'Amt'), 'InstdAmt')
  if (!amount) return null
  const [, whole, decimals = ''] = /^0*(\d{1,15})(?:\.(\d{1,2})0*)?$/.exec(amount.text) ?? []
  if (whole === undefined) throw new Fault(amount.line, 'InstdAmt')
  return parseAmount(`${whole}.${decimals.padEnd(2, '0')}`)
}

const all = (element: XmlElement, name: string): readonly XmlElement[] =>
  element.children.filter((child) => child.name === name)

/** Refuses a duplicate child: one of the two would be ignored. */
function optional(element: XmlElement | undefined, name: string): XmlElement | undefined {
  const [child, second] = element ? all(element, name) : []
  if (second) throw new Fault(second.line, name)
  return child
}

function required(element: XmlElement, name: string): XmlElement {
  const child = optional(element, name)
  if (!child || (child.text === '' && child.children.length === 0)) throw new Fault(element.line, name)
  return child
}
