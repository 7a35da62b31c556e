import { orderLifecycle } from '@cauce/contract'
import { eq, sql } from 'drizzle-orm'
import { textArray, type Executor, type Transaction } from '../../database/index.ts'
import { MOVEMENT_POSTINGS, moneyDecisions } from '../../database/schema/decisions.ts'
import { distributions, distributionShares, fees } from '../../database/schema/distributions.ts'
import { CLEARING_ACCOUNT, FEES_ACCOUNT, WITHHELD_ACCOUNT } from '../../modules/wallet/ledger/index.ts'
import { transactions, ledgerAccounts, ledgerTransfers } from '../../database/schema/wallet.ts'
import { orders } from '../../database/schema/orders.ts'
import { projects } from '../../database/schema/project.ts'

export interface PayStep {
  readonly distributionId: string
  readonly projectId: string
  /** Basis points. */
  readonly managerFee: number
  readonly now: Date
  /** Shares a transaction. */
  readonly limit: number
  /** The two administrators. */
  readonly recordedBy: string | null
  readonly confirmedBy: string | null
  readonly receivedAt: Date | null
}

/**
 * Credits up to `limit` unpaid shares of a locked distribution in one statement (transactions, fees, postings, totals;
 * wallets ascending) and finishes fully repaid orders. Returns the number; zero: all paid. Resumable.
 */
export async function payShares(
  tx: Transaction,
  { distributionId, projectId, managerFee, now, limit, recordedBy, confirmedBy, receivedAt }: PayStep,
): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`
    select cauce_lock_accounts(array(
      select wallet_id from ${distributionShares} where distribution_id = ${distributionId} and paid_at is null order by wallet_id, order_id limit ${limit}
    ))`)
  const { rows } = await tx.execute<{ paid: string }>(sql`
    with picked as (
      select order_id from ${distributionShares} where distribution_id = ${distributionId} and paid_at is null order by wallet_id, order_id limit ${limit}
    ), paid as (
      update ${distributionShares} s set paid_at = ${at} from picked where s.distribution_id = ${distributionId} and s.order_id = picked.order_id
      returning s.order_id, s.user_id, s.wallet_id, s.interest, s.fee, s.principal, s.withheld, s.interest - s.fee - s.withheld as net_return, s.interest - s.fee - s.withheld + s.principal as net, uuidv7() as transaction_id, uuidv7() as decision_id
    ), running as (
      select paid.*, sum(net) over (partition by wallet_id order by order_id) as credited_so_far from paid
    ), new_transactions as (
      insert into ${transactions} (transaction_id, wallet_id, user_id, type, issuer_name, amount, status, balance_after, project_id, order_id, distribution_id, decided_at, created_at, updated_at)
      select r.transaction_id, r.wallet_id, r.user_id, 'income', 'project_fee', r.net, 'completed',
        (select sum(a.balance) from ${ledgerAccounts} a where a.wallet_id = r.wallet_id) + r.credited_so_far, ${projectId}::uuid, r.order_id, ${distributionId}::uuid, ${at}, ${at}, ${at}
      from running r where r.net > 0
    ), new_fees as (
      insert into ${fees} (fee_id, order_id, project_id, distribution_id, user_id, amount, percentage, interest, created_at)
      select uuidv7(), order_id, ${projectId}::uuid, ${distributionId}::uuid, user_id, fee, ${managerFee}::integer, interest, ${at} from paid
    ), new_decisions as (
      insert into ${moneyDecisions} (decision_id, kind, verdict, postings, amount, subject_id, project_id, record_id, decided_as, decided_by, four_eyes, first_by, hands, is_unproven, created_at)
      select decision_id, 'distribute', 'goes', ${textArray([...MOVEMENT_POSTINGS.distribute])}, interest + principal, user_id, ${projectId}::uuid, ${distributionId}::uuid, 'staff', ${confirmedBy}::uuid, true, ${recordedBy}::uuid, '{}', ${receivedAt === null}, ${at}
      from paid where interest + principal > 0
    ), new_transfers as (
      insert into ${ledgerTransfers} (transfer_id, kind, debit_account_id, credit_account_id, amount, transaction_id, order_id, distribution_id, decision_id, created_at)
      select uuidv7(), leg.kind, ${CLEARING_ACCOUNT}::uuid, leg.account_id, leg.amount, leg.transaction_id, paid.order_id, ${distributionId}::uuid, paid.decision_id, ${at}
      from paid cross join lateral (values
        ('return', paid.wallet_id, paid.net_return, paid.transaction_id), ('principal', paid.wallet_id, paid.principal, paid.transaction_id), ('fee', ${FEES_ACCOUNT}::uuid, paid.fee, null), ('withholding', ${WITHHELD_ACCOUNT}::uuid, paid.withheld, null)
      ) as leg (kind, account_id, amount, transaction_id)
      where leg.amount > 0
    ), new_totals as (
      update ${orders} o set returned = o.returned + paid.net, updated_at = ${at}, status = case when o.amount <= paid.principal + coalesce(
        (select sum(earlier.principal) from ${distributionShares} earlier where earlier.order_id = o.order_id and earlier.paid_at is not null), 0) then ${orderLifecycle.transitions.repay.to} else o.status end
      from paid where o.order_id = paid.order_id
    )
    select count(*) as paid from paid`)
  return Number(rows[0]!.paid)
}

/** Grouped by person. */
export async function listPaidPeople(tx: Transaction, distributionId: string) {
  const { rows } = await tx.execute<{
    user_id: string
    project: string
    number: number
    part_of: number | null
    count: number
    late_since: string | null
    period_start: string
    due_date: string
    interest: string
    fee: string
    withheld: string
    principal: string
  }>(sql`
    select s.user_id, p.name as project, d.number, d.period_start::text, d.due_date::text, case when d.paid_on > d.due_date then d.due_date::text end as late_since,
      case when d.part > 1 or d.interest < d.interest_due or d.principal < d.principal_due then d.part end as part_of,
      (select max(of_project.number) from ${distributions} of_project where of_project.project_id = d.project_id) as count,
      sum(s.interest)::bigint as interest, sum(s.fee)::bigint as fee, sum(s.withheld)::bigint as withheld, sum(s.principal)::bigint as principal
    from ${distributionShares} s join ${distributions} d using (distribution_id) join ${projects} p using (project_id)
    where s.distribution_id = ${distributionId} and s.paid_at is not null
    group by s.user_id, p.name, d.distribution_id having sum(s.interest - s.fee - s.withheld + s.principal) > 0`)
  return rows.map((row) => ({
    userId: row.user_id,
    project: row.project,
    payment: {
      number: row.number,
      count: row.count,
      periodStart: row.period_start,
      dueDate: row.due_date,
      partOf: row.part_of,
      lateSince: row.late_since,
    },
    interest: BigInt(row.interest),
    fee: BigInt(row.fee),
    withheld: BigInt(row.withheld),
    principal: BigInt(row.principal),
  }))
}

/** Confirmed, not fully paid. */
export async function listConfirming(executor: Executor): Promise<string[]> {
  const { distributionId, status, confirmedAt } = distributions
  const rows = await executor
    .select({ distributionId })
    .from(distributions)
    .where(eq(status, 'confirming'))
    .orderBy(confirmedAt)
  return rows.map((row) => row.distributionId)
}

/** Financed, past reflection, without payout or schedule. */
export async function listUnsettledProjects(executor: Executor): Promise<string[]> {
  const { rows } = await executor.execute<{ project_id: string }>(sql`
    select p.project_id from ${projects} p join ${ledgerAccounts} escrow on escrow.account_id = p.project_id
    where p.phase = 'Financed' and p.amount_invested > 0
      and not exists (select 1 from ${orders} o where o.project_id = p.project_id and o.status = 'pending')
      and ((p.withdraw_money_financed and escrow.balance > 0) or not exists (select 1 from ${distributions} d where d.project_id = p.project_id))
    order by p.project_id`)
  return rows.map((row) => row.project_id)
}
