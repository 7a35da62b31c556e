-- A database is marked as a demonstration while it is empty, by its owner. Later nobody adds the mark, the owner included: mails and
-- codes of a demonstration are shown to everybody.
revoke insert, update, delete, truncate on demonstrations from :"application";
create or replace function cauce_keep_demonstration() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and not exists (select from users) and not exists (select from demonstrations) then return new; end if;
  if tg_op = 'UPDATE' and old.finished_at is null and new.started_at = old.started_at then return new; end if;
  raise exception 'only an empty database becomes a demonstration' using errcode = 'restrict_violation';
end $$;
create or replace trigger keep_demonstration before insert or update or delete on demonstrations for each row execute function cauce_keep_demonstration();
