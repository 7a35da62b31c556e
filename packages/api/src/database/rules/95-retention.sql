-- The protocol of what was erased only grows until its own period is over (decision data-retention).
create or replace function cauce_keep_retention_record() returns trigger language plpgsql as $$
begin
  if new.day <> old.day or new.rule <> old.rule or new.erased_count < old.erased_count or new.carried_out_at < old.carried_out_at then
    raise exception 'Retention records only grow' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create or replace trigger keep_retention_record before update on retention_records for each row execute function cauce_keep_retention_record();
