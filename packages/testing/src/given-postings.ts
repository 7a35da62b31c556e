import type { Transaction } from '@cauce/api/database'
import { MOVEMENT_KINDS, MOVEMENT_POSTINGS, type MovementKind } from '@cauce/api/schema/decisions'
import { postAll, type DecisionId, type Transfer } from '@cauce/api/modules/wallet/ledger'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'

/** Lets the owner of a database write postings without a decision: each gets one of the platform. */
export const decideRawPostings = (owner: { query(statement: string): Promise<unknown> }): Promise<unknown> =>
  owner.query(`
    create or replace function given_decision() returns trigger language plpgsql as $$
    begin
      new.decision_id := uuidv7();
      insert into money_decisions (decision_id, kind, verdict, postings, amount, subject_id, project_id, iban, decided_as, four_eyes, hands, is_unproven, created_at)
      select new.decision_id, k.kind, 'goes', k.postings, new.amount,
        (select w.user_id from ledger_accounts a join wallets w on w.wallet_id = a.wallet_id where a.account_id in (new.debit_account_id, new.credit_account_id) limit 1),
        (select a.project_id from ledger_accounts a where a.kind = 'escrow' and a.account_id in (new.debit_account_id, new.credit_account_id) limit 1),
        null, 'platform', false, '{}', false, now()
      from (values ${MOVEMENT_KINDS.map((kind) => `('${kind}', ${arrayOf(kind)})`).join(', ')}) as k (kind, postings)
      where new.kind = any (k.postings) limit 1;
      return new;
    end $$;
    create or replace trigger given_decision before insert on ledger_transfers for each row when (new.decision_id is null) execute function given_decision()`)

const arrayOf = (kind: MovementKind) => `array[${MOVEMENT_POSTINGS[kind].map((one) => `'${one}'`).join(', ')}]::text[]`

export async function givenPostings(tx: Transaction, transfers: readonly Transfer[], now: Date): Promise<void> {
  const decided = transfers.map((transfer) => ({ ...transfer, decisionId: v7() as DecisionId }))
  for (const { decisionId, kind: posting, amount, debitAccountId, creditAccountId } of decided) {
    const kind = MOVEMENT_KINDS.find((one) => (MOVEMENT_POSTINGS[one] as readonly string[]).includes(posting))!
    const ofAccounts = sql`a.account_id in (${debitAccountId}::uuid, ${creditAccountId}::uuid)`
    await tx.execute(sql`
      insert into money_decisions (decision_id, kind, verdict, postings, amount, subject_id, project_id, decided_as, four_eyes, hands, is_unproven, created_at)
      select ${decisionId}, ${kind}, 'goes', ${sql.raw(arrayOf(kind))}, ${amount.toString()}::bigint,
        (select w.user_id from ledger_accounts a join wallets w on w.wallet_id = a.wallet_id where ${ofAccounts} limit 1),
        (select a.project_id from ledger_accounts a where a.kind = 'escrow' and ${ofAccounts} limit 1),
        'platform', false, '{}', false, ${now.toISOString()}::timestamptz`)
  }
  await postAll(tx, decided, now)
}
