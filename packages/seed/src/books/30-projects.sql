insert into pictures (picture_id, file_id, token, width_pixels, height_pixels, created_at)
values (pg_temp.id('picture', 1, pg_temp.instant(0)), pg_temp.id('file', 2, pg_temp.instant(0)), 'scale', 600, 400, pg_temp.instant(0));
insert into project_types (project_type_id, name, description, image_id, created_at, updated_at)
select pg_temp.id('type', n, pg_temp.instant(0)), 'Tipo de carga ' || n, 'Carga', pg_temp.id('picture', 1, pg_temp.instant(0)), pg_temp.instant(0), pg_temp.instant(0) from generate_series(1, 5) n;
insert into document_types (document_type_id, name, description, created_at, updated_at)
select pg_temp.id('document-type', n, pg_temp.instant(0)), 'Documento de carga ' || n, 'Carga', pg_temp.instant(0), pg_temp.instant(0) from generate_series(1, 5) n;

-- What was ordered is what was asked for; an open project takes ten times as much, so that it stays open under load.
insert into projects (project_id, phase, project_phase_id, name, direction, locality, project_type_id, country, manager_id, url, date_start, date_end, financing_amount, project_duration,
  target_profitability, minimum_investment, show_investor_number, withdraw_money_financed, cancellation_fee, manager_fee, delivery_fee_period, private, promoter_name, amount_invested, investor_count, created_at, updated_at)
select p.project_id, case when t.invested is null and p.phase in ('Closed', 'Financed') then 'Investment' else p.phase end, p.project_phase_id,
  (array['Residencia', 'Edificio', 'Hotel', 'Parque solar', 'Naves', 'Apartamentos', 'Oficinas', 'Viviendas'])[1 + pg_temp.draw(p.n, 60, 8)] || ' '
    || (array['Alcalá', 'Buenavista', 'Cabezo', 'Delicias', 'Ensanche', 'Fuentes', 'Granja', 'Huerta', 'Jardín', 'Lagunas', 'Mirador'])[1 + pg_temp.draw(p.n, 61, 11)] || ' ' || p.n, 'Calle ' || p.n,
  (array['Madrid', 'Sevilla', 'Valencia', 'Bilbao', 'Zaragoza', 'Málaga', 'Gijón', 'Vigo'])[1 + pg_temp.draw(p.n, 40, 8)], pg_temp.id('type', 1 + p.n % 5, pg_temp.instant(0)), 'ES', m.user_id, 'carga-' || p.n,
  p.opened_at::date, p.opened_at::date + 60, coalesce(nullif(t.invested, 0) * case p.phase when 'Investment' then 10 else 1 end, 10000000), 6 + pg_temp.draw(p.n, 41, 31), 600 + pg_temp.draw(p.n, 42, 900), 5000,
  true, true, 250, 400, case when p.phase = 'Closed' then 'end of project' else 'quarterly' end, p.n % 50 = 0, 'Promotor ' || p.n, coalesce(t.invested, 0), coalesce(t.investors, 0), p.opened_at, p.opened_at
from plot p left join total t on t.plot = p.n left join staff m on m.role = 'operator' and m.n = 1 + p.n % (pg_temp.customers() / 1000 + 1);
insert into project_phases (project_phase_id, project_id, phase, started_at, ended_at)
select pg_temp.id('draft', n, opened_at), project_id, 'Draft', opened_at - interval '30 days', opened_at from plot
union all select p.project_phase_id, p.project_id, q.phase, p.opened_at, null from plot p join projects q using (project_id);
insert into project_descriptions (project_description_id, project_id, title, description, "order", created_at, updated_at)
select pg_temp.id('description-' || k, n, opened_at), project_id, 'Apartado ' || k, 'Carga', k, opened_at, opened_at from plot cross join generate_series(1, 2) k;
insert into project_documents (project_document_id, project_id, document_type_id, user_id, file_id, description, visible, created_at, updated_at)
select pg_temp.id('project-document', n, opened_at), project_id, pg_temp.id('document-type', 1 + n % 5, pg_temp.instant(0)), null, pg_temp.id('file', 1, pg_temp.instant(0)), 'Carga', true, opened_at, opened_at from plot;
insert into project_media_files (project_media_file_id, project_id, user_id, picture_id, description, "order", created_at, updated_at)
select pg_temp.id('media', n, opened_at), project_id, null, pg_temp.id('picture', 1, pg_temp.instant(0)), 'Carga', 1, opened_at, opened_at from plot;
insert into timeline_events (timeline_event_id, project_id, date, title, description, created_at, updated_at)
select pg_temp.id('event', n, opened_at), project_id, opened_at::date, 'Apertura', null, opened_at, opened_at from plot;

insert into orders (order_id, project_id, project_phase_id, user_id, wallet_id, amount, order_type, status, returned, reflection_ends_at, created_at, updated_at)
select o.order_id, o.project_id, o.project_phase_id, o.user_id, o.wallet_id, o.amount, 'invest',
  case when o.is_cancelled then 'cancelled' when o.phase = 'Closed' then 'finished' when o.phase = 'Investment' and o.ordered_at > pg_temp.until() - interval '4 days' then 'pending' else 'active' end,
  0, o.ordered_at + interval '4 days', o.ordered_at, least(o.ordered_at + interval '4 days', pg_temp.until())
from purchase o order by o.ordered_at;
insert into order_movements (order_movement_id, order_id, project_id, user_id, type, amount, penalty_amount, created_at)
select pg_temp.id('movement', n, ordered_at), order_id, project_id, user_id, 'invest', amount, 0, ordered_at from purchase order by ordered_at;
insert into order_movements (order_movement_id, order_id, project_id, user_id, type, amount, penalty_amount, departure, created_at)
select pg_temp.id('revocation', n, ordered_at), order_id, project_id, user_id, 'disinvest', amount, 0, 'revoke', ordered_at + interval '1 hour' from purchase where is_cancelled;

-- A closed project has returned everything in one payment, a financed one has paid the first interest of four.
create temporary table payment as
select p.n, p.project_id, k, p.phase, pg_temp.id('payment-' || k, p.n, p.opened_at) as distribution_id, least(p.opened_at + k * interval '90 days', pg_temp.until()) as paid_at,
  p.phase = 'Closed' or k = 1 as is_paid, p.phase = 'Closed' as is_repaid, k = 4 or p.phase = 'Closed' as is_last
from plot p join total t on t.plot = p.n and t.invested > 0 cross join generate_series(1, 4) k where (p.phase = 'Closed' and k = 1) or p.phase = 'Financed';
create temporary table share as
select d.distribution_id, o.order_id, o.n, o.user_id, o.wallet_id, o.project_id, d.paid_at, o.amount / 50 as interest, o.amount / 50 * 4 / 100 as fee, case when d.is_repaid then o.amount else 0 end as principal,
  pg_temp.id('return', o.n, d.paid_at) as transaction_id
from payment d join purchase o on o.plot = d.n where d.is_paid;
create index on share (order_id);
analyze share, payment;
insert into distributions (distribution_id, project_id, number, part, period_start, due_date, interest_due, principal_due, status, amount, interest, principal, fee, withheld, withholding_agent, paid_on, recorded_by, recorded_at, confirmed_by, confirmed_at, created_at, updated_at)
select d.distribution_id, d.project_id, d.k, 1, d.paid_at::date - 90, d.paid_at::date, coalesce(s.interest, t.invested / 50), case when d.is_last then t.invested else 0 end, case when d.is_paid then 'paid' else 'planned' end, s.interest + s.principal, s.interest, s.principal, s.fee, case when d.is_paid then 0 end, case when d.is_paid then 'platform' end,
  case when d.is_paid then d.paid_at::date end, first.user_id, case when d.is_paid then d.paid_at end, second.user_id, case when d.is_paid then d.paid_at end, d.paid_at - interval '80 days', d.paid_at
from payment d join total t on t.plot = d.n left join staff first on d.is_paid and first.role = 'admin' and first.n = 1 left join staff second on d.is_paid and second.role = 'admin' and second.n = 2
  left join (select distribution_id, sum(interest)::bigint as interest, sum(principal)::bigint as principal, sum(fee)::bigint as fee from share group by 1) s using (distribution_id);
insert into distribution_shares (distribution_id, order_id, user_id, wallet_id, interest, fee, principal, withheld, withholding_rate, withholding_reason, paid_at)
select distribution_id, order_id, user_id, wallet_id, interest, fee, principal, 0, 0, 'unionResident', paid_at from share;
insert into fees (fee_id, order_id, project_id, distribution_id, user_id, amount, percentage, interest, created_at)
select pg_temp.id('fee', n, paid_at), order_id, project_id, distribution_id, user_id, fee, 400, interest, paid_at from share order by paid_at;
update orders o set returned = s.interest - s.fee + s.principal from share s where s.order_id = o.order_id;
