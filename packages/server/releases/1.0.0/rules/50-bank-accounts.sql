-- "main flag: exactly one per person": the unique index bank_accounts_main_key allows no two, this allows no person with
-- accounts and no main one. Looked at when the transaction ends, because passing the flag on takes two steps.
create or replace function cauce_expect_main_account() returns trigger language plpgsql as $$
declare
  person uuid := coalesce(new.user_id, old.user_id);
begin
  if exists (select from bank_accounts where user_id = person and deleted_at is null)
    and not exists (select from bank_accounts where user_id = person and deleted_at is null and main) then
    raise exception 'a person with bank accounts has a main one' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
drop trigger if exists expect_main_account on bank_accounts;
create constraint trigger expect_main_account after insert or update or delete on bank_accounts
  deferrable initially deferred for each row execute function cauce_expect_main_account();
