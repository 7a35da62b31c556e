-- What was published about loans stays as it was (decision published-results).
do $$
declare name text;
begin
  foreach name in array array['risk_rates', 'outcome_statements'] loop
    execute format('revoke update, delete, truncate on %I from %I', name, :'application');
    execute format('create or replace trigger refuse_change before update or delete on %I for each row execute function cauce_refuse_change()', name);
    execute format('create or replace trigger refuse_truncate before truncate on %I for each statement execute function cauce_refuse_change()', name);
  end loop;
end $$;
