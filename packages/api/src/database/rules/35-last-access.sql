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
