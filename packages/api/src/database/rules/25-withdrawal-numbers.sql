-- Each withdrawal to a bank has a number for life (decision 238). The database gives it, so that what an older version inserts during
-- an upgrade has one too. A sequence leaves gaps where a request was rolled back, and never gives a number twice.
create or replace function cauce_withdrawal_number(created timestamptz) returns text language sql as $$
  select 'RT-' || to_char(created at time zone 'Europe/Madrid', 'YYYY') || '-' || lpad(n::text, greatest(6, length(n::text)), '0')
  from nextval('withdrawal_numbers') n
$$;

create or replace function cauce_number_withdrawal() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.number := cauce_withdrawal_number(new.created_at);
  else
    raise exception 'the number of a withdrawal never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create or replace trigger number_withdrawal before insert on transactions for each row
  when (new.type = 'withdraw' and new.issuer_name in ('user-wallet', 'admin-backoffice'))
  execute function cauce_number_withdrawal();

-- The migration numbers those of before. This one numbers what an older version has inserted between that and this rule.
with unnumbered as (
  select transaction_id, created_at from transactions
  where type = 'withdraw' and issuer_name in ('user-wallet', 'admin-backoffice') and number is null
    and created_at > now() - interval '1 day'
  order by created_at, transaction_id
)
update transactions t set number = cauce_withdrawal_number(u.created_at) from unnumbered u where t.transaction_id = u.transaction_id;

create or replace trigger keep_withdrawal_number before update of number on transactions for each row
  when (old.number is not null and new.number is distinct from old.number)
  execute function cauce_number_withdrawal();
