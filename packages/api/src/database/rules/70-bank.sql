-- What a bank says is never changed. A statement only comes in. Of a movement change its state and what is allocated of it, and
-- another file may fill in what was left out. An allocation is undone once.
revoke update, delete, truncate on bank_statements from :"application";
revoke delete, truncate on bank_movements, bank_allocations from :"application";
create or replace trigger refuse_change before update or delete on bank_statements for each row execute function cauce_refuse_change();
create or replace trigger refuse_truncate before truncate on bank_statements for each statement execute function cauce_refuse_change();

-- Who uploaded which bytes is never changed, so that another administrator imports them. What was imported is taken back once.
revoke truncate on bank_files from :"application";
create or replace function cauce_keep_bank_file() returns trigger language plpgsql as $$
declare
  imported constant text[] := array['imported_by', 'imported_at'];
begin
  if old.imported_at is null and tg_op = 'DELETE' then return old; end if;
  if old.imported_at is null and to_jsonb(old) - imported = to_jsonb(new) - imported then return new; end if;
  if tg_op = 'UPDATE' and old.imported_at is not null and old.taken_back_at is null and to_jsonb(old) - 'taken_back_at' = to_jsonb(new) - 'taken_back_at'
    and exists (select from money_decisions where record_id = old.file_id and kind = 'take_back_statement' and verdict = 'goes' and made_in = pg_current_xact_id()) then
    return new;
  end if;
  raise exception 'a file of a bank is imported once, and never changed' using errcode = 'restrict_violation';
end $$;
create or replace trigger keep_bank_file before update or delete on bank_files for each row execute function cauce_keep_bank_file();

create or replace function cauce_keep_movement() returns trigger language plpgsql as $$
declare
  -- What is looked for follows from the details, after this.
  states constant text[] := array['state', 'state_reason', 'prepared_id', 'settled', 'updated_at', 'search_text'];
  details constant text[] := array['counterparty_name', 'counterparty_iban', 'remittance', 'reference', 'end_to_end_id', 'bank_reference', 'batch_reference', 'return_reason'];
  changed text;
begin
  if tg_op = 'UPDATE' then
    select min(o.key) into changed from jsonb_each_text(to_jsonb(old) - states) o
      where o.value is distinct from to_jsonb(new) ->> o.key and not (o.key = any (details) and coalesce(o.value, '') = '');
    if changed is null then return new; end if;
  end if;
  raise exception 'a movement of a bank is never changed: %', coalesce(changed, 'deleted') using errcode = 'restrict_violation';
end $$;
create or replace trigger keep_movement before update or delete on bank_movements for each row execute function cauce_keep_movement();
create or replace trigger refuse_truncate before truncate on bank_movements for each statement execute function cauce_refuse_change();

create or replace function cauce_keep_allocation() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.undone_at is null and to_jsonb(old) - array['undone_by', 'undone_at'] = to_jsonb(new) - array['undone_by', 'undone_at'] then
    return new;
  end if;
  raise exception 'an allocation is only undone, and once' using errcode = 'restrict_violation';
end $$;
create or replace trigger keep_allocation before update or delete on bank_allocations for each row execute function cauce_keep_allocation();
create or replace trigger refuse_truncate before truncate on bank_allocations for each statement execute function cauce_refuse_change();

-- Reports of a bank on payments only come in. The file of a released batch and what its payments pay are what two administrators saw.
revoke update, delete, truncate on payment_reports from :"application";
create or replace trigger refuse_change before update or delete on payment_reports for each row execute function cauce_refuse_change();
create or replace trigger refuse_truncate before truncate on payment_reports for each statement execute function cauce_refuse_change();
revoke delete, truncate on payments, payment_batches from :"application";

create or replace function cauce_keep_batch() returns trigger language plpgsql as $$
declare
  fixed constant text[] := array['number', 'message_id', 'format', 'sha256', 'content', 'count', 'total', 'debtor_account_id', 'execution_day', 'reason', 'created_by', 'created_at'];
begin
  if tg_op = 'UPDATE' and (old.state = 'draft' or not exists (
    select from unnest(fixed) as f (name) where to_jsonb(old) ->> f.name is distinct from to_jsonb(new) ->> f.name)) then
    return new;
  end if;
  raise exception 'a released batch is never changed' using errcode = 'restrict_violation';
end $$;
create or replace trigger keep_batch before update or delete on payment_batches for each row execute function cauce_keep_batch();

create or replace function cauce_keep_payment() returns trigger language plpgsql as $$
declare
  payee constant text[] := array['beneficiary', 'iban', 'bic', 'address', 'remittance'];
  fixed constant text[] := array['kind', 'transaction_id', 'project_id', 'movement_id', 'handover_id', 'user_id', 'amount', 'payee_by_one', 'end_to_end_id', 'created_at'];
begin
  if tg_op = 'UPDATE' and not exists (
    select from unnest(case when old.state = 'queued' then fixed else fixed || payee end) as f (name)
    where to_jsonb(old) ->> f.name is distinct from to_jsonb(new) ->> f.name) then
    return new;
  end if;
  raise exception 'what a payment pays is never changed' using errcode = 'restrict_violation';
end $$;
-- All who enter anything of a payee stay known (decision four-eyes-approval).
create or replace function cauce_note_enterer() returns trigger language plpgsql as $$
begin
  if new.entered_by is not null and not new.entered_by = any (new.entered_by_all) then
    new.entered_by_all := new.entered_by_all || new.entered_by;
  end if;
  if tg_op = 'UPDATE' and not new.entered_by_all @> old.entered_by_all then
    raise exception 'who entered a payee stays known' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create or replace trigger note_enterer before insert or update of entered_by, entered_by_all on payments for each row execute function cauce_note_enterer();
create or replace trigger keep_payment before update or delete on payments for each row execute function cauce_keep_payment();
