-- The application logs in as another role than the owner and owns nothing: what is granted here is all that it may do.
-- `migrate` puts the name of that role in place of :"application" and :'application', as psql does with a variable.
grant usage on schema public to :"application";
grant select, insert, update, delete on all tables in schema public to :"application";
grant usage, select on all sequences in schema public to :"application";
grant usage on schema graphile_worker to :"application";
grant select, insert, update, delete on all tables in schema graphile_worker to :"application";
grant usage, select on all sequences in schema graphile_worker to :"application";
grant execute on all functions in schema graphile_worker to :"application";

-- graphile-worker puts its tables under row security without a policy, which hides every job from all but their owner.
do $$
declare
  protected name;
begin
  for protected in
    select relname from pg_class where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
      and not exists (select from pg_policies where schemaname = 'graphile_worker' and tablename = relname
        and policyname = 'application' and roles = array[:'application'::name])
  loop
    execute format('drop policy if exists application on graphile_worker.%I', protected);
    execute format('create policy application on graphile_worker.%I to %I using (true) with check (true)', protected, :'application');
  end loop;
end $$;

-- Later files take rights away again where rows may only be added (append-only tables) or only read.
