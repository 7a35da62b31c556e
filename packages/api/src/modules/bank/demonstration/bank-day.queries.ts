import { calendarDateOf } from '@cauce/contract'
import { and, asc, desc, eq, inArray, isNotNull, lt, ne } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { bankMovements, paymentBatches, payments } from '../../../database/schema/bank.ts'
import { companyAccounts } from '../../../database/schema/company-accounts.ts'
import { bankAccounts } from '../../../database/schema/payment.ts'
import { transactions, wallets } from '../../../database/schema/wallet.ts'
import { distributions } from '../../../database/schema/distributions.ts'
import { projects } from '../../../database/schema/project.ts'
import type { Instructed, Sender } from './bank-day.domain.ts'

const selectSenders = (executor: Executor) =>
  executor
    .select({
      recordId: transactions.transactionId,
      name: userName(),
      reference: wallets.reference,
      iban: bankAccounts.account,
      amount: transactions.amount,
      createdAt: transactions.createdAt,
    })
    .from(transactions)
    .innerJoin(wallets, eq(wallets.walletId, transactions.walletId))
    .innerJoin(users, eq(users.userId, transactions.userId))
    .leftJoin(bankAccounts, eq(bankAccounts.bankAccountId, transactions.bankAccountId))

const senderOf = ({ createdAt, ...sender }: Awaited<ReturnType<typeof selectSenders>>[number]): Sender => ({
  ...sender,
  announcedOn: calendarDateOf(createdAt),
})

export async function findAnnounced(executor: Executor): Promise<Sender[]> {
  const rows = await selectSenders(executor)
    .where(and(eq(transactions.type, 'income'), eq(transactions.status, 'pending')))
    .orderBy(asc(transactions.createdAt), asc(transactions.transactionId))
  return rows.map(senderOf)
}

export async function findSenders(executor: Executor, transactionIds: readonly string[]): Promise<Sender[]> {
  const rows = await selectSenders(executor).where(inArray(transactions.transactionId, [...transactionIds]))
  return rows.map(senderOf)
}

export async function findPromoters(executor: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  const { projectId, promoterName } = projects
  const rows = await executor
    .select({ projectId, promoterName })
    .from(projects)
    .where(inArray(projectId, [...ids]))
  return new Map(rows.map((row) => [row.projectId, row.promoterName]))
}

export async function findStated(executor: Executor, endToEndIds: readonly string[]): Promise<Set<string>> {
  const { endToEndId } = bankMovements
  const rows = await executor
    .select({ endToEndId })
    .from(bankMovements)
    .where(and(inArray(endToEndId, [...endToEndIds]), ne(bankMovements.state, 'taken_back')))
  return new Set(rows.flatMap((row) => row.endToEndId ?? []))
}

const { endToEndId, beneficiary, iban, remittance, amount } = payments
const instructed = { endToEndId, beneficiary, iban, remittance, amount }

const selectInstructed = (executor: Executor) =>
  executor
    .select(instructed)
    .from(payments)
    .innerJoin(paymentBatches, eq(paymentBatches.batchId, payments.batchId))
    .innerJoin(companyAccounts, eq(companyAccounts.companyAccountId, paymentBatches.debtorAccountId))

/** Payments of handed-over batches, oldest first. */
export async function findInstructed(executor: Executor, debtor: string): Promise<Instructed[]> {
  const isAtBank = and(inArray(payments.state, ['released', 'accepted']), isNotNull(paymentBatches.handedOverAt))
  const rows = await selectInstructed(executor)
    .where(and(isAtBank, eq(companyAccounts.iban, debtor)))
    .orderBy(asc(payments.createdAt), asc(payments.paymentId))
  return rows.map(withPayee)
}

/** Confirmed payments of promoters that a line credits. */
export async function findAwaitedPayments(executor: Executor): Promise<Sender[]> {
  const { distributionId: recordId, amount: due, confirmedAt, status } = distributions
  const rows = await executor
    .select({ recordId, amount: due, confirmedAt, name: projects.promoterName })
    .from(distributions)
    .innerJoin(projects, eq(projects.projectId, distributions.projectId))
    .where(eq(status, 'awaiting'))
    .orderBy(asc(confirmedAt), asc(recordId))
  return rows.map(({ confirmedAt: at, amount: paid, ...row }) => ({
    ...row,
    amount: paid!,
    announcedOn: calendarDateOf(at!),
    iban: null,
    reference: null,
  }))
}

export async function findReturnable(
  executor: Executor,
  debtor: string,
  before: Date,
): Promise<Instructed | undefined> {
  const isExecuted = and(eq(payments.state, 'executed'), eq(payments.kind, 'withdrawal'))
  const rows = await selectInstructed(executor)
    .where(and(isExecuted, lt(payments.updatedAt, before), eq(companyAccounts.iban, debtor)))
    .orderBy(desc(payments.updatedAt), desc(payments.paymentId))
    .limit(1)
  return rows.map(withPayee)[0]
}

type PayeeColumns = Pick<typeof payments.$inferSelect, keyof Instructed>

const withPayee = (row: PayeeColumns): Instructed => ({ ...row, beneficiary: row.beneficiary!, iban: row.iban! })
