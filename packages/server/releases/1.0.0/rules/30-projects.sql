-- A project and its first phase record name each other: the transaction that creates both may check it at its end.
do $$
begin
  if not exists (select from pg_constraint where conname = 'projects_project_phase_id_fk') then
    alter table projects add constraint projects_project_phase_id_fk foreign key (project_phase_id)
      references project_phases (project_phase_id) deferrable initially deferred;
  end if;
end $$;
