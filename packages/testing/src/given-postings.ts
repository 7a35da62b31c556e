import type { Transaction } from '@cauce/api/database'
import { MOVEMENT_KINDS, MOVEMENT_POSTINGS } from '@cauce/api/schema/decisions'
import { postAll, type DecisionId, type Transfer } from '@cauce/api/modules/wallet/ledger'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'

/** Posts what a test needs, each posting with a decision of the platform. */
export async function givenPostings(tx: Transaction, transfers: readonly Transfer[], now: Date): Promise<void> {
  const decided = transfers.map((transfer) => ({ ...transfer, decisionId: v7() as DecisionId }))
  for (const { decisionId, kind: posting, amount, debitAccountId, creditAccountId } of decided) {
    const kind = MOVEMENT_KINDS.find((one) => (MOVEMENT_POSTINGS[one] as readonly string[]).includes(posting))!
    const ofAccounts = sql`a.account_id in (${debitAccountId}::uuid, ${creditAccountId}::uuid)`
    await tx.execute(sql`
      insert into money_decisions (decision_id, kind, verdict, postings, amount, subject_id, project_id, decided_as, four_eyes, hands, is_unproven, created_at)
      select ${decisionId}, ${kind}, 'goes', ${sql.raw(`array[${MOVEMENT_POSTINGS[kind].map((one) => `'${one}'`).join(', ')}]`)}, ${amount.toString()}::bigint,
        (select w.user_id from ledger_accounts a join wallets w on w.wallet_id = a.wallet_id where ${ofAccounts} limit 1),
        (select a.project_id from ledger_accounts a where a.kind = 'escrow' and ${ofAccounts} limit 1),
        'platform', false, '{}', false, ${now.toISOString()}::timestamptz`)
  }
  await postAll(tx, decided, now)
}
