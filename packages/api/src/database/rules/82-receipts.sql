-- What wallets were credited from payments of promoters that are on no statement (decision distributions): it is in the balance and is
-- not available. Only these triggers move it.

create or replace function cauce_add_unreceived() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  update ledger_accounts a set unreceived = a.unreceived + credited.net
  from (
    select fresh.wallet_id, sum(case when fresh.paid_at is null then -1 else 1 end * (fresh.interest - fresh.fee - fresh.withheld + fresh.principal))::bigint as net
    from fresh join before using (distribution_id, order_id) join distributions d using (distribution_id)
    where (before.paid_at is null) <> (fresh.paid_at is null) and d.received_at is null
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

-- What was paid is reversed by two administrators in one transaction with its decision, or stays paid.
create or replace function cauce_keep_paid() returns trigger language plpgsql as $$
begin
  if new.status = 'reversed' and old.status = 'paid' and exists (
    select from money_decisions where record_id = old.distribution_id and kind = 'reverse_distribution' and verdict = 'goes' and made_in = pg_current_xact_id()
  ) then return new; end if;
  raise exception 'a paid distribution is reversed by its decision' using errcode = 'restrict_violation';
end $$;
create or replace trigger keep_paid before update of status on distributions
  for each row when (old.status in ('paid', 'reversed') and new.status <> old.status or new.status = 'reversed') execute function cauce_keep_paid();
