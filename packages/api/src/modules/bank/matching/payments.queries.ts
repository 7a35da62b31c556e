import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { contains, touched, type Executor, type Transaction } from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { paymentBatches, payments } from '../../../database/schema/bank.ts'

const paymentFields = {
  row: payments,
  messageId: paymentBatches.messageId,
  name: sql<string>`coalesce(${userName()}, ${payments.beneficiary})`,
}
const selectPayments = (executor: Executor) =>
  executor
    .select(paymentFields)
    .from(payments)
    .leftJoin(paymentBatches, eq(paymentBatches.batchId, payments.batchId))
    .leftJoin(users, eq(users.userId, payments.userId))

export const AT_BANK = ['released', 'accepted'] as const
export const WAITING = ['queued', 'batched'] as const

interface Named {
  readonly endToEndIds: readonly string[]
  readonly messageIds: readonly string[]
}

/**
 * At the bank, and on no statement yet. Also those that wait and are named: a restore put them back into the queue; and refused ones
 * that a line names.
 */
export async function findOpenPayments(executor: Executor, { endToEndIds, messageIds }: Named) {
  const isNamed = or(inArray(payments.endToEndId, [...endToEndIds]), inArray(paymentBatches.messageId, [...messageIds]))
  return selectPayments(executor)
    .where(
      or(
        inArray(payments.state, [...AT_BANK]),
        and(inArray(payments.state, [...WAITING]), isNamed),
        and(eq(payments.state, 'refused'), inArray(payments.endToEndId, [...endToEndIds])),
      ),
    )
    .orderBy(payments.createdAt, payments.paymentId)
}

export async function findReturnablePayments(executor: Executor, endToEndIds: readonly string[]) {
  if (endToEndIds.length === 0) return []
  return selectPayments(executor).where(
    and(inArray(payments.endToEndId, [...endToEndIds]), inArray(payments.state, ['released', 'accepted', 'executed'])),
  )
}

/** By amount, or by a search in beneficiary, account and id, newest first. */
export async function findPaymentsLike(
  executor: Executor,
  which: {
    readonly states: readonly (typeof payments.$inferSelect)['state'][]
    readonly search: string
    readonly amount: bigint | undefined
  },
  limit: number,
) {
  const { states, search, amount } = which
  const text = search.replaceAll(/\s/g, '').toUpperCase()
  const asked =
    search === ''
      ? undefined
      : or(
          contains(payments.beneficiary, search),
          eq(payments.endToEndId, text),
          eq(payments.iban, text),
          amount === undefined ? undefined : eq(payments.amount, amount),
        )
  return selectPayments(executor)
    .where(and(inArray(payments.state, [...states]), asked))
    .orderBy(desc(payments.createdAt), payments.paymentId)
    .limit(limit)
}

export async function findPayments(executor: Executor, ids: readonly string[]) {
  if (ids.length === 0) return []
  return selectPayments(executor).where(inArray(payments.paymentId, [...ids]))
}

type PaymentRow = typeof payments.$inferSelect

export async function setPaymentState(tx: Transaction, paymentId: string, state: PaymentRow['state'], now: Date) {
  await tx
    .update(payments)
    .set({ state, updatedAt: touched(payments.updatedAt, now) })
    .where(eq(payments.paymentId, paymentId))
}
