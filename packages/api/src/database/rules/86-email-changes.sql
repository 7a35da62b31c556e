-- While a change of e-mail can be undone, nobody else gets the former address (handbook rule 2.43). Looked at after the row was written,
-- so that one that waited for the change to commit sees it. It is refused as any address that has an account.
create or replace function cauce_keep_former_email() returns trigger language plpgsql as $$
begin
  if new.deleted_at is null and exists (
    select from email_changes
    where lower(former_email) = lower(new.email) and user_id <> new.user_id and confirmed_at is not null
  ) then
    raise exception 'a former address is kept' using errcode = 'unique_violation', constraint = 'users_email_key';
  end if;
  return null;
end $$;
create or replace trigger keep_former_email after insert or update of email on users
  for each row execute function cauce_keep_former_email();
