import { orderLifecycle } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../database/index.ts'
import { textArray } from '../../database/index.ts'
import { MOVEMENT_POSTINGS, moneyDecisions } from '../../database/schema/decisions.ts'
import { distributionShares, fees } from '../../database/schema/distributions.ts'
import { orders } from '../../database/schema/orders.ts'
import { ledgerAccounts, ledgerTransfers, transactions } from '../../database/schema/wallet.ts'
import { CLEARING_ACCOUNT, FEES_ACCOUNT, WITHHELD_ACCOUNT, type DecisionId } from '../../modules/wallet/ledger/index.ts'

interface Reversal {
  /** By two administrators. */
  readonly decisionId: DecisionId
  readonly distributionId: string
  readonly projectId: string
  readonly reason: string
  readonly now: Date
}

/** The opposite of `payShares`, for all parts of a distribution with locked wallets in one statement. */
export async function reverseShares(
  tx: Transaction,
  { decisionId, distributionId, projectId, reason, now }: Reversal,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { from, to } = orderLifecycle.transitions.oweAgain
  await tx.execute(sql`
    with reversed as (
      update ${distributionShares} s set paid_at = null where s.distribution_id = ${distributionId} and s.paid_at is not null
      returning s.order_id, s.user_id, s.wallet_id, s.interest, s.fee, s.principal, s.withheld, s.interest - s.fee - s.withheld as net_return, s.interest - s.fee - s.withheld + s.principal as net, uuidv7() as transaction_id, uuidv7() as decision_id
    ), running as (
      select reversed.*, sum(net) over (partition by wallet_id order by order_id) as taken_so_far from reversed
    ), new_transactions as (
      insert into ${transactions} (transaction_id, wallet_id, user_id, type, issuer_name, amount, status, note, balance_after, project_id, order_id, distribution_id, decided_at, created_at, updated_at)
      select r.transaction_id, r.wallet_id, r.user_id, 'withdraw', 'project_fee', r.net, 'completed', ${reason},
        (select sum(a.balance) from ${ledgerAccounts} a where a.wallet_id = r.wallet_id) - r.taken_so_far, ${projectId}::uuid, r.order_id, ${distributionId}::uuid, ${at}, ${at}, ${at}
      from running r where r.net > 0
    ), new_fees as (
      insert into ${fees} (fee_id, order_id, project_id, distribution_id, user_id, amount, percentage, interest, created_at)
      select uuidv7(), f.order_id, f.project_id, f.distribution_id, f.user_id, -f.amount, f.percentage, -f.interest, ${at}
      from reversed join ${fees} f on f.order_id = reversed.order_id and f.distribution_id = ${distributionId} and f.interest > 0
    ), new_decisions as (
      insert into ${moneyDecisions} (decision_id, kind, verdict, postings, amount, subject_id, project_id, record_id, decided_as, decided_by, four_eyes, first_by, hands, is_unproven, reason, created_at)
      select reversed.decision_id, d.kind, d.verdict, ${textArray([...MOVEMENT_POSTINGS.reverse_distribution])}, interest + principal, user_id, d.project_id, d.record_id, d.decided_as, d.decided_by, d.four_eyes, d.first_by, d.hands, d.is_unproven, d.reason, ${at}
      from reversed cross join (select * from ${moneyDecisions} where decision_id = ${decisionId}) d where interest + principal > 0
    ), new_transfers as (
      insert into ${ledgerTransfers} (transfer_id, kind, debit_account_id, credit_account_id, amount, transaction_id, order_id, distribution_id, decision_id, created_at)
      select uuidv7(), leg.kind, leg.account_id, ${CLEARING_ACCOUNT}::uuid, leg.amount, leg.transaction_id, reversed.order_id, ${distributionId}::uuid, reversed.decision_id, ${at}
      from reversed cross join lateral (values
        ('return', wallet_id, net_return, transaction_id), ('principal', wallet_id, principal, transaction_id), ('fee', ${FEES_ACCOUNT}::uuid, fee, null), ('withholding', ${WITHHELD_ACCOUNT}::uuid, withheld, null)
      ) as leg (kind, account_id, amount, transaction_id)
      where leg.amount > 0
    )
    update ${orders} o set returned = o.returned - reversed.net, updated_at = ${at},
      status = case when o.status = any (${textArray([...from])}) and reversed.principal > 0 then ${to} else o.status end
    from reversed where o.order_id = reversed.order_id`)
}
