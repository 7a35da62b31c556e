-- The ledger keeps itself: balances move only with transfers, and only the trigger moves them. The application's role may
-- add transfers and empty accounts, and nothing else; an overdraft fails on ledger_accounts_not_overdrawn.

insert into ledger_accounts (account_id, kind) values
  ('01890000-0000-7000-8000-0000000000b0', 'bank'),
  ('01890000-0000-7000-8000-0000000000c0', 'clearing'),
  ('01890000-0000-7000-8000-0000000000a0', 'unassigned'),
  ('01890000-0000-7000-8000-0000000000d0', 'unexplained'),
  ('01890000-0000-7000-8000-000000000090', 'own'),
  ('01890000-0000-7000-8000-0000000000f0', 'fees'),
  ('01890000-0000-7000-8000-0000000000e0', 'penalties'),
  ('01890000-0000-7000-8000-000000000080', 'withheld')
on conflict do nothing;

revoke update, delete, truncate on ledger_accounts from :"application";

create or replace function cauce_refuse_opening_balance() returns trigger language plpgsql as $$
begin
  if new.balance <> 0 then
    raise exception 'a ledger account opens empty' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create or replace trigger refuse_opening_balance before insert on ledger_accounts for each row execute function cauce_refuse_opening_balance();

-- Locks accounts in one order for all (wallets and escrows by id, the singletons last because many want them), and tells
-- their balances. Locking by SELECT would need a right to update, which the application does not have. The number of rows is
-- for the planner, which else expects a thousand and reads whole tables to join them.
create or replace function cauce_lock_accounts(account_ids uuid[]) returns table (account_id uuid, balance bigint, unreceived bigint, garnished bigint, available bigint)
  language sql rows 16 security definer set search_path = public as $$
  select a.account_id, a.balance, a.unreceived, a.garnished, a.available from ledger_accounts a
  where a.account_id = any (account_ids)
  order by (a.wallet_id is null and a.project_id is null), a.account_id
  -- Not FOR UPDATE: that would collide with the key share locks which the foreign keys of waiting transfers hold.
  for no key update
$$;

create or replace function cauce_apply_transfers() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  perform cauce_lock_accounts(array(select debit_account_id from fresh union select credit_account_id from fresh));
  with changed as (
  update ledger_accounts a set balance = a.balance + moved.amount
  from (
    select account_id, sum(amount)::bigint as amount
    from (
      select debit_account_id as account_id, -amount as amount from fresh
      union all
      select credit_account_id, amount from fresh
    ) as legs
    group by account_id
  ) as moved
  where a.account_id = moved.account_id
  returning a.wallet_id
  )
  -- Lists by balance look there at the ledger itself (decision list-counters).
  insert into wallet_moves (wallet_id) select wallet_id from changed where wallet_id is not null;
  return null;
end $$;
create or replace trigger apply_transfers after insert on ledger_transfers referencing new table as fresh
  for each statement execute function cauce_apply_transfers();

-- Nobody but the trigger moves a balance, the owner included.
create or replace function cauce_refuse_balance_change() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'balances move only with transfers' using errcode = 'restrict_violation';
  end if;
  if tg_op = 'UPDATE' and new.unreceived > 0 and new.balance < least(old.balance, new.unreceived) then
    raise exception 'what is not received does not leave a wallet' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create or replace trigger refuse_balance_change before update or delete on ledger_accounts for each row execute function cauce_refuse_balance_change();
