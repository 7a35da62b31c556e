-- A project and its first phase record name each other: the transaction that creates both may check it at its end.
do $$
begin
  if not exists (select from pg_constraint where conname = 'projects_project_phase_id_fk') then
    alter table projects add constraint projects_project_phase_id_fk foreign key (project_phase_id)
      references project_phases (project_phase_id) deferrable initially deferred;
  end if;
end $$;

-- The period must not overlap an existing one (handbook rule 15.3): two administrators who save at once cannot get past it.
do $$
begin
  if not exists (select from pg_constraint where conname = 'promotions_no_overlap') then
    alter table promotions add constraint promotions_no_overlap
      exclude using gist (promotion_type with =, tstzrange(starts_at, ends_at) with &&);
  end if;
end $$;
