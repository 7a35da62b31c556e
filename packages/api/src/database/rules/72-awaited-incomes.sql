-- Incomes that their document proved and that no line of a statement has met yet (decision list-counters): what a line may belong to is found among
-- these, and not among all that were ever booked. Only the triggers write, and reconciliation compares them with the books.
revoke insert, update, delete, truncate on awaited_incomes from :"application";

create or replace function cauce_await_income() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  insert into awaited_incomes (transaction_id, amount, booked_at) values (new.transaction_id, new.amount, new.created_at)
  on conflict (transaction_id) do nothing;
  return null;
end $$;
-- An order posts nothing of this kind, and only compares it.
create or replace trigger await_income after insert on ledger_transfers for each row
  when (new.kind = 'income' and new.debit_account_id = '01890000-0000-7000-8000-0000000000c0' and new.transaction_id is not null)
  execute function cauce_await_income();

-- An income that was met is awaited again when that is taken back. It is added first and then removed if another line meets it, so that two
-- of its lines that are taken back at once wait for each other at its key, and the second one sees what the first one did.
create or replace function cauce_meet_income() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  if new.undone_at is not null then
    insert into awaited_incomes (transaction_id, amount, booked_at)
    select t.transaction_id, t.amount, t.created_at from ledger_transfers t
    where t.transaction_id = new.transaction_id and t.kind = 'income' and t.debit_account_id = '01890000-0000-7000-8000-0000000000c0'
    on conflict (transaction_id) do nothing;
  end if;
  delete from awaited_incomes w where w.transaction_id = new.transaction_id and exists (
    select from bank_allocations a where a.transaction_id = new.transaction_id and a.undone_at is null);
  return null;
end $$;
create or replace trigger meet_income after insert or update on bank_allocations for each row
  when (new.transaction_id is not null) execute function cauce_meet_income();

-- What the books say is awaited.
create or replace function cauce_incomes_awaited() returns table (transaction_id uuid, amount bigint, booked_at timestamptz)
  language sql stable set search_path = public as $$
  select t.transaction_id, t.amount, t.created_at from ledger_transfers t
  where t.kind = 'income' and t.debit_account_id = '01890000-0000-7000-8000-0000000000c0' and t.transaction_id is not null
    and not exists (select from bank_allocations a where a.transaction_id = t.transaction_id and a.undone_at is null)
$$;
