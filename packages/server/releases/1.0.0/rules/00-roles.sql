-- The application takes this role on every connection. It owns nothing: what is granted here is all that it may do.
do $$
begin
  if not exists (select from pg_roles where rolname = 'cauce_app') then
    create role cauce_app nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;

do $$
begin
  if not pg_has_role(current_user, 'cauce_app', 'member') then
    execute format('grant cauce_app to %I', current_user);
  end if;
end $$;

grant usage on schema public to cauce_app;
grant select, insert, update, delete on all tables in schema public to cauce_app;
grant usage, select on all sequences in schema public to cauce_app;
grant usage on schema graphile_worker to cauce_app;
grant select, insert, update, delete on all tables in schema graphile_worker to cauce_app;
grant usage, select on all sequences in schema graphile_worker to cauce_app;
grant execute on all functions in schema graphile_worker to cauce_app;

-- graphile-worker puts its tables under row security without a policy, which hides every job from all but their owner.
do $$
declare
  protected name;
begin
  for protected in
    select relname from pg_class where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
      and not exists (select from pg_policy where polrelid = pg_class.oid and polname = 'application')
  loop
    execute format('create policy application on graphile_worker.%I to cauce_app using (true) with check (true)', protected);
  end loop;
end $$;

-- Later files take rights away again where rows may only be added (append-only tables) or only read.
