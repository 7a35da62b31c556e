-- What folds the changes into tallies, and counts from the beginning (decision list-counters).
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
grant execute on function cauce_fold_tallies() to :"application";

-- Counts everything from the beginning: for rows that came while the triggers were off. The owner alone may.
create or replace function cauce_recount() returns void language sql set search_path = public as $$
  delete from tally_changes;
  delete from tallies;
  insert into tallies (counted, day, kind, rows, amount, penalties) select counted, each.day, kind, sum(rows), sum(amount), sum(penalties) from cauce_count_rows() r, cauce_days(r.day) each group by 1, 2, 3
  -- A list reads the rows of a table: they stand together.
  order by 1, 2, 3;
$$;
revoke execute on function cauce_recount() from public;
-- For a database that had rows before they were counted, or before their amounts were added up: in which all of these are zero. The triggers
-- above have locked the tables, and the lock keeps changes from being folded meanwhile.
do $$
declare
  one record;
begin
  perform pg_advisory_xact_lock(7301944211);
  for one in
    select name, query from specs join count_queries using (name)
    where not exists (
      select from (select counted, rows, amount, penalties from tallies union all select counted, rows, amount, penalties from tally_changes) kept
      where counted = name having count(*) > 0 and (specs.amount = '0' or bool_or(kept.amount <> 0)) and (specs.penalties = '0' or bool_or(kept.penalties <> 0))
    )
  loop
    delete from tally_changes where counted = one.name;
    delete from tallies where counted = one.name;
    execute 'insert into tallies (counted, day, kind, rows, amount, penalties)
      select counted, each.day, kind, sum(rows), sum(amount), sum(penalties) from (' || one.query || ') r, cauce_days(r.day) each group by 1, 2, 3 order by 1, 2, 3';
  end loop;
end $$;
