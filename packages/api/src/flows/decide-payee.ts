import { api, isProjectOver, payeeLifecycle, Refusal } from '@cauce/contract'
import type { Transaction } from '../database/index.ts'
import type { PayeeRow } from '../database/schema/payees.ts'
import { bind } from '../http/bind.ts'
import { found, touchedAt } from '../http/expect.ts'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { findPayee, findPayeesOf, lockSource, paidTo, payeeRows } from '../modules/bank/payees/index.ts'
import {
  lockPaymentAndBatch,
  lockPaymentsPaidTo,
  paymentRows,
  takeOutOfBatches,
} from '../modules/bank/payments/index.ts'
import { lockProjects, projectRows } from '../modules/project/projects/index.ts'
import { findFiles, isUnseen } from '../platform/files/index.ts'
import { notifyProjectChanged } from '../platform/page-purge.ts'
import { decide, type Approval } from '../platform/proposals.service.ts'
import { expectFreePromoter } from './related-parties.ts'

/** A payee in force is the project's account and promoter, and what is not at the bank yet goes to it. */
export const decidePayeeFlow: ModuleFactory = (kernel) => ({
  name: 'decide-payee',
  routes: [
    bind(api.payees.decide, (call) =>
      decide<PayeeRow, NonNullable<Awaited<ReturnType<typeof findPayee>>>>(kernel, call, {
        lifecycle: payeeLifecycle,
        find: findPayee,
        rows: payeeRows,
        idOf: ({ payeeId }) => payeeId,
        async lockReplaced(tx, payee) {
          if (payee.paymentId) await lockPaymentAndBatch(tx, payee.paymentId)
          await lockSource(tx, payee)
          return findPayeesOf(tx, payee, ['active'])
        },
        onApproval: (tx, payee, approval) => putInForce(kernel, tx, payee, approval, call.body.seen),
      }),
    ),
  ],
})

async function putInForce(
  kernel: Kernel,
  tx: Transaction,
  payee: PayeeRow,
  approval: Approval,
  seen: string | undefined,
): Promise<void> {
  if (payee.kind === 'payment') return payOnce(tx, payee, approval)
  if (payee.documentId === null) throw new Refusal({ code: 'certificate-missing' })
  const certificate = (await findFiles(tx, [payee.documentId])).get(payee.documentId)
  if (isUnseen(certificate, seen, approval.adminId)) throw new Refusal({ code: 'required', path: 'seen' })
  if (payee.projectId) await writeToProject(kernel, tx, payee, payee.projectId, approval)
  await payTo(kernel, tx, payee, approval)
}

/** Neither who typed the payee in the queue nor who approved it releases the payment. */
async function payOnce(tx: Transaction, { paymentId, ...payee }: PayeeRow, { adminId, now }: Approval) {
  const payment = found(await paymentRows.lock(tx, paymentId!))
  if (payment.state !== 'queued') throw new Refusal({ code: 'state-forbids', params: { state: payment.state } })
  await paymentRows.update(tx, payment.paymentId, {
    beneficiary: payee.beneficiary,
    iban: payee.iban,
    enteredBy: adminId,
    enteredByAll: [...payment.enteredByAll, payee.proposedBy],
    updatedAt: touchedAt(payment.updatedAt, now),
  })
}

async function writeToProject(
  kernel: Kernel,
  tx: Transaction,
  payee: PayeeRow,
  projectId: string,
  { now }: Approval,
): Promise<void> {
  const project = found((await lockProjects(tx, [projectId])).get(projectId))
  const { phase, updatedAt } = project
  if (isProjectOver(phase)) throw new Refusal({ code: 'state-forbids', params: { state: phase } })
  const { iban: destinationBankAccount, beneficiary: promoterName, taxNumber: promoterTaxNumber } = payee
  const terms = { destinationBankAccount, promoterName, promoterTaxNumber }
  await expectFreePromoter(kernel, tx, project, { ...project, ...terms })
  await projectRows.update(tx, projectId, { ...terms, updatedAt: touchedAt(updatedAt, now) })
  await notifyProjectChanged(tx, projectId)
}

/** Drafts lose what goes elsewhere, and released batches that have not left are cancelled: their bytes cannot change. */
async function payTo(kernel: Kernel, tx: Transaction, payee: PayeeRow, { now }: Approval): Promise<void> {
  const others = (await lockPaymentsPaidTo(tx, payee)).filter(
    ({ beneficiary, iban }) => iban !== payee.iban || beneficiary !== payee.beneficiary,
  )
  await takeOutOfBatches(kernel, tx, others)
  for (const { paymentId } of others) {
    const payment = found(await paymentRows.find(tx, paymentId))
    if (payment.state !== 'queued') continue
    const updatedAt = touchedAt(payment.updatedAt, now)
    await paymentRows.update(tx, paymentId, { ...paidTo(payee), bic: null, address: null, updatedAt })
  }
}
