import { and, eq, sql, type SQL } from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { distributions, distributionShares } from '../../../database/schema/distributions.ts'
import { bankAllocations, bankMovements, paymentBatches, payments } from '../../../database/schema/bank.ts'
import { orders } from '../../../database/schema/orders.ts'
import { bankAccounts } from '../../../database/schema/payment.ts'
import { files } from '../../../database/schema/platform.ts'
import { projects } from '../../../database/schema/project.ts'
import { transactions } from '../../../database/schema/wallet.ts'

const [admin, first, manager] = [alias(users, 'admin'), alias(users, 'first'), alias(users, 'manager')]

const nameOf = (person: typeof admin | typeof first | typeof manager, personId: AnyPgColumn) =>
  sql<string | null>`case when ${personId} is null then null else ${userName(person)} end`

/** Statement day of a payment or its return. */
const statedDay = (direction: SQL) =>
  sql<
    string | null
  >`(select max(${bankMovements.bookingDay})::text from ${bankAllocations} join ${bankMovements} on ${bankMovements.movementId} = ${bankAllocations.movementId} where ${bankAllocations.paymentId} = ${payments.paymentId} and ${bankAllocations.undoneAt} is null and ${bankMovements.amount} ${direction} 0)`

const fields = {
  row: transactions,
  userName: userName(),
  managerId: users.managerId,
  managerName: nameOf(manager, users.managerId),
  adminName: nameOf(admin, transactions.adminId),
  firstName: nameOf(first, transactions.firstApprovedBy),
  projectName: projects.name,
  bankAccount: { alias: bankAccounts.alias, account: bankAccounts.account },
  document: files,
  transfer: {
    state: payments.state,
    batchState: paymentBatches.state,
    reasonCode: payments.reasonCode,
    /** A refusal's reason is the bank's text, hidden from the owner. */
    cancelReason: sql<string | null>`case when ${payments.state} = 'cancelled' then ${payments.reasonText} end`,
    endToEndId: payments.endToEndId,
    remittance: payments.remittance,
    approvedAt: payments.createdAt,
    batchedAt: paymentBatches.createdAt,
    releasedAt: paymentBatches.releasedAt,
    sentAt: paymentBatches.handedOverAt,
    executionDay: paymentBatches.executionDay,
    executedOn: statedDay(sql`<`),
    returnedOn: statedDay(sql`>`),
    updatedAt: payments.updatedAt,
  },
  order: { status: orders.status, reflectionEndsAt: orders.reflectionEndsAt },
  share: distributionShares,
  paymentNumber: distributions.number,
  paymentPart: distributions.part,
  daysLate: sql<number>`greatest(0, ${distributions.paidOn} - ${distributions.dueDate})`,
  isPartial: sql<boolean>`${distributions.interest} < ${distributions.interestDue} or ${distributions.principal} < ${distributions.principalDue}`,
  periodStart: distributions.periodStart,
  paymentDueDate: distributions.dueDate,
  paymentCount: sql<
    number | null
  >`(select max(d.number) from ${distributions} d where d.project_id = ${distributions.projectId})`,
}
/** With names, payment parts and the order of an investment. */
export const selectTransactions = (executor: Executor) =>
  executor
    .select(fields)
    .from(transactions)
    .innerJoin(users, eq(users.userId, transactions.userId))
    .leftJoin(manager, eq(manager.userId, users.managerId))
    .leftJoin(admin, eq(admin.userId, transactions.adminId))
    .leftJoin(first, eq(first.userId, transactions.firstApprovedBy))
    .leftJoin(bankAccounts, eq(bankAccounts.bankAccountId, transactions.bankAccountId))
    .leftJoin(payments, eq(payments.transactionId, transactions.transactionId))
    .leftJoin(paymentBatches, eq(paymentBatches.batchId, payments.batchId))
    .leftJoin(files, eq(files.fileId, transactions.documentId))
    .leftJoin(projects, eq(projects.projectId, transactions.projectId))
    .leftJoin(orders, eq(orders.orderId, transactions.orderId))
    .leftJoin(distributions, eq(distributions.distributionId, transactions.distributionId))
    .leftJoin(
      distributionShares,
      and(
        eq(distributionShares.distributionId, transactions.distributionId),
        eq(distributionShares.orderId, transactions.orderId),
      ),
    )
