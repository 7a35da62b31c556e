-- What exists and who does what: people, projects, and the orders that join them. Everything follows from the number of a
-- customer and of a project, so that two databases of one size and day are equal.
create function pg_temp.id(kind text, n bigint, at timestamptz) returns uuid language sql immutable as $$
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(h, 1, 3) || '8' || substr(h, 4, 15))::uuid
  from md5(kind || n) h
$$;
-- A number from 0 to faces - 1: what a die with so many faces shows at its nth throw.
create function pg_temp.draw(n bigint, throw bigint, faces bigint) returns bigint language sql immutable as $$
  select (hashint8extended(n, throw) & 9223372036854775807) % faces
$$;
create function pg_temp.customers() returns bigint language sql stable as $$ select current_setting('cauce.customers')::bigint $$;
create function pg_temp.projects() returns bigint language sql stable as $$ select greatest(20, pg_temp.customers() / 100) $$;
create function pg_temp.until() returns timestamptz language sql stable as $$ select current_setting('cauce.until')::timestamptz $$;
-- The platform grows at an even pace for three years: 0 is its first day, 1 is the last.
create function pg_temp.instant(share double precision) returns timestamptz language sql stable as $$
  select date_trunc('milliseconds', pg_temp.until() - interval '1096 days' * (1 - share))
$$;

create temporary table staff as
select n, role, pg_temp.id(role, n, pg_temp.instant(0)) as user_id
from (
  select n, 'admin' as role from generate_series(1, 2) n
  union all select n, 'operator' from generate_series(1, pg_temp.customers() / 1000 + 1) n
) people;

create temporary table customer as
select n, joined_at, kind.draws < 80 as is_approved,
  case when kind.draws < 80 then 'Approved' when kind.draws < 90 then 'NotVerified' when kind.draws < 94 then 'Declined'
    when kind.draws < 97 then 'Started' when kind.draws < 99 then 'Resubmission' else 'Completed' end as verification_status,
  pg_temp.id('customer', n, joined_at) as user_id, pg_temp.id('wallet', n, joined_at) as wallet_id,
  pg_temp.id('reserved', n, joined_at) as reserved_id, pg_temp.id('account', n, joined_at) as bank_account_id
from generate_series(1, pg_temp.customers()) n,
  lateral (select pg_temp.draw(n, 1, 100) as draws, pg_temp.instant(n::double precision / (pg_temp.customers() + 1)) as joined_at) kind;
create unique index on customer (n);
analyze customer, staff;

-- The first tenth of the projects is not open yet or never was; the others opened one after the other.
create temporary table plot as
select n, opened_at, pg_temp.id('project', n, opened_at) as project_id, pg_temp.id('phase', n, opened_at) as project_phase_id,
  case when n * 100 <= 2 * pg_temp.projects() then 'Discarded' when n * 100 <= 6 * pg_temp.projects() then 'Draft'
    when n * 100 <= 10 * pg_temp.projects() then 'Next_Opening' when n * 100 <= 40 * pg_temp.projects() then 'Closed'
    when n * 100 <= 70 * pg_temp.projects() then 'Financed' else 'Investment' end as phase
from generate_series(1, pg_temp.projects()) n,
  lateral (select pg_temp.instant(greatest(n::double precision / pg_temp.projects() - 0.1, 0) / 0.9 * 0.99) as opened_at) at;
create unique index on plot (n);
analyze plot;

-- One order each, and a second one of every fourth, in the project that was open then.
create temporary table purchase as
select o.n * 2 + k as n, o.n as customer, k, o.user_id, o.wallet_id, p.project_id, p.project_phase_id, p.phase, p.n as plot,
  pg_temp.id('order', o.n * 2 + k, at.ordered_at) as order_id, pg_temp.id('order-payment', o.n * 2 + k, at.ordered_at) as transaction_id,
  (1 + pg_temp.draw(o.n, 10 + k, 40)) * 5000 as amount, at.ordered_at,
  p.phase = 'Investment' and pg_temp.draw(o.n, 12 + k, 50) = 0 as is_cancelled
from customer o cross join generate_series(0, 1) k,
  lateral (select date_trunc('milliseconds', o.joined_at + (pg_temp.until() - o.joined_at) * (1 + pg_temp.draw(o.n, 20 + k, 999)) / 1000.0) as ordered_at) at
  join plot p on p.n = 1 + floor(pg_temp.projects() * (0.1 + 0.8999 * (1 - extract(epoch from pg_temp.until() - at.ordered_at) / extract(epoch from interval '1096 days'))))::bigint
where o.is_approved and (k = 0 or pg_temp.draw(o.n, 30, 4) = 0);
create index on purchase (customer);
create index on purchase (plot);
analyze purchase;

create temporary table total as
select plot, sum(amount) as ordered, coalesce(sum(amount) filter (where not is_cancelled), 0)::bigint as invested,
  count(distinct user_id) filter (where not is_cancelled) as investors
from purchase group by plot;
create unique index on total (plot);
analyze total;
