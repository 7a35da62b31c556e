import { PAYMENT_FORMATS } from '@cauce/contract/company.ts'
import { createHash } from 'node:crypto'
import { api, paymentBatchLifecycle, Refusal, stateAfter } from '@cauce/contract'
import type { Transaction } from '../../../database/index.ts'
import type { PaymentBatchRow, PaymentRow } from '../../../database/schema/bank.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { accepted, found, touchedAt } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { once } from '../../../platform/idempotency/index.ts'
import { expectKnownPayees } from '../../account/person-hands/index.ts'
import { findActiveAccount } from '../company-accounts/index.ts'
import { expectPayable } from './after-restore.service.ts'
import { batchRows, findBatch } from './payment-batches.queries.ts'
import { paymentFileOf, totalOf, type PaymentFile } from './payment-file.domain.ts'
import { passPayments } from '../../wallet/gate/index.ts'
import { bankIdOf, decideBatch, decideExecutionDay } from './payments.domain.ts'
import { expectConfirmedPayees, lockPayments, lockPaymentsOfBatch, movePayments } from './payments.queries.ts'

/** The file and its hash are written at once. */
export async function makeBatch(kernel: Kernel, call: Call<typeof api.paymentBatches.create>) {
  const now = kernel.clock.now()
  const adminId = userIdOf(call.actor)
  const ids = [...new Set(call.body.paymentIds)]
  const executionDay = accepted(decideExecutionDay(call.body.executionDay, now))
  await expectPayable(kernel)
  return once(kernel, api.paymentBatches.create, call, async (tx) => {
    const account = await debtorOf(tx, call.body.companyAccountId)
    const payments = await lockPayments(tx, ids)
    if (payments.length < ids.length) throw new Refusal({ code: 'reference-unknown', path: 'paymentIds' })
    accepted(decideBatch(payments))
    const pathOf = (paymentId: string) => `paymentIds.${ids.indexOf(paymentId)}`
    const { reason = null } = call.body
    await passPayments(kernel, tx, payments, {
      kind: 'make_batch',
      by: { as: 'staff', userId: adminId },
      reason,
      pathOf,
    })
    await expectKnownPayees(tx, payments, now)
    await expectConfirmedPayees(tx, ids, pathOf)
    const batchId = uuidv7(now)
    const batch = {
      batchId,
      messageId: bankIdOf(batchId),
      format: kernel.company.now().paymentFormat ?? PAYMENT_FORMATS[0],
      debtorAccountId: account.companyAccountId,
      executionDay,
      reason,
      createdBy: adminId,
      createdAt: now,
    }
    const contents = contentsOf(fileFacts(kernel, batch, account), payments)
    await batchRows.insert(tx, { ...batch, ...contents, state: 'draft', updatedAt: now })
    await movePayments(tx, payments, 'batch', now, batchId)
    const answer = found(await findBatch(tx, batchId))
    await audit(kernel, tx, call, { recordId: batchId, after: answer })
    return { answer, effectId: batchId }
  })
}

async function debtorOf(tx: Transaction, companyAccountId: string | undefined) {
  const account = await findActiveAccount(tx, companyAccountId)
  if (account) return account
  throw new Refusal(
    companyAccountId === undefined
      ? { code: 'no-company-account' }
      : { code: 'reference-unknown', path: 'companyAccountId' },
  )
}

function fileFacts(
  { company }: Pick<Kernel, 'company'>,
  batch: Pick<PaymentBatchRow, 'format' | 'messageId' | 'createdAt' | 'executionDay'>,
  { beneficiary: name, iban, bic }: { readonly beneficiary: string; readonly iban: string; readonly bic: string },
) {
  const { format: version, messageId, createdAt, executionDay } = batch
  const initiatorId = company.now().initiatingPartyId
  return { version, messageId, createdAt, initiatorId, debtor: { name, iban, bic }, executionDay }
}

/** Rewrites the draft without the payment. The hash changes, so that nobody releases what they did not see. */
export async function removeFromBatch(kernel: Kernel, tx: Transaction, batchId: string, now: Date): Promise<void> {
  const batch = found(await batchRows.lock(tx, batchId))
  const payments = await lockPaymentsOfBatch(tx, batchId)
  const updatedAt = touchedAt(batch.updatedAt, now)
  if (payments.length === 0) {
    const state = stateAfter(paymentBatchLifecycle, 'cancel', batch.state)!
    await batchRows.update(tx, batchId, { state, finishedAt: now, updatedAt })
    return
  }
  const { debtorName, debtorIban, debtorBic } = found(await findBatch(tx, batchId))
  const account = { beneficiary: debtorName, iban: debtorIban, bic: debtorBic }
  await batchRows.update(tx, batchId, { ...contentsOf(fileFacts(kernel, batch, account), payments), updatedAt })
}

function contentsOf(facts: Omit<PaymentFile, 'payments'>, payments: readonly PaymentRow[]) {
  const content = paymentFileOf({
    ...facts,
    // `decideBatch` refuses payments without a payee.
    payments: payments.map((payment) => ({ ...payment, beneficiary: payment.beneficiary!, iban: payment.iban! })),
  })
  return { content, sha256: sha256Of(content), count: payments.length, total: totalOf(payments) }
}

/** Hex SHA-256 of ASCII text. */
export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex')
