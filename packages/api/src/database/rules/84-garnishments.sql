-- What garnishments take from a wallet: their amounts less what is paid to the authority or on its way there. It is in the balance and is not
-- available. Only these triggers move it.

create or replace function cauce_outstanding(hold uuid, garnished bigint) returns bigint
  language sql stable set search_path = public as $$
  select greatest(garnished - coalesce(sum(t.amount), 0), 0)::bigint from transactions t
  where garnished is not null and t.account_hold_id = hold and t.status in ('pending', 'completed')
    and not exists (select from payments p where p.transaction_id = t.transaction_id and p.given_back_id is not null)
$$;

create or replace function cauce_garnished(person uuid) returns bigint
  language sql stable set search_path = public as $$
  select coalesce(sum(cauce_outstanding(account_hold_id, amount)), 0)::bigint from account_holds
  where user_id = person and kind = 'garnishment' and state <> 'lifted'
$$;

create or replace function cauce_garnish() returns trigger
  language plpgsql security definer set search_path = public as $$
declare
  person uuid := new.user_id;
begin
  if not exists (select from account_holds where user_id = person and kind = 'garnishment') then
    return null;
  end if;
  perform cauce_lock_accounts(array(select wallet_id from wallets where user_id = person));
  with changed as (
    update ledger_accounts a set garnished = cauce_garnished(person)
    from wallets w where w.user_id = person and a.account_id = w.wallet_id
    returning a.wallet_id
  )
  insert into wallet_moves (wallet_id) select wallet_id from changed;
  return null;
end $$;
create or replace trigger garnish after insert or update of state on account_holds
  for each row when (new.kind = 'garnishment') execute function cauce_garnish();
create or replace trigger garnish after insert or update of status on transactions
  for each row when (new.account_hold_id is not null) execute function cauce_garnish();
create or replace trigger garnish after update of given_back_id on payments
  for each row when (new.given_back_id is distinct from old.given_back_id) execute function cauce_garnish();

-- A third party is paid for an open hold that staff recorded of this person, and nobody else than it says.
create or replace function cauce_check_third_party() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  if tg_table_name = 'payments' then
    if exists (select from transactions t where t.transaction_id = new.transaction_id and t.account_hold_id is not null
      and (t.payee_iban, t.payee_name) is distinct from (new.iban, new.beneficiary)) then
      raise exception 'a third party is paid as two administrators have approved' using errcode = 'restrict_violation';
    end if;
  elsif tg_op = 'UPDATE' or not exists (select from account_holds h where h.account_hold_id = new.account_hold_id
    and h.user_id = new.user_id and h.kind in ('estate', 'garnishment', 'guardianship') and h.state <> 'lifted') then
    raise exception 'a third party is paid for an open hold of this person, and stays who it is' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create or replace trigger check_third_party before insert on transactions
  for each row when (new.account_hold_id is not null) execute function cauce_check_third_party();
create or replace trigger keep_third_party before update on transactions
  for each row when ((new.account_hold_id, new.payee_iban) is distinct from (old.account_hold_id, old.payee_iban)
    or old.account_hold_id is not null and (new.amount, new.user_id) is distinct from (old.amount, old.user_id))
  execute function cauce_check_third_party();
create or replace trigger check_third_party before insert or update of iban, beneficiary on payments
  for each row when (new.kind = 'withdrawal') execute function cauce_check_third_party();
