-- What was issued stays as it was made (decision issued-documents): neither its row nor the row of its file changes. The foreign key keeps the latter from
-- being deleted, and with it the nightly job from removing the bytes.
do $$
begin
  revoke update, delete, truncate on issued_documents from :"application";
  create or replace trigger refuse_change before update or delete on issued_documents for each row execute function cauce_refuse_change();
  create or replace trigger refuse_truncate before truncate on issued_documents for each statement execute function cauce_refuse_change();
end $$;

create or replace function cauce_keep_issued_file() returns trigger language plpgsql as $$
begin
  if exists (select from issued_documents d where d.file_id = old.file_id) then
    raise exception 'the file of an issued document never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create or replace trigger keep_issued_file before update on files for each row execute function cauce_keep_issued_file();
