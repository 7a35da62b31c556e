-- What wallets were credited from payments of promoters that are on no statement (decision distributions): it is in the balance and is
-- not available. Only these triggers move it.

create or replace function cauce_add_unreceived() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  update ledger_accounts a set unreceived = a.unreceived + credited.net
  from (
    select fresh.wallet_id, sum(fresh.interest - fresh.fee - fresh.withheld + fresh.principal)::bigint as net
    from fresh join before using (distribution_id, order_id) join distributions d using (distribution_id)
    where before.paid_at is null and fresh.paid_at is not null and d.received_at is null
    group by 1
  ) as credited
  where a.account_id = credited.wallet_id;
  return null;
end $$;
create or replace trigger add_unreceived after update on distribution_shares referencing old table as before new table as fresh
  for each statement execute function cauce_add_unreceived();

create or replace function cauce_move_unreceived() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  perform cauce_lock_accounts(array(select wallet_id from distribution_shares where distribution_id = new.distribution_id and paid_at is not null));
  with changed as (
    update ledger_accounts a set unreceived = a.unreceived + case when new.received_at is null then credited.net else -credited.net end
    from (
      select wallet_id, sum(interest - fee - withheld + principal)::bigint as net
      from distribution_shares where distribution_id = new.distribution_id and paid_at is not null
      group by 1
    ) as credited
    where a.account_id = credited.wallet_id
    returning a.wallet_id
  )
  insert into wallet_moves (wallet_id) select wallet_id from changed;
  return null;
end $$;
create or replace trigger move_unreceived after update on distributions
  for each row when ((old.received_at is null) <> (new.received_at is null)) execute function cauce_move_unreceived();
