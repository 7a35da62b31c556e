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

-- Since when an IBAN is valid by a certificate that was read, and when it was entered. What was not valid before a change of access
-- waits; so does what its holder enters who had a valid account, and an IBAN whose certificate is that of another one (decision
-- email-change-and-passwords).
create or replace function cauce_note_instants() returns trigger language plpgsql as $$
declare
  is_iban_new boolean := tg_op = 'INSERT' or old.account <> new.account;
  is_certificate_new boolean := tg_op = 'INSERT' or old.document_id is distinct from new.document_id;
begin
  if is_iban_new or is_certificate_new then
    new.entered_at := new.updated_at;
    new.entry_pauses := not is_certificate_new or new.entered_by is null and new.state <> 'valid' and exists (
      select from bank_accounts where user_id = new.user_id and was_valid);
  else
    new.entered_at := old.entered_at;
    new.entry_pauses := old.entry_pauses;
  end if;
  new.was_valid := new.state = 'valid' or tg_op = 'UPDATE' and old.was_valid;
  if new.state <> 'valid' then
    new.valid_since := null;
  elsif is_iban_new or old.state <> 'valid' or old.is_unseen and old.validated_by is null and not new.is_unseen then
    new.valid_since := new.updated_at;
  else
    new.valid_since := old.valid_since;
  end if;
  return new;
end $$;
create or replace trigger note_instants before insert or update on bank_accounts for each row execute function cauce_note_instants();
