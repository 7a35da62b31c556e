-- The period must not overlap an existing one (handbook rule 15.3): two administrators who save at once cannot get past it.
do $$
begin
  if not exists (select from pg_constraint where conname = 'promotions_no_overlap') then
    alter table promotions add constraint promotions_no_overlap
      exclude using gist (promotion_type with =, tstzrange(starts_at, ends_at) with &&);
  end if;
end $$;
