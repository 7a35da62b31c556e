-- What was published stays as it was (decision information-sheets): neither the row of a sheet nor the rows of its files change. The foreign keys keep the
-- latter from being deleted, and with them the nightly job from removing the bytes.
do $$
begin
  revoke update, delete, truncate on information_sheets from :"application";
  create or replace trigger refuse_change before update or delete on information_sheets for each row execute function cauce_refuse_change();
  create or replace trigger refuse_truncate before truncate on information_sheets for each statement execute function cauce_refuse_change();
end $$;

create or replace function cauce_keep_sheet_file() returns trigger language plpgsql as $$
begin
  if exists (select from information_sheets s where old.file_id in (s.file_id, s.file_en_id)) then
    raise exception 'the file of a published information sheet never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create or replace trigger keep_sheet_file before update on files for each row execute function cauce_keep_sheet_file();
