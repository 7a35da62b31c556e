-- Append-only tables: nobody changes or deletes a row, the owner included. The application's role is not even granted it.
create or replace function cauce_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

do $$
declare name text;
begin
  foreach name in array array['audit_records', 'ledger_transfers', 'order_movements', 'fees', 'person_hands', 'restores'] loop
    execute format('revoke update, delete, truncate on %I from %I', name, :'application');
    execute format('create or replace trigger refuse_change before update or delete on %I for each row execute function cauce_refuse_change()', name);
    execute format('create or replace trigger refuse_truncate before truncate on %I for each statement execute function cauce_refuse_change()', name);
  end loop;
end $$;
-- Only the restore writes these, as the owner.
do $$
begin
  -- Where one role is both, as in the trial of a backup, it marks what it restores.
  if :'application' <> current_user then
    revoke insert on restores from :"application";
  end if;
end $$;
