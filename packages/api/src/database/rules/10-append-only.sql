-- Append-only tables: nobody changes or deletes a row, the owner included. The application's role is not even granted it.
create or replace function cauce_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

do $$
declare name text;
begin
  foreach name in array array['audit_records', 'ledger_transfers', 'order_movements', 'fees', 'person_hands', 'restores',
    'issued_documents', 'information_sheets', 'risk_rates', 'outcome_statements', 'daily_closes', 'daily_close_sign_offs',
    'tax_handovers', 'tax_returns', 'tax_filings', 'duty_records', 'text_acceptances'] loop
    execute format('revoke update, delete, truncate on %I from %I', name, :'application');
    execute format('create or replace trigger refuse_change before update or delete on %I for each row execute function cauce_refuse_change()', name);
    execute format('create or replace trigger refuse_truncate before truncate on %I for each statement execute function cauce_refuse_change()', name);
  end loop;
end $$;
-- These never change. A consent of a guardian goes with its hold alone, an earlier document with its person (decision data-retention), what is written
-- in an examination and who read it with the examination after its period (decision money-laundering).
do $$
declare name text;
begin
  foreach name in array array['guardian_consents', 'earlier_documents', 'examination_entries', 'examination_records'] loop
    execute format('revoke update, truncate on %I from %I', name, :'application');
    execute format('create or replace trigger refuse_change before update on %I for each row execute function cauce_refuse_change()', name);
  end loop;
end $$;
-- What the company decided stays (decision four-eyes-approval): only the decision on a proposal is written later.
create or replace function cauce_keep_proposal() returns trigger language plpgsql as $$
declare decision constant text[] := '{state,reason,approved_by,decided_by,decided_at,updated_at}';
begin
  if to_jsonb(new) - decision is distinct from to_jsonb(old) - decision or old.state in ('refused', 'replaced') then
    raise exception '% are never changed in place', tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
do $$
declare name text;
begin
  foreach name in array array['parameters', 'legal_texts'] loop
    execute format('revoke delete, truncate on %I from %I', name, :'application');
    execute format('create or replace trigger keep_proposal before update on %I for each row execute function cauce_keep_proposal()', name);
    execute format('create or replace trigger refuse_delete before delete on %I for each row execute function cauce_refuse_change()', name);
  end loop;
end $$;

-- Only the restore writes these, as the owner.
do $$
begin
  -- Where one role is both, as in the trial of a backup, it marks what it restores.
  if :'application' <> current_user then
    revoke insert on restores from :"application";
  end if;
end $$;

-- What was issued or published stays as it was made (decisions issued-documents, information-sheets): the row of its file does not change either. The
-- foreign keys keep it from being deleted, and with it the nightly job from removing the bytes.
create or replace function cauce_keep_file() returns trigger language plpgsql as $$
begin
  if exists (select from issued_documents d where d.file_id = old.file_id)
    or exists (select from information_sheets s where old.file_id in (s.file_id, s.file_en_id))
    or exists (select from duty_records r where r.file_id = old.file_id)
    or exists (select from earlier_documents e where e.file_id = old.file_id) then
    raise exception 'the file of an issued document, a published information sheet, a duty record or an earlier document never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create or replace trigger keep_file before update on files for each row execute function cauce_keep_file();

-- The protocol of what was erased only grows until its own period is over (decision data-retention).
create or replace function cauce_keep_retention_record() returns trigger language plpgsql as $$
begin
  if new.day <> old.day or new.rule <> old.rule or new.erased_count < old.erased_count or new.carried_out_at < old.carried_out_at then
    raise exception 'Retention records only grow' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create or replace trigger keep_retention_record before update on retention_records for each row execute function cauce_keep_retention_record();

-- A database is marked as a demonstration while it is empty, by its owner. Later nobody adds the mark, the owner included: mails and
-- codes of a demonstration are shown to everybody.
revoke insert, update, delete, truncate on demonstrations from :"application";
create or replace function cauce_keep_demonstration() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and not exists (select from users) and not exists (select from demonstrations) then return new; end if;
  if tg_op = 'UPDATE' and old.finished_at is null and new.started_at = old.started_at then return new; end if;
  raise exception 'only an empty database becomes a demonstration' using errcode = 'restrict_violation';
end $$;
create or replace trigger keep_demonstration before insert or update or delete on demonstrations for each row execute function cauce_keep_demonstration();
