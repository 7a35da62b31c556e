import { calendarDateOf, type Cents, type api } from '@cauce/contract'
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  allOf,
  betweenDates,
  listOf,
  rowsOf,
  uuidArray,
  type Executor,
  type Transaction,
} from '../../../database/index.ts'
import { optionalUserName, userName, users, verifications } from '../../../database/schema/account.ts'
import { moneyDecisions } from '../../../database/schema/decisions.ts'
import { companyAccounts } from '../../../database/schema/company-accounts.ts'
import { paymentBatches, payments, type PaymentBatchRow } from '../../../database/schema/bank.ts'
import { personHands } from '../../../database/schema/access.ts'
import { payeeHandsSince } from '../../account/person-hands/index.ts'
import { paymentReports } from '../../../database/schema/payment-reports.ts'
import {
  awaitsApproval,
  isByHandsOf,
  type ApprovalFilter,
  type ListApprover,
} from '../../../platform/four-eyes.queries.ts'
import type { QueryOf } from '../../../http/bind.ts'

const { batchId, createdAt, total, state, executionDay } = paymentBatches
export const batchRows = rowsOf(paymentBatches, batchId)

const [maker, releaser, bearer, reporter] = [
  alias(users, 'maker'),
  alias(users, 'releaser'),
  alias(users, 'bearer'),
  alias(users, 'reporter'),
]
type Filter = QueryOf<typeof api.paymentBatches.list> & ApprovalFilter

/** Payments of which one administrator has imported a refusal, and no other one yet. */
const firstRefusals = (executor: Executor) =>
  executor
    .select({
      adminId: sql<string>`${moneyDecisions.decidedBy}`.as('admin_id'),
      adminName: userName(reporter).as('admin_name'),
      approvedAt: moneyDecisions.createdAt,
      expiresAt: moneyDecisions.expiresAt,
    })
    .from(moneyDecisions)
    .innerJoin(payments, eq(payments.paymentId, moneyDecisions.recordId))
    .innerJoin(reporter, eq(reporter.userId, moneyDecisions.decidedBy))
    .where(
      and(
        eq(payments.batchId, batchId),
        inArray(payments.state, ['released', 'accepted']),
        eq(moneyDecisions.fourEyes, true),
        eq(moneyDecisions.kind, 'refuse_payment'),
        eq(moneyDecisions.verdict, 'first'),
      ),
    )
    .orderBy(desc(moneyDecisions.createdAt))
    .limit(1)
    .as('first_refusal')

const select = (executor: Executor) => {
  const first = firstRefusals(executor)
  return executor
    .select({
      row: paymentBatches,
      firstApproval: {
        adminId: first.adminId,
        adminName: first.adminName,
        approvedAt: first.approvedAt,
        expiresAt: first.expiresAt,
      },
      debtorName: companyAccounts.beneficiary,
      debtorIban: companyAccounts.iban,
      debtorBic: companyAccounts.bic,
      createdByName: userName(maker),
      releasedByName: optionalUserName(releaser),
      handedOverByName: optionalUserName(bearer),
    })
    .from(paymentBatches)
    .innerJoin(companyAccounts, eq(companyAccounts.companyAccountId, paymentBatches.debtorAccountId))
    .innerJoin(maker, eq(maker.userId, paymentBatches.createdBy))
    .leftJoin(releaser, eq(releaser.userId, paymentBatches.releasedBy))
    .leftJoin(bearer, eq(bearer.userId, paymentBatches.handedOverBy))
    .leftJoinLateral(first, sql`true`)
}

function viewOf({ row, ...names }: Awaited<ReturnType<typeof select>>[number]) {
  const { content: _, releasedBy: __, handedOverBy: ___, debtorAccountId: companyAccountId, ...batch } = row
  return { ...batch, companyAccountId, ...names }
}

/**
 * Drafts that this administrator may release (`decideRelease`): not the maker, no payee entered by them, not a payee
 * themselves.
 */
function isReleasableBy(approver: ListApprover): SQL {
  const isTheirs = sql`${isByHandsOf(payments.userId, approver)} or ${payments.enteredByAll} && ${uuidArray([...approver.hands])}`
  const since = sql`${payeeHandsSince(approver.now).toISOString()}::timestamptz`
  const { userId, handId, createdAt: touchedAt } = personHands
  const isTouched = sql`exists (select 1 from ${personHands} where ${userId} = ${payments.userId} and ${userId} <> ${handId}
    and ${isByHandsOf(handId, approver)} and ${touchedAt} > ${since})`
  const { userId: identified, decidedBy, status, updatedAt: identifiedAt } = verifications
  const isIdentified = sql`exists (select 1 from ${verifications} where ${identified} = ${payments.userId} and ${status} = 'Approved'
    and ${isByHandsOf(decidedBy, approver)} and ${identifiedAt} > ${since})`
  return sql`${state} = 'draft' and not ${isByHandsOf(paymentBatches.createdBy, approver)} and ${executionDay} >= ${calendarDateOf(approver.now)}
    and not exists (select 1 from ${payments} where ${payments.batchId} = ${batchId} and (${isTheirs} or ${isTouched} or ${isIdentified}))`
}

/** A first refusal that still counts, imported by another administrator. */
const hasRefusalFor = (approver: ListApprover): SQL => {
  const { recordId, kind, verdict, fourEyes, decidedBy, expiresAt } = moneyDecisions
  return sql`exists (select from ${payments} join ${moneyDecisions} on ${recordId} = ${payments.paymentId}
    where ${payments.batchId} = ${batchId} and ${payments.state} in ('released', 'accepted') and ${fourEyes} and ${kind} = 'refuse_payment'
    and ${verdict} = 'first' and not ${isByHandsOf(decidedBy, approver)} and ${expiresAt} > ${approver.now.toISOString()}::timestamptz)`
}

/** Drafts to release, and refusals of the bank to confirm. */
export const awaitsReleaseBy = (approver: ListApprover): SQL =>
  sql`((${isReleasableBy(approver)}) or ${hasRefusalFor(approver)})`

const validSum = sql`sum(${total}) filter (where ${state} <> 'cancelled')`

export async function listBatches(executor: Executor, filter: Filter) {
  const where = allOf(
    filter.state && eq(state, filter.state),
    ...betweenDates(createdAt, filter.fromDate, filter.toDate),
    awaitsApproval(filter, awaitsReleaseBy),
  )
  const listing = {
    id: batchId,
    where,
    order: 'createdAt',
    search: ['number', 'messageId', 'createdByName'],
    sums: filter.getSums ? { of: { total: validSum } } : undefined,
  }
  const { data, ...whole } = await listOf(executor, select(executor), listing, filter)
  return { data: data.map(viewOf), ...whole }
}

export async function findBatch(executor: Executor, id: string) {
  const [row] = await select(executor).where(eq(batchId, id))
  return row && viewOf(row)
}

/** Payments not yet stated as debited: of one batch, and of all other released ones. */
export async function findLeavingSums(
  executor: Executor,
  iban: string,
  id: string,
): Promise<{ readonly ofBatch: Cents; readonly underWay: Cents }> {
  const sum = (which: SQL) => sql<string>`coalesce(sum(${payments.amount}) filter (where ${which}), 0)::text`
  const [row] = await executor
    .select({
      ofBatch: sum(sql`${batchId} = ${id}`),
      underWay: sum(sql`${batchId} <> ${id} and ${payments.state} <> 'batched'`),
    })
    .from(payments)
    .innerJoin(paymentBatches, eq(batchId, payments.batchId))
    .innerJoin(companyAccounts, eq(companyAccounts.companyAccountId, paymentBatches.debtorAccountId))
    .where(and(eq(companyAccounts.iban, iban), inArray(payments.state, ['batched', 'released', 'accepted'])))
  return { ofBatch: BigInt(row!.ofBatch), underWay: BigInt(row!.underWay) }
}

/** Locked until the transaction ends. */
export async function lockBatchByMessage(tx: Transaction, messageId: string): Promise<PaymentBatchRow | undefined> {
  const query = tx.select().from(paymentBatches).where(eq(paymentBatches.messageId, messageId))
  return (await query.for('no key update'))[0]
}

export async function insertReport(tx: Transaction, report: typeof paymentReports.$inferInsert): Promise<void> {
  await tx.insert(paymentReports).values(report)
}
