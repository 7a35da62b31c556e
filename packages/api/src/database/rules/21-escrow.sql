-- Every project has its escrow account from its first moment, whoever inserts it.
create or replace function cauce_open_escrow() returns trigger language plpgsql as $$
begin
  insert into ledger_accounts (account_id, kind, project_id) values (new.project_id, 'escrow', new.project_id);
  return new;
end $$;
drop trigger if exists open_escrow on projects;
create trigger open_escrow after insert on projects for each row execute function cauce_open_escrow();
