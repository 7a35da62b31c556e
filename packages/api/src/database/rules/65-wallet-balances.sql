-- The balances of wallets as lists order by them (decision list-counters). What moves money appends the wallet to wallet_moves (rules/20-ledger.sql).
revoke insert, update, delete, truncate on wallet_balances, wallet_moves from :"application";
alter table wallet_moves set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

create or replace function cauce_note_wallets() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  insert into wallet_moves (wallet_id) select wallet_id from fresh;
  return null;
end $$;
create or replace trigger note_wallets after insert on wallets referencing new table as fresh
  for each statement execute function cauce_note_wallets();

-- Copies the balances that have moved. One at a time: a second one could write an older balance after a newer one.
create or replace function cauce_copy_balances() returns void
  language plpgsql security definer set search_path = public as $$
begin
  if not pg_try_advisory_xact_lock(7301944212) then return; end if;
  with taken as (delete from wallet_moves returning wallet_id)
  insert into wallet_balances (wallet_id, user_id, balance, available)
  select w.wallet_id, w.user_id, free.balance + reserved.balance, free.available
  from (select distinct wallet_id from taken) moved join wallets w using (wallet_id)
    join ledger_accounts free on free.account_id = w.wallet_id join ledger_accounts reserved on reserved.account_id = w.reserved_account_id
  on conflict (wallet_id) do update set balance = excluded.balance, available = excluded.available;
end $$;
revoke execute on function cauce_copy_balances() from public;
grant execute on function cauce_copy_balances() to :"application";
