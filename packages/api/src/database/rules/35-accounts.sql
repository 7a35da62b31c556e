-- When a person was here last: an open session knows it, and leaves it with the account when it ends. So no request writes to the account.
create or replace function cauce_keep_last_access() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  update users u set last_access_at = ended.last_used_at
  from (select user_id, max(last_used_at) as last_used_at from gone where stage = 'full' group by user_id) ended
  where u.user_id = ended.user_id and u.deleted_at is null
    and (u.last_access_at is null or u.last_access_at < ended.last_used_at);
  return null;
end $$;
create or replace trigger keep_last_access after delete on sessions referencing old table as gone
  for each statement execute function cauce_keep_last_access();

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
