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
  counted_rows text := '';
  counts text[] := '{}';
begin
  for spec in select *, case when name = source then '' else name || '_' end as prefix from (values
    ('users', 'users', 'created_at', 'array[role, disabled::text, verification_status]', '0', '0', 'deleted_at is null'),
    ('wallets', 'wallets', 'created_at', 'array[]::text[]', '0', '0', 'true'),
    ('transactions', 'transactions', 'created_at', 'array[type, status, issuer_name]', '0', '0', 'true'),
    ('orders', 'orders', 'created_at', 'array[status]', '0', '0', 'true'),
    ('order_movements', 'order_movements', 'created_at', 'array[type]', 'amount', 'penalty_amount', 'true'),
    ('fees', 'fees', 'created_at', 'array[]::text[]', 'amount', '0', 'true'),
    ('distribution_shares', 'distribution_shares', 'paid_at', 'array[]::text[]', 'principal', '0', 'paid_at is not null'),
    ('bank_accounts', 'bank_accounts', 'created_at', 'array[state, main::text]', '0', '0', 'deleted_at is null'),
    ('verifications', 'verifications', 'created_at', 'array[status]', '0', '0', 'true'),
    ('account_documents', 'account_documents', 'created_at', 'array[visible::text]', '0', '0', 'true'),
    ('totps', 'totps', 'created_at', 'array[]::text[]', '0', '0', 'true'),
    ('tickets', 'tickets', 'created_at', 'array[state]', '0', '0', 'true'),
    ('audit_records', 'audit_records', 'created_at', 'array[noun, operation]', '0', '0', 'true'),
    -- By manager and by project, whatever the day. An order is pending at first, so that it does not pay for the last one.
    ('assignments', 'users', 'timestamptz ''2000-01-01 12:00Z''', 'array[manager_id::text]', '0', '0', 'deleted_at is null and manager_id is not null'),
    ('holdings', 'orders', 'timestamptz ''2000-01-01 12:00Z''', 'array[project_id::text]', '0', '0', 'status in (''active'', ''finished'')')
  ) as specs (name, source, instant, kind, amount, penalties, condition) loop
    execute format($body$
      create or replace function %1$I() returns trigger language plpgsql security definer set search_path = public as $function$
      begin
        if tg_op = 'INSERT' then
          insert into tally_changes (counted, day, kind, rows, amount, penalties)
          select %2$L, cauce_day(%3$s), %4$s, count(*), sum(%5$s), sum(%6$s) from fresh where %7$s group by 2, 3;
        elsif tg_op = 'DELETE' then
          insert into tally_changes (counted, day, kind, rows, amount, penalties)
          select %2$L, cauce_day(%3$s), %4$s, -count(*), -sum(%5$s), -sum(%6$s) from stale where %7$s group by 2, 3;
        else
          insert into tally_changes (counted, day, kind, rows, amount, penalties)
          select %2$L, day, kind, sum(rows), sum(amount), sum(penalties) from (
            select cauce_day(%3$s) as day, %4$s as kind, 1 as rows, %5$s as amount, %6$s as penalties from fresh where %7$s
            union all select cauce_day(%3$s), %4$s, -1, -(%5$s), -(%6$s) from stale where %7$s
          ) changed group by day, kind having sum(rows) <> 0 or sum(amount) <> 0 or sum(penalties) <> 0;
        end if;
        return null;
      end $function$ $body$,
      'cauce_tally_' || spec.name, spec.name, spec.instant, spec.kind, spec.amount, spec.penalties, spec.condition);
    execute format('create or replace trigger %stally_insert after insert on %I referencing new table as fresh for each statement execute function %I()', spec.prefix, spec.source, 'cauce_tally_' || spec.name);
    execute format('create or replace trigger %stally_update after update on %I referencing old table as stale new table as fresh for each statement execute function %I()', spec.prefix, spec.source, 'cauce_tally_' || spec.name);
    execute format('create or replace trigger %stally_delete after delete on %I referencing old table as stale for each statement execute function %I()', spec.prefix, spec.source, 'cauce_tally_' || spec.name);
    counts := counts || spec.name;
    counted_rows := counted_rows || case when counted_rows = '' then '' else ' union all ' end || format(
      'select %L as counted, cauce_day(%s) as day, %s as kind, count(*) as rows, sum(%s)::bigint as amount, sum(%s)::bigint as penalties from %I where %s group by 2, 3',
      spec.name, spec.instant, spec.kind, spec.amount, spec.penalties, spec.source, spec.condition);
  end loop;
  -- As text, so that it does not keep a migration from changing a column.
  execute format('create or replace function cauce_count_rows() returns table (counted text, day date, kind text[], rows bigint, amount bigint, penalties bigint)
    language sql stable set search_path = public as %L', counted_rows);
  execute format('create or replace function cauce_counts() returns text[] language sql immutable return %L::text[]', counts);
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
