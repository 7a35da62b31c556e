import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../database/index.ts'
import { refundRequests } from './orders.table.ts'

/**
 * Gives every live order of a project its money back: orders cancelled, movements, wallet transactions and postings, all
 * set-based, so that a project with ten thousand investors is returned as one. Answers how many orders and cents.
 * The project is locked; wallets are locked here, ascending, before anything moves.
 */
export async function refundLiveOrders(
  tx: Transaction,
  projectId: string,
  actorId: string | null,
  now: Date,
): Promise<{ orders: number; amount: bigint }> {
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`
    select cauce_lock_accounts(array(
      select distinct wallet_id from orders where project_id = ${projectId} and status in ('pending', 'active') order by 1
    ) || ${projectId}::uuid)`)
  const { rows } = await tx.execute<{ orders: string; amount: string }>(sql`
    with refunded as (
      update orders set status = 'cancelled', updated_at = ${at}
      where project_id = ${projectId} and status in ('pending', 'active')
      returning order_id, user_id, wallet_id, amount, uuidv7() as transaction_id, uuidv7() as movement_id, uuidv7() as transfer_id
    ), running as (
      select r.*, sum(r.amount) over (partition by r.wallet_id order by r.order_id) as returned_so_far from refunded r
    ), movements as (
      insert into order_movements (order_movement_id, order_id, project_id, user_id, type, amount, penalty_amount, created_at)
      select movement_id, order_id, ${projectId}::uuid, user_id, 'disinvest', amount, 0, ${at} from running
    ), paid as (
      insert into transactions (transaction_id, wallet_id, user_id, type, issuer_name, amount, status, balance_after, project_id, order_id, created_by, decided_at, created_at, updated_at)
      select r.transaction_id, r.wallet_id, r.user_id, 'income', 'payment', r.amount, 'completed', held.balance + r.returned_so_far, ${projectId}::uuid, r.order_id,
        ${actorId}::uuid, ${at}, ${at}, ${at}
      from running r
      join lateral (select sum(a.balance)::bigint as balance from ledger_accounts a where a.wallet_id = r.wallet_id) held on true
    ), posted as (
      insert into ledger_transfers (transfer_id, kind, debit_account_id, credit_account_id, amount, transaction_id, order_id, created_at)
      select transfer_id, 'refund', ${projectId}::uuid, wallet_id, amount, transaction_id, order_id, ${at} from running
    )
    select count(*) as orders, coalesce(sum(amount), 0)::bigint as amount from running`)
  return { orders: Number(rows[0]!.orders), amount: BigInt(rows[0]!.amount) }
}

export async function saveRefundRequest(tx: Transaction, request: typeof refundRequests.$inferInsert): Promise<void> {
  const { projectId: _, ...change } = request
  await tx.insert(refundRequests).values(request).onConflictDoUpdate({ target: refundRequests.projectId, set: change })
}

export async function deleteRefundRequest(tx: Transaction, projectId: string): Promise<void> {
  await tx.delete(refundRequests).where(eq(refundRequests.projectId, projectId))
}
