import {
  addDays,
  type PaymentBatchState,
  type PaymentState,
  type TransactionStatus,
  type TransferStage,
} from '@cauce/contract'
import type { z } from 'zod'
import { firstApprovalView } from '../../../platform/four-eyes.domain.ts'
import { storedFileOf } from '../../../platform/files/index.ts'
import type { Call } from '../../../http/bind.ts'
import { isEntered } from './transactions.domain.ts'
import type { findTransaction } from './transactions.queries.ts'

export type TransactionView = NonNullable<Awaited<ReturnType<typeof findTransaction>>>

/** The agreed statuses lack "cancelled" (decision mail-and-notifications). */
const wireStatusOf = (state: TransactionView['row']['status']): z.infer<typeof TransactionStatus> =>
  state === 'cancelled' ? 'rejected' : state

/** Owners do not learn who of the staff decided (handbook rule 27.14). */
const ownViewOf = (view: TransactionView) => ({
  ...viewOf(view),
  adminId: null,
  adminName: null,
  firstApproval: null,
})

export const viewFor = ({ scope }: Pick<Call, 'scope'>, view: TransactionView) =>
  scope === 'own' ? ownViewOf(view) : viewOf(view)

export function viewOf(view: TransactionView) {
  const { row } = view
  return {
    transactionId: row.transactionId,
    id: row.transactionId,
    walletId: row.walletId,
    userId: row.userId,
    userName: view.userName,
    amount: row.amount,
    type: row.type,
    issuerName: row.issuerName,
    number: row.number,
    status: wireStatusOf(row.status),
    rejectReason: row.rejectReason,
    cancelledAt: row.status === 'cancelled' ? row.decidedAt : null,
    balanceAfter: row.balanceAfter,
    bankAccountId: row.bankAccountId,
    bankAccount: view.bankAccount,
    thirdParty: thirdPartyOf(row),
    adminId: row.adminId,
    adminName: view.adminName,
    managerId: view.managerId,
    managerName: view.managerName,
    projectId: row.projectId,
    projectName: view.projectName,
    orderId: row.orderId,
    payment: paymentOf(view),
    reflectionEndsAt: reflectionEndOf(view),
    departure: view.departure,
    transfer: transferOf(view),
    document: view.document && storedFileOf(view.document),
    firstApproval: firstApprovalView(row, view.firstName, { isLasting: isEntered(row) }),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

const thirdPartyOf = ({ accountHoldId, payeeName, payeeTaxNumber, payeeIban }: TransactionView['row']) =>
  accountHoldId && payeeName && payeeIban
    ? { accountHoldId, name: payeeName, taxNumber: payeeTaxNumber, iban: payeeIban }
    : null

/** Null for other movements. */
function transferOf({ transfer }: TransactionView) {
  if (transfer === null) return null
  const { state, batchState, endToEndId, remittance, approvedAt, updatedAt, ...others } = transfer
  // A left join without a payment.
  if (!state || !endToEndId || remittance === null || !approvedAt || !updatedAt) return null
  return { stage: stageOf(state, batchState), endToEndId, remittance, approvedAt, ...others, updatedAt }
}

/** Once handed over, the bank has it. */
function stageOf(state: PaymentState, batchState: PaymentBatchState | null | undefined): TransferStage {
  if (state === 'queued') return 'approved'
  if (state === 'accepted') return 'sent'
  if (state === 'released') return batchState === 'released' ? 'released' : 'sent'
  return state
}

/** Null for other movements and ended orders. */
const reflectionEndOf = ({ row, order }: TransactionView) =>
  row.issuerName === 'project_order' && row.type === 'withdraw' && order?.status === 'pending'
    ? order.reflectionEndsAt
    : null

/** Null for other movements. */
function paymentOf({ row, share, paymentNumber, paymentCount, periodStart, paymentDueDate, ...rest }: TransactionView) {
  if (row.type === 'withdraw' || !share || paymentNumber === null || paymentCount === null) return null
  if (periodStart === null || paymentDueDate === null) return null
  const { principal, interest, fee, withheld, withholdingRate } = share
  const period = { periodStart, periodEnd: addDays(paymentDueDate, -1) }
  return {
    number: paymentNumber,
    part: rest.paymentPart ?? 1,
    count: paymentCount,
    ...period,
    isPartial: rest.isPartial,
    daysLate: rest.daysLate,
    principal,
    interest,
    fee,
    withheld,
    withholdingRate,
  }
}
