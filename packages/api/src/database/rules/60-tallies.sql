-- What is counted, by the day on which a row was made and by a few of its columns (decision list-counters). The triggers append what a
-- statement changes to tally_changes, in its transaction; a job folds it into tallies. A count reads both in one statement,
-- so that it is exact. Only these functions write, and reconciliation compares them with cauce_count_rows, which counts.
revoke insert, update, delete, truncate on tallies, tally_changes from :"application";
-- Rows come and go here all the time.
alter table tally_changes set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

create or replace function cauce_day(at timestamptz) returns date
  language sql immutable strict parallel safe
  return (at at time zone 'Europe/Madrid')::date;

-- The step of an amount in cents (decision list-counters): one that has two digits before its zeros is one by itself, the others up to the next such one are
-- one more. Not strict, or it would not be put into the statements that use it.
create or replace function cauce_amount_step(amount bigint) returns bigint
  language sql immutable parallel safe
  return case when amount < 0 then -1 else 1 end * (
    abs(amount) - abs(amount) % (10 ^ greatest(length(abs(amount)::text) - 2, 0))::bigint
    + least(abs(amount) % (10 ^ greatest(length(abs(amount)::text) - 2, 0))::bigint, 1)
  );

do $$
declare
  spec record;
begin
  create temporary table specs on commit drop as select *, row_number() over () as place from (values
    ('users', 'users', 'created_at', 'role, disabled::text, verification_status', '0', '0', 'deleted_at is null'),
    ('wallets', 'wallets', 'created_at', '', '0', '0', 'true'),
    -- What lists add up of all wallets: balances, and what of them is available. A job writes the copies, so that no order pays for it.
    ('wallet_balances', 'wallet_balances', 'timestamptz ''2000-01-01 12:00Z''', '', 'balance', 'available', 'true'),
    ('transactions', 'transactions', 'created_at', 'type, status, issuer_name', 'amount', '0', 'true'),
    -- The second amount is what was returned.
    ('orders', 'orders', 'created_at', 'status', 'amount', 'returned', 'true'),
    ('payments', 'payments', 'created_at', 'kind, state', 'amount', '0', 'true'),
    -- By the day of the booking, the side, whether they are whole lines and no parts of a batch, and the account.
    ('bank_movements', 'bank_movements', 'booking_day::timestamp at time zone ''Europe/Madrid''', 'state, (amount > 0)::text, (parent_id is null)::text, iban', 'amount', '0', 'true'),
    ('order_movements', 'order_movements', 'created_at', 'type', 'amount', 'penalty_amount', 'true'),
    -- By the day of the first investment, and the months within which people invested again. A job writes the rows.
    ('cohorts', 'cohort_investments', 'first_at', 'within_months::text', 'amount', '0', 'true'),
    ('fees', 'fees', 'created_at', '', 'amount', '0', 'true'),
    ('distribution_shares', 'distribution_shares', 'paid_at', '', 'principal', '0', 'paid_at is not null'),
    ('bank_accounts', 'bank_accounts', 'created_at', 'state, main::text', '0', '0', 'deleted_at is null'),
    ('verifications', 'verifications', 'created_at', 'status', '0', '0', 'true'),
    ('account_documents', 'account_documents', 'created_at', 'visible::text', '0', '0', 'true'),
    ('totps', 'totps', 'created_at', '', '0', '0', 'true'),
    ('tickets', 'tickets', 'created_at', 'state', '0', '0', 'true'),
    ('audit_records', 'audit_records', 'created_at', 'noun, operation', '0', '0', 'true'),
    -- By manager and by project, whatever the day. An order is pending at first, so that it does not pay for the last one.
    ('assignments', 'users', 'timestamptz ''2000-01-01 12:00Z''', 'manager_id::text', '0', '0', 'deleted_at is null and manager_id is not null'),
    ('holdings', 'orders', 'timestamptz ''2000-01-01 12:00Z''', 'project_id::text', '0', '0', 'status in (''active'', ''finished'')'),
    -- By project and month, for statistics: by day there would be about as many rows as orders.
    ('project_movements', 'order_movements', 'date_trunc(''month'', created_at, ''Europe/Madrid'')', 'type, project_id::text', 'amount', 'penalty_amount', 'true'),
    -- The transactions that were ever changed, by the day of the last change, and by that of their creation. Those of an order never are.
    ('changed_transactions', 'transactions', 'updated_at', '', '0', '0', 'updated_at <> created_at'),
    ('once_changed_transactions', 'transactions', 'created_at', '', '0', '0', 'updated_at <> created_at'),
    -- The orders that are no longer pending, by the day of their last change: a new order does not add to them.
    ('settled_orders', 'orders', 'updated_at', '', '0', '0', 'status <> ''pending'''),
    -- By steps of amounts, whatever the day (decision list-counters).
    ('transactions_by_amount', 'transactions', 'timestamptz ''2000-01-01 12:00Z''', 'cauce_amount_step(amount)::text, type, status, issuer_name', 'amount', '0', 'true'),
    ('orders_by_amount', 'orders', 'timestamptz ''2000-01-01 12:00Z''', 'cauce_amount_step(amount)::text, status', 'amount', 'returned', 'true'),
    ('order_movements_by_amount', 'order_movements', 'timestamptz ''2000-01-01 12:00Z''', 'cauce_amount_step(amount)::text, type', 'amount', '0', 'true'),
    ('payments_by_amount', 'payments', 'timestamptz ''2000-01-01 12:00Z''', 'cauce_amount_step(amount)::text, kind, state', 'amount', '0', 'true'),
    ('bank_movements_by_amount', 'bank_movements', 'timestamptz ''2000-01-01 12:00Z''', 'cauce_amount_step(amount)::text, state, (amount > 0)::text, (parent_id is null)::text, iban', 'amount', '0', 'true')
  ) as named (name, source, instant, parts, amount, penalties, condition),
    lateral (select format('array[%s]::text[]', parts) as kind) as whole;
  -- One trigger and one statement for all that is counted of a table: each costs an order.
  for spec in
    select source,
      string_agg(format('select %L, cauce_day(%s), %s, count(*), sum(%s), sum(%s) from fresh where %s group by 2, 3', name, instant, kind, amount, penalties, condition), ' union all ' order by place) as added,
      string_agg(format('select %L, cauce_day(%s), %s, -count(*), -sum(%s), -sum(%s) from stale where %s group by 2, 3', name, instant, kind, amount, penalties, condition), ' union all ' order by place) as removed,
      string_agg(format(
        'select %1$L as counted, cauce_day(%2$s) as day, %3$s as kind, 1 as rows, %4$s as amount, %5$s as penalties from fresh where %6$s
         union all select %1$L, cauce_day(%2$s), %3$s, -1, -(%4$s), -(%5$s) from stale where %6$s', name, instant, kind, amount, penalties, condition), ' union all ' order by place) as changed
    from specs group by source
  loop
    execute format($body$
      create or replace function %1$I() returns trigger language plpgsql security definer set search_path = public as $function$
      begin
        if tg_op = 'INSERT' then
          insert into tally_changes (counted, day, kind, rows, amount, penalties) %2$s;
        elsif tg_op = 'DELETE' then
          insert into tally_changes (counted, day, kind, rows, amount, penalties) %3$s;
        else
          insert into tally_changes (counted, day, kind, rows, amount, penalties)
          select counted, day, kind, sum(rows), sum(amount), sum(penalties) from (%4$s) changed
          group by counted, day, kind having sum(rows) <> 0 or sum(amount) <> 0 or sum(penalties) <> 0;
        end if;
        return null;
      end $function$ $body$,
      'cauce_tally_' || spec.source, spec.added, spec.removed, spec.changed);
    execute format('create or replace trigger tally_insert after insert on %I referencing new table as fresh for each statement execute function %I()', spec.source, 'cauce_tally_' || spec.source);
    execute format('create or replace trigger tally_update after update on %I referencing old table as stale new table as fresh for each statement execute function %I()', spec.source, 'cauce_tally_' || spec.source);
    execute format('create or replace trigger tally_delete after delete on %I referencing old table as stale for each statement execute function %I()', spec.source, 'cauce_tally_' || spec.source);
  end loop;
  -- Arrays are made of the groups, and days of hours, because both are slow: in Madrid a day begins on the hour, since 1901.
  create temporary table count_queries on commit drop as select name, place, format(
    'select %L as counted, day, array[%s]::text[] as kind, rows::bigint, amount::bigint, penalties::bigint from (
      select cauce_day(hour) as day%s, sum(rows) as rows, sum(amount) as amount, sum(penalties) as penalties from (
        select date_bin(''1 hour'', %s, ''2000-01-01Z'') as hour%s, count(*) as rows, sum(%s) as amount, sum(%s) as penalties from %I where %s group by hour%s
      ) by_hour group by day%s
    ) by_day',
    name, columns.names, columns.grouped, instant, columns.made, amount, penalties, source, condition, columns.grouped, columns.grouped) as query
  from specs, lateral (
    select string_agg('k' || n, ', ' order by n) as names, coalesce(string_agg(format(', %s as k%s', part, n), '' order by n), '') as made,
      coalesce(string_agg(', k' || n, '' order by n), '') as grouped
    from unnest(string_to_array(parts, ', ')) with ordinality as each (part, n)
  ) as columns;
  -- As text, so that it does not keep a migration from changing a column.
  execute format('create or replace function cauce_count_rows() returns table (counted text, day date, kind text[], rows bigint, amount bigint, penalties bigint)
    language sql stable set search_path = public as %L', (select string_agg(query, ' union all ' order by place) from count_queries));
  execute format('create or replace function cauce_counts() returns text[] language sql immutable return %L::text[]', array(select name from specs order by place));
end $$;
