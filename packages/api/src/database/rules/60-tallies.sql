-- What is counted, by the day on which a row was made and by a few of its columns (decision 160). The triggers append what a
-- statement changes to tally_changes, in its transaction; a job folds it into tallies. A count reads both in one statement,
-- so that it is exact. Only these functions write, and reconciliation compares them with cauce_count_rows, which counts.
revoke insert, update, delete, truncate on tallies, tally_changes from cauce_app;
-- Rows come and go here all the time.
alter table tally_changes set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

create or replace function cauce_day(at timestamptz) returns date
  language sql immutable strict parallel safe
  return (at at time zone 'Europe/Madrid')::date;

do $$
declare
  spec record;
  counted_rows text;
begin
  create temporary table specs on commit drop as select *, row_number() over () as place from (values
    ('users', 'users', 'created_at', 'role, disabled::text, verification_status', '0', '0', 'deleted_at is null'),
    ('wallets', 'wallets', 'created_at', '', '0', '0', 'true'),
    ('transactions', 'transactions', 'created_at', 'type, status, issuer_name', '0', '0', 'true'),
    ('orders', 'orders', 'created_at', 'status', '0', '0', 'true'),
    ('order_movements', 'order_movements', 'created_at', 'type', 'amount', 'penalty_amount', 'true'),
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
    ('once_changed_transactions', 'transactions', 'created_at', '', '0', '0', 'updated_at <> created_at')
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
  select string_agg(format(
    'select %L as counted, day, array[%s]::text[] as kind, rows::bigint, amount::bigint, penalties::bigint from (
      select cauce_day(hour) as day%s, sum(rows) as rows, sum(amount) as amount, sum(penalties) as penalties from (
        select date_bin(''1 hour'', %s, ''2000-01-01Z'') as hour%s, count(*) as rows, sum(%s) as amount, sum(%s) as penalties from %I where %s group by hour%s
      ) by_hour group by day%s
    ) by_day',
    name, columns.names, columns.grouped, instant, columns.made, amount, penalties, source, condition, columns.grouped, columns.grouped), ' union all ' order by place) into counted_rows
  from specs, lateral (
    select string_agg('k' || n, ', ' order by n) as names, coalesce(string_agg(format(', %s as k%s', part, n), '' order by n), '') as made,
      coalesce(string_agg(', k' || n, '' order by n), '') as grouped
    from unnest(string_to_array(parts, ', ')) with ordinality as each (part, n)
  ) as columns;
  -- As text, so that it does not keep a migration from changing a column.
  execute format('create or replace function cauce_count_rows() returns table (counted text, day date, kind text[], rows bigint, amount bigint, penalties bigint)
    language sql stable set search_path = public as %L', counted_rows);
  execute format('create or replace function cauce_counts() returns text[] language sql immutable return %L::text[]', array(select name from specs order by place));
end $$;

-- The days on which a row counts: its own, and -infinity for the totals of all days.
create or replace function cauce_days(day date) returns table (day date)
  language sql immutable rows 2
  return unnest(array[day, '-infinity'::date]);

-- Adds the changes up. One at a time: a second one leaves them to the first, because two would wait for each other's rows.
create or replace function cauce_fold_tallies() returns void
  language plpgsql security definer set search_path = public as $$
begin
  if not pg_try_advisory_xact_lock(7301944211) then return; end if;
  with taken as (delete from tally_changes returning *)
  insert into tallies (counted, day, kind, rows, amount, penalties)
  select counted, each.day, kind, sum(rows), sum(amount), sum(penalties) from taken, cauce_days(day) each group by 1, 2, 3
  on conflict (counted, day, kind) do update set
    rows = tallies.rows + excluded.rows, amount = tallies.amount + excluded.amount, penalties = tallies.penalties + excluded.penalties;
end $$;
revoke execute on function cauce_fold_tallies() from public;
grant execute on function cauce_fold_tallies() to cauce_app;

-- Counts everything from the beginning: for rows that came while the triggers were off. The owner alone may.
create or replace function cauce_recount() returns void language sql set search_path = public as $$
  delete from tally_changes;
  delete from tallies;
  insert into tallies (counted, day, kind, rows, amount, penalties) select counted, each.day, kind, sum(rows), sum(amount), sum(penalties) from cauce_count_rows() r, cauce_days(r.day) each group by 1, 2, 3
  -- A list reads the rows of a table: they stand together.
  order by 1, 2, 3;
$$;
revoke execute on function cauce_recount() from public;
-- For a database that had rows before they were counted.
do $$
declare
  counts text[] := array(select distinct counted from tallies union select counted from tally_changes);
begin
  if exists (select from unnest(cauce_counts()) one where one <> all (counts)) then
    insert into tallies (counted, day, kind, rows, amount, penalties) 
      select counted, each.day, kind, sum(rows), sum(amount), sum(penalties) from cauce_count_rows() r, cauce_days(r.day) each
      where counted <> all (counts) group by 1, 2, 3 order by 1, 2, 3;
  end if;
end $$;
