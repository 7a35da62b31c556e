import { paymentBatchLifecycle, Refusal, stateAfter, type api } from '@cauce/contract'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import type { PaymentBatchRow, PaymentRow } from '../../../database/schema/bank.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { accepted, expectUnchanged, found, touchedAt } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { expectKnownPayees, handsOnPerson, payeeHandsSince } from '../../account/person-hands/index.ts'
import { findIdentityHands } from '../../account/verifications/index.ts'
import { clientAccount, queueOrders } from '../institution/index.ts'
import { expectPayable } from './after-restore.service.ts'
import { batchRows, findBatch } from './payment-batches.queries.ts'
import { decideRelease, stateByPayments } from './payments.domain.ts'
import { expectConfirmedPayees, lockPaymentsOfBatch, movePayments } from './payments.queries.ts'
import { expectPaymentsGo, passPayments } from '../../wallet/gate/index.ts'

type Endpoints = typeof api.paymentBatches

type Acting = Endpoints['release'] | Endpoints['handOver'] | Endpoints['cancel']
type Decided = Partial<PaymentBatchRow> & { readonly payments?: 'release' | 'unbatch' }

/** Changes a batch with its payments' states in one transaction, and audits it. */
async function change<E extends Acting>(
  kernel: Kernel,
  call: Call<E>,
  decide: (
    batch: PaymentBatchRow,
    payments: readonly PaymentRow[],
    now: Date,
    tx: Transaction,
  ) => Decided | Promise<Decided>,
) {
  return inTransaction(kernel.database, async (tx) => {
    const batch = found(await batchRows.lock(tx, call.params.id))
    const payments = await lockPaymentsOfBatch(tx, batch.batchId)
    const before = found(await findBatch(tx, batch.batchId))
    const now = touchedAt(batch.updatedAt, kernel.clock.now())
    const { payments: action, ...decided } = await decide(batch, payments, now, tx)
    await batchRows.update(tx, batch.batchId, { ...decided, updatedAt: now })
    if (action) await movePayments(tx, payments, action, now, action === 'unbatch' ? null : undefined)
    const after = found(await findBatch(tx, batch.batchId))
    await audit(kernel, tx, call, { recordId: batch.batchId, before, after, reason: decided.cancelReason })
    return after
  })
}

/** Who changed the access or identity of a payee in the last 30 days, or approved the identity in place of a provider. */
async function findPayeeHands(tx: Transaction, payments: readonly PaymentRow[], now: Date): Promise<readonly string[]> {
  const userIds = payments.flatMap(({ userId }) => userId ?? [])
  const touched = await handsOnPerson(tx, userIds, payeeHandsSince(now))
  return [...touched.map(({ handId }) => handId), ...(await findIdentityHands(tx, userIds, now))]
}

/**
 * Second key: releases exactly the bytes with this hash (decision outgoing-payments). An outside institution is asked to pay at once.
 */
export async function releaseBatch(kernel: Kernel, call: Call<Endpoints['release']>) {
  await expectPayable(kernel)
  return change(kernel, call, async (batch, payments, now, tx) => {
    await queueOrders(kernel, tx)
    const adminId = userIdOf(call.actor)
    const state = accepted(decideRelease(batch, { sha256: call.body.sha256, now }))
    const enterers = payments.flatMap(({ enteredByAll }) => enteredByAll)
    await passPayments(kernel, tx, payments, {
      kind: 'release_batch',
      by: { as: 'staff', userId: adminId },
      firstBy: batch.createdBy,
      reason: batch.reason,
      touchedBy: [...new Set([...enterers, ...(await findPayeeHands(tx, payments, now))])],
    })
    await expectKnownPayees(tx, payments, now)
    const ids = payments.map(({ paymentId }) => paymentId)
    await expectConfirmedPayees(tx, ids)
    return { state, releasedBy: adminId, releasedAt: now, payments: 'release' }
  })
}

/**
 * Marks the file as sent; from here on only the bank changes it. Throws `batch-goes-to-institution` and
 * `institution-unavailable`.
 */
export async function handBatchOver(kernel: Kernel, call: Call<Endpoints['handOver']>) {
  await expectPayable(kernel)
  if (kernel.settings.institution) {
    const { debtorIban } = found(await findBatch(kernel.database, call.params.id))
    if (debtorIban === (await clientAccount(kernel))) throw new Refusal({ code: 'batch-goes-to-institution' })
  }
  return change(kernel, call, async (batch, payments, now, tx) => {
    const state = stateAfter(paymentBatchLifecycle, 'handOver', batch.state)
    if (state === undefined) throw new Refusal({ code: 'state-forbids', params: { state: batch.state } })
    const userId = userIdOf(call.actor)
    await passPayments(kernel, tx, payments, { kind: 'hand_over_batch', by: { as: 'staff', userId } })
    return { state, handedOverBy: userId, handedOverAt: now }
  })
}

/** Only before the hand-over: its payments return to the queue. */
export const cancelBatch = (kernel: Kernel, call: Call<Endpoints['cancel']>) =>
  change(kernel, call, (batch, _, now) => {
    expectUnchanged(batch.updatedAt, call.body.updatedAt)
    const state = stateAfter(paymentBatchLifecycle, 'cancel', batch.state)
    if (state === undefined) throw new Refusal({ code: 'state-forbids', params: { state: batch.state } })
    return { state, cancelReason: call.body.reason, finishedAt: now, payments: 'unbatch' }
  })

/** Only after the hand-over, so that the batch can no longer be cancelled. */
export async function readBatchFile(kernel: Kernel, call: Call<Endpoints['file']>) {
  await expectPayable(kernel)
  return inTransaction(kernel.database, async (tx) => {
    const batch = found(await batchRows.find(tx, call.params.id))
    const { messageId, content, sha256, handedOverAt, state, institution } = batch
    if (institution !== null) throw new Refusal({ code: 'batch-goes-to-institution' })
    if (handedOverAt === null) throw new Refusal({ code: 'state-forbids', params: { state } })
    // A file that the bank has answered is a record.
    const by = { as: 'staff', userId: userIdOf(call.actor) } as const
    if (state === 'handed_over') {
      const payments = await lockPaymentsOfBatch(tx, batch.batchId)
      await expectPaymentsGo(kernel, tx, payments, { kind: 'hand_over_batch', by })
    }
    return { fileName: `${messageId}.xml`, content, sha256 }
  })
}

/** Recomputes the batch's state from its payments. */
export async function followPayments(tx: Transaction, batchId: string, now: Date): Promise<void> {
  const batch = found(await batchRows.lock(tx, batchId))
  const payments = await lockPaymentsOfBatch(tx, batchId)
  // A statement that shows one of its payments proves that the bank has the file.
  const isAtBank = batch.state === 'released' && payments.some((payment) => payment.state === 'executed')
  const before = isAtBank ? stateAfter(paymentBatchLifecycle, 'handOver', batch.state)! : batch.state
  const state = stateByPayments(before, payments)
  if (state === batch.state) return
  const finishedAt = state === 'executed' ? now : null
  const handedOver = isAtBank && { handedOverAt: now }
  await batchRows.update(tx, batchId, { state, finishedAt, ...handedOver, updatedAt: touchedAt(batch.updatedAt, now) })
}
