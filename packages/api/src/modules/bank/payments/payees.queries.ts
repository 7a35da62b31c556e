import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../../../database/index.ts'
import { personHands } from '../../../database/schema/access.ts'
import { optionalUserName, users } from '../../../database/schema/account.ts'
import { payments } from '../../../database/schema/bank.ts'
import { payees } from '../../../database/schema/payees.ts'
import { bankAccounts } from '../../../database/schema/payment.ts'
import { transactions } from '../../../database/schema/wallet.ts'
import { payeeHandsSince } from '../../account/person-hands/index.ts'

const { paymentId, userId, projectId } = payments
const [setter, validator, hand] = [alias(users, 'setter'), alias(users, 'validator'), alias(users, 'hand')]
const earlier = alias(payments, 'earlier')

/** The approved payee of a payment: of its project, tax office or closed account, or approved for this payment alone. */
const registered = sql`(
  select r.payee_id from ${payees} r
  where r.state = 'active' and r.iban = ${payments.iban} and r.beneficiary = ${payments.beneficiary}
    and (r.payment_id = ${paymentId} or r.payment_id is null and r.proposed_by = ${payments.enteredBy})
  order by r.payment_id is null, r.decided_at desc limit 1)`

/** Whom the payments of a batch pay, as its releaser compares them; in the order of the file. */
export async function listPayees(executor: Executor, batchId: string, now: Date) {
  const rows = await executor
    .select({
      paymentId,
      userId,
      amount: payments.amount,
      beneficiary: payments.beneficiary,
      taxNumber: transactions.payeeTaxNumber,
      iban: payments.iban,
      setByName: optionalUserName(setter),
      setAt: sql<Date | null>`coalesce(${bankAccounts.enteredAt}, ${payees.createdAt})`.mapWith(payees.createdAt),
      validatedByName: optionalUserName(validator),
      validatedAt: sql<Date | null>`coalesce(${bankAccounts.validSince}, ${payees.decidedAt})`.mapWith(
        payees.decidedAt,
      ),
    })
    .from(payments)
    .leftJoin(transactions, eq(transactions.transactionId, payments.transactionId))
    .leftJoin(
      bankAccounts,
      and(eq(bankAccounts.bankAccountId, transactions.bankAccountId), eq(bankAccounts.account, payments.iban)),
    )
    .leftJoin(payees, eq(payees.payeeId, registered))
    .leftJoin(
      setter,
      eq(setter.userId, sql`coalesce(${payees.proposedBy}, ${payments.enteredBy}, ${bankAccounts.enteredBy})`),
    )
    .leftJoin(validator, eq(validator.userId, sql`coalesce(${bankAccounts.validatedBy}, ${payees.approvedBy})`))
    .where(eq(payments.batchId, batchId))
    .orderBy(paymentId)
  const lastOf = await findLastPayments(executor, batchId)
  const changes = await findChanges(
    executor,
    rows.flatMap((row) => row.userId ?? []),
  )
  return rows.map(({ userId: personId, ...payee }) => {
    const last = lastOf.get(payee.paymentId)
    const since = last?.queuedAt ?? payeeHandsSince(now)
    const own = changes.filter((change) => change.userId === personId && change.createdAt > since)
    return {
      ...payee,
      lastPaidAt: last?.paidAt ?? null,
      isAccountNew: last !== undefined && last.iban !== payee.iban,
      isNameNew: last !== undefined && last.beneficiary !== payee.beneficiary,
      changes: own.map(({ kind, handName, createdAt }) => ({ kind, handName, createdAt })),
    }
  })
}

/** The last executed payment to the same person, or for the same project. */
async function findLastPayments(executor: Executor, batchId: string) {
  const rows = await executor
    .selectDistinctOn([paymentId], {
      paymentId,
      iban: earlier.iban,
      beneficiary: earlier.beneficiary,
      queuedAt: earlier.createdAt,
      paidAt: earlier.updatedAt,
    })
    .from(payments)
    .innerJoin(
      earlier,
      and(
        ne(earlier.paymentId, paymentId),
        eq(earlier.kind, payments.kind),
        eq(earlier.state, 'executed'),
        sql`(${earlier.userId} = ${userId} or ${earlier.projectId} = ${projectId})`,
      ),
    )
    .where(eq(payments.batchId, batchId))
    .orderBy(paymentId, sql`${earlier.createdAt} desc`)
  return new Map(rows.map((row) => [row.paymentId, row]))
}

const findChanges = (executor: Executor, userIds: readonly string[]) =>
  executor
    .select({
      userId: personHands.userId,
      kind: personHands.kind,
      handName: optionalUserName(hand),
      createdAt: personHands.createdAt,
    })
    .from(personHands)
    .leftJoin(hand, and(eq(hand.userId, personHands.handId), ne(personHands.handId, personHands.userId)))
    .where(inArray(personHands.userId, [...userIds]))
    .orderBy(asc(personHands.createdAt))
