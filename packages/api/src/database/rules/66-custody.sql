-- The money in custody at the end of each day (decision list-counters).
revoke insert, update, delete, truncate on custody_days from :"application";

-- What the postings of each day from from_day to to_day change. Days without postings are left out.
create or replace function cauce_custody_changes(from_day date, to_day date)
  returns table (day date, wallets bigint, projects bigint, unassigned bigint, under_way bigint)
  language sql stable set search_path = public as $$
  select cauce_day(t.created_at),
    sum(case when c.kind in ('wallet', 'reserved') then t.amount else 0 end - case when d.kind in ('wallet', 'reserved') then t.amount else 0 end)::bigint,
    sum(case c.kind when 'escrow' then t.amount else 0 end - case d.kind when 'escrow' then t.amount else 0 end)::bigint,
    sum(case c.kind when 'unassigned' then t.amount else 0 end - case d.kind when 'unassigned' then t.amount else 0 end)::bigint,
    sum(case c.kind when 'clearing' then t.amount else 0 end - case d.kind when 'clearing' then t.amount else 0 end)::bigint
  from ledger_transfers t
    join ledger_accounts d on d.account_id = t.debit_account_id join ledger_accounts c on c.account_id = t.credit_account_id
  where t.created_at >= from_day::timestamp at time zone 'Europe/Madrid' and t.created_at < (to_day + 1)::timestamp at time zone 'Europe/Madrid'
  group by 1
$$;

-- The money at the end of each day from the day after the last that is kept, or from the first posting, until to_day.
create or replace function cauce_custody_until(to_day date)
  returns table (day date, wallets bigint, projects bigint, unassigned bigint, under_way bigint)
  language sql stable set search_path = public as $$
  with kept as (select * from custody_days order by day desc limit 1),
    first as (select coalesce((select day + 1 from kept), (select cauce_day(min(created_at)) from ledger_transfers)) as day),
    -- The first day is a constant of the plan, or the index on time would not be used.
    changes as materialized (select c.* from first, cauce_custody_changes(first.day, to_day) c)
  select each.day::date,
    (coalesce(kept.wallets, 0) + sum(coalesce(changes.wallets, 0)) over past)::bigint,
    (coalesce(kept.projects, 0) + sum(coalesce(changes.projects, 0)) over past)::bigint,
    (coalesce(kept.unassigned, 0) + sum(coalesce(changes.unassigned, 0)) over past)::bigint,
    (coalesce(kept.under_way, 0) + sum(coalesce(changes.under_way, 0)) over past)::bigint
  from first cross join lateral generate_series(first.day, to_day, interval '1 day') as each (day)
    left join changes on changes.day = each.day::date left join kept on true
  window past as (order by each.day)
$$;

-- The money in custody now, by the balances of the ledger (decision list-counters). Those of wallets are copied and counted; what has moved since is in the ledger.
create or replace function cauce_custody_now() returns table (wallets bigint, projects bigint, unassigned bigint, under_way bigint)
  language sql stable set search_path = public as $$
  with moved as materialized (select distinct wallet_id from wallet_moves)
  select (
      coalesce((select sum(amount) from tallies where counted = 'wallet_balances' and day = '-infinity'), 0)
      + coalesce((select sum(amount) from tally_changes where counted = 'wallet_balances'), 0)
      + coalesce((select sum(free.balance + reserved.balance - coalesce(copied.balance, 0)) from moved join wallets w using (wallet_id)
          join ledger_accounts free on free.account_id = w.wallet_id join ledger_accounts reserved on reserved.account_id = w.reserved_account_id
          left join wallet_balances copied on copied.wallet_id = w.wallet_id), 0)
    )::bigint,
    coalesce((select sum(balance) from ledger_accounts where project_id is not null and kind = 'escrow'), 0)::bigint,
    coalesce((select balance from ledger_accounts where wallet_id is null and project_id is null and kind = 'unassigned'), 0),
    coalesce((select balance from ledger_accounts where wallet_id is null and project_id is null and kind = 'clearing'), 0)
$$;

-- The money at the end of each day after the last that is kept, until today: what there is now, less what later days have changed. Today
-- needs no posting. Nothing if no day is kept.
create or replace function cauce_custody_since_kept(today date)
  returns table (day date, wallets bigint, projects bigint, unassigned bigint, under_way bigint)
  language sql stable set search_path = public as $$
  with first as (select max(day) + 1 as day from custody_days),
    present as materialized (select * from cauce_custody_now()),
    changes as materialized (select c.* from first, cauce_custody_changes(first.day + 1, today) c where first.day < today)
  select each.day::date,
    (present.wallets - coalesce(sum(changes.wallets) over later, 0))::bigint,
    (present.projects - coalesce(sum(changes.projects) over later, 0))::bigint,
    (present.unassigned - coalesce(sum(changes.unassigned) over later, 0))::bigint,
    (present.under_way - coalesce(sum(changes.under_way) over later, 0))::bigint
  from first cross join present cross join lateral generate_series(first.day, today, interval '1 day') as each (day)
    left join changes on changes.day = each.day::date
  window later as (order by each.day desc rows between unbounded preceding and 1 preceding)
$$;

-- Keeps the days until to_day. One at a time: a second one finds them kept.
create or replace function cauce_keep_custody(to_day date) returns void
  language plpgsql security definer set search_path = public as $$
begin
  if not pg_try_advisory_xact_lock(7301944213) then return; end if;
  insert into custody_days (day, wallets, projects, unassigned, under_way) select * from cauce_custody_until(to_day);
end $$;
revoke execute on function cauce_keep_custody(date) from public;
grant execute on function cauce_keep_custody(date) to :"application";
