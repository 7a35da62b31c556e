-- What is written in an examination and who read it is never changed, and goes with the examination after its period (decision money-laundering).
do $$
declare name text;
begin
  foreach name in array array['examination_entries', 'examination_records'] loop
    execute format('revoke update, truncate on %I from %I', name, :'application');
    execute format('create or replace trigger refuse_change before update on %I for each row execute function cauce_refuse_change()', name);
  end loop;
end $$;
