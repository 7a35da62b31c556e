-- The rates that the platform comes with (decision tax-withholding-and-forms). Staff add others; these stay as history.
insert into withholding_rates (withholding_rate_id, scope, percentage, valid_from, source, state, created_at, updated_at) values
  ('01890000-0000-7000-8000-000000000071', 'resident', 1900, '2016-01-01', 'Real Decreto 439/2007, art. 90; Real Decreto 634/2015, art. 64', 'active', '2016-01-01 00:00Z', '2016-01-01 00:00Z'),
  ('01890000-0000-7000-8000-000000000072', 'nonResident', 1900, '2016-01-01', 'Real Decreto Legislativo 5/2004, art. 25.1.f', 'active', '2016-01-01 00:00Z', '2016-01-01 00:00Z')
on conflict do nothing;

-- What holds until an administrator sets something else (decision tax-withholding-and-forms).
insert into withholding_agents (withholding_agent_id, agent, valid_from, source, state, created_at, updated_at) values
  ('01890000-0000-7000-8000-000000000073', 'platform', '2016-01-01', 'Real Decreto 439/2007, art. 76: por cuenta del promotor', 'active', '2016-01-01 00:00Z', '2016-01-01 00:00Z')
on conflict do nothing;

-- Tax is handed over once: by what it left stays with the part, and what was handed over is never changed (decision tax-withholding-and-forms).
create or replace function cauce_keep_handover() returns trigger language plpgsql as $$
begin
  if old.handover_id is not null and new.handover_id is distinct from old.handover_id then
    raise exception 'withheld tax is handed over once' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create or replace trigger keep_handover before update of handover_id on distribution_shares for each row execute function cauce_keep_handover();

-- A part is credited, or reversed, together with the posting of what is withheld from it.
create or replace function cauce_demand_withholding() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  if exists (
    select from fresh s join stale using (distribution_id, order_id) join ledger_accounts a on a.kind = 'withheld'
    where (s.paid_at is null) <> (stale.paid_at is null) and case when s.paid_at is null then 0 else s.withheld end <> coalesce((
      select sum(case t.credit_account_id when a.account_id then t.amount else -t.amount end) from ledger_transfers t
      where t.order_id = s.order_id and t.distribution_id = s.distribution_id and t.kind = 'withholding'), 0)
  ) then
    raise exception 'a part is credited with what is withheld from it' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create or replace trigger demand_withholding after update on distribution_shares referencing old table as stale new table as fresh
  for each statement execute function cauce_demand_withholding();

-- A return keeps what it stated. Only the hash of an identity goes, with the identity.
create or replace function cauce_keep_return_line() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.identity is not null or to_jsonb(new) - 'identity' <> to_jsonb(old) - 'identity' then
    raise exception 'a return keeps what it stated' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create or replace trigger keep_return_line before update or delete on tax_return_lines for each row execute function cauce_keep_return_line();
revoke update, delete, truncate on tax_return_lines from :"application";
grant update (identity) on tax_return_lines to :"application";
