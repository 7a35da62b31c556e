-- The postings from from_at (included) to to_at as lines of the export, each of which is hashed as it stands (handbook daily-close.md). Without a
-- search path of its own, PostgreSQL reads only the page that is asked for.
create or replace function cauce_posting_lines(from_at timestamptz, to_at timestamptz)
  returns table (transfer_id uuid, line text) language sql stable as $$
  select t.transfer_id, row_to_json(written)::text
  from ledger_transfers t
    join ledger_accounts d on d.account_id = t.debit_account_id join ledger_accounts c on c.account_id = t.credit_account_id
    cross join lateral (
      select t.transfer_id as "posting", to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "at", t.kind,
        t.debit_account_id as debit, d.kind as "debitKind", t.credit_account_id as credit, c.kind as "creditKind",
        (t.amount / 100) || '.' || lpad((t.amount % 100)::text, 2, '0') as amount, t.transaction_id as "transactionId", t.order_id as "orderId",
        t.distribution_id as "distributionId", t.movement_id as "movementId", t.payment_id as "paymentId",
        t.reservation_id as "reservationId", t.decision_id as "decisionId"
    ) written
  where t.created_at >= from_at and t.created_at < to_at
$$;
