-- Each withdrawal to a bank has a number for life (decision outgoing-payments). A sequence leaves gaps where a request was rolled back, and never gives a
-- number twice.
create or replace function cauce_withdrawal_number(created timestamptz) returns text language sql as $$
  select 'RT-' || to_char(created at time zone 'Europe/Madrid', 'YYYY') || '-' || lpad(n::text, greatest(6, length(n::text)), '0')
  from nextval('withdrawal_numbers') n
$$;

create or replace function cauce_number_withdrawal() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.number := cauce_withdrawal_number(new.created_at);
    -- An edit of the person afterwards does not change whom the transfer names.
    if new.account_hold_id is null then
      select coalesce(company_name, btrim(name || ' ' || surname)), coalesce(tax_number, identification_document_number)
      into new.payee_name, new.payee_tax_number from users where user_id = new.user_id;
    end if;
  else
    raise exception 'number and payee of a withdrawal never change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create or replace trigger number_withdrawal before insert on transactions for each row
  when (new.type = 'withdraw' and new.issuer_name in ('user-wallet', 'admin-backoffice'))
  execute function cauce_number_withdrawal();
create or replace trigger keep_withdrawal_number before update of number, payee_name, payee_tax_number on transactions for each row
  when ((new.number, new.payee_name, new.payee_tax_number) is distinct from (old.number, old.payee_name, old.payee_tax_number))
  execute function cauce_number_withdrawal();
