import { orderLifecycle } from '@cauce/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { textArray, type Transaction, firstOf } from '../../database/index.ts'
import { MOVEMENT_POSTINGS, moneyDecisions } from '../../database/schema/decisions.ts'
import { refunds, orders, orderMovements } from '../../database/schema/orders.ts'
import { transactions, ledgerAccounts, ledgerTransfers } from '../../database/schema/wallet.ts'

/**
 * Refunds every live order of a locked project, set-based. Locks wallets ascending before anything moves. Returns
 * counts, cents and each person's sum.
 */
export async function refundLiveOrders(
  tx: Transaction,
  projectId: string,
  { actorId, firstBy }: RefundDeciders,
  now: Date,
): Promise<RefundedMoney> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { from, to } = orderLifecycle.transitions.refund
  const live = and(eq(orders.projectId, projectId), inArray(orders.status, from))
  await tx.execute(sql`
    select cauce_lock_accounts(array(
      select distinct wallet_id from ${orders} where ${live} order by 1
    ) || ${projectId}::uuid)`)
  const { rows } = await tx.execute<{ user_id: string; orders: string; amount: string }>(sql`
    with refunded as (
      update ${orders} set status = ${to}, updated_at = ${at}
      where ${live}
      returning order_id, user_id, wallet_id, amount, uuidv7() as transaction_id, uuidv7() as movement_id, uuidv7() as transfer_id, uuidv7() as decision_id
    ), running as (
      select r.*, sum(r.amount) over (partition by r.wallet_id order by r.order_id) as returned_so_far from refunded r
    ), movements as (
      insert into ${orderMovements} (order_movement_id, order_id, project_id, user_id, type, amount, penalty_amount, departure, created_at)
      select movement_id, order_id, ${projectId}::uuid, user_id, 'disinvest', amount, 0, 'refund', ${at} from running
    ), paid as (
      insert into ${transactions} (transaction_id, wallet_id, user_id, type, issuer_name, amount, status, balance_after, project_id, order_id, created_by, decided_at, created_at, updated_at)
      select r.transaction_id, r.wallet_id, r.user_id, 'income', 'payment', r.amount, 'completed', held.balance + r.returned_so_far, ${projectId}::uuid, r.order_id,
        ${actorId}::uuid, ${at}, ${at}, ${at}
      from running r
      join lateral (select sum(a.balance)::bigint as balance from ${ledgerAccounts} a where a.wallet_id = r.wallet_id) held on true
    ), decided as (
      insert into ${moneyDecisions} (decision_id, kind, verdict, postings, amount, subject_id, project_id, record_id, decided_as, decided_by, four_eyes, first_by, hands, is_unproven, created_at)
      select decision_id, 'refund', 'goes', ${textArray([...MOVEMENT_POSTINGS.refund])}, amount, user_id, ${projectId}::uuid, order_id, ${actorId === null ? 'platform' : 'staff'}, ${actorId}::uuid, ${firstBy !== null}, ${firstBy}::uuid, '{}', false, ${at} from running
    ), posted as (
      insert into ${ledgerTransfers} (transfer_id, kind, debit_account_id, credit_account_id, amount, transaction_id, order_id, decision_id, created_at)
      select transfer_id, 'refund', ${projectId}::uuid, wallet_id, amount, transaction_id, order_id, decision_id, ${at} from running
    )
    select user_id, count(*) as orders, sum(amount)::bigint as amount from running group by user_id`)
  const byPerson = rows.map((row) => ({ userId: row.user_id, amount: BigInt(row.amount) }))
  return {
    orders: rows.reduce((sum, row) => sum + Number(row.orders), 0),
    amount: byPerson.reduce((sum, { amount }) => sum + amount, 0n),
    byPerson,
  }
}

/** Null for the platform, and where one administrator is enough. */
export interface RefundDeciders {
  readonly actorId: string | null
  readonly firstBy: string | null
}

export interface RefundedMoney {
  readonly orders: number
  readonly amount: bigint
  readonly byPerson: readonly { readonly userId: string; readonly amount: bigint }[]
}

/** Requested or carried out; undefined when there is none. */
export const findRefund = (tx: Transaction, projectId: string) =>
  firstOf(tx.select().from(refunds).where(eq(refunds.projectId, projectId)))

/** Replaces an expired request. */
export async function saveRefund(tx: Transaction, refund: typeof refunds.$inferInsert): Promise<void> {
  const { projectId: _, ...change } = refund
  await tx.insert(refunds).values(refund).onConflictDoUpdate({ target: refunds.projectId, set: change })
}

/** Four-eyes: the administrator who carries out another one's request. */
export async function completeRefund(tx: Transaction, projectId: string, refundedBy: string, now: Date): Promise<void> {
  await tx.update(refunds).set({ refundedBy, refundedAt: now }).where(eq(refunds.projectId, projectId))
}
