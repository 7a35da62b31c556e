-- Who invested again within some months of the first investment (decision list-counters). A row is counted by the day of the first one (rules/60-tallies.sql).
revoke insert, update, delete, truncate on cohort_investments, cohorts_kept from :"application";

-- What these people invested first and again; everybody if there are none. The months are those of the contract (COHORT_MONTHS).
create or replace function cauce_cohorts_of(people uuid[])
  returns table (user_id uuid, within_months smallint, first_at timestamptz, amount bigint)
  language sql stable set search_path = public set timezone = 'Europe/Madrid' as $$
  with seen as (
    select o.user_id, o.created_at, o.amount, first_value(o.created_at) over (partition by o.user_id order by o.created_at) as first_at
    from orders o where o.status <> 'cancelled' and (people is null or o.user_id = any (people))
  ), investors as (
    select s.user_id, min(s.first_at) as first_at, array[
      sum(s.amount) filter (where s.created_at = s.first_at),
      sum(s.amount) filter (where s.created_at > s.first_at and s.created_at <= s.first_at + interval '1 month'),
      sum(s.amount) filter (where s.created_at > s.first_at and s.created_at <= s.first_at + interval '3 months'),
      sum(s.amount) filter (where s.created_at > s.first_at and s.created_at <= s.first_at + interval '6 months'),
      sum(s.amount) filter (where s.created_at > s.first_at and s.created_at <= s.first_at + interval '12 months')
    ]::bigint[] as amounts
    from seen s group by s.user_id
  )
  select i.user_id, each.within_months::smallint, i.first_at, each.amount
  from investors i, unnest(array[0, 1, 3, 6, 12], i.amounts) as each (within_months, amount) where each.amount is not null
$$;

-- The people with orders that were made or changed since an hour before that. A call or a job commits later than it says, by half an hour at most.
create or replace function cauce_investors_since(since timestamptz) returns setof uuid
  language sql stable set search_path = public as $$
  select user_id from orders where created_at >= since - interval '1 hour'
  union select user_id from orders where updated_at >= since - interval '1 hour' and status <> 'pending'
$$;

-- Keeps what orders say now. One at a time: a second one leaves it to the first.
create or replace function cauce_keep_cohorts(until timestamptz) returns void
  language plpgsql security definer set search_path = public as $$
declare
  -- A clock that was set back finds what it kept before that.
  since timestamptz := (select least(kept_at, until) from cohorts_kept);
  people uuid[] := case when since is not null then array(select cauce_investors_since(since)) end;
begin
  if not pg_try_advisory_xact_lock(7301944214) then return; end if;
  merge into cohort_investments kept using cauce_cohorts_of(people) found
    on kept.user_id = found.user_id and kept.within_months = found.within_months
  when matched and (kept.first_at, kept.amount) is distinct from (found.first_at, found.amount) then
    update set first_at = found.first_at, amount = found.amount
  when not matched then insert (user_id, within_months, first_at, amount) values (found.user_id, found.within_months, found.first_at, found.amount)
  when not matched by source and (people is null or kept.user_id = any (people)) then delete;
  delete from cohorts_kept;
  insert into cohorts_kept (kept_at) values (until);
end $$;
revoke execute on function cauce_keep_cohorts(timestamptz) from public;
grant execute on function cauce_keep_cohorts(timestamptz) to :"application";
