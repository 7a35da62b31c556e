-- The last year at the bank: a line of a statement for each deposit and each withdrawal, matched with it, and some deposits of people who are not known.
create temporary table booked as
select t.transaction_id, t.type, t.user_id, t.amount, (t.created_at at time zone 'Europe/Madrid')::date as day, t.created_at, a.account as iban,
  pg_temp.id('line', row_number() over (order by t.transaction_id), t.created_at) as movement_id,
  pg_temp.id('payment', row_number() over (order by t.transaction_id), t.created_at) as payment_id
from transactions t join bank_accounts a using (bank_account_id)
where t.status = 'completed' and t.order_id is null and t.created_at >= pg_temp.until() - interval '365 days';
insert into booked
select null, 'income', null, amount, day, created_at, iban, pg_temp.id('unknown-line', row_number() over (order by movement_id), created_at), null
from booked where type = 'income' and ('x' || right(movement_id::text, 4))::bit(16)::integer % 500 = 0;
analyze booked;

create temporary table bank_day as
select day, row_number() over (order by day) as position, count(*)::integer as lines, min(created_at) as at,
  (sum(sum(case type when 'income' then amount else -amount end)) over (order by day))::bigint as closing, sum(case type when 'income' then amount else -amount end)::bigint as change,
  count(*) filter (where type = 'withdraw')::integer as payments, coalesce(sum(amount) filter (where type = 'withdraw'), 0)::bigint as paid
from booked group by day;

insert into files (file_id, storage_key, name, content_type, size_bytes, sha256, created_at)
select pg_temp.id('bank-file', 1, pg_temp.until()), 'scale/statement', 'scale.xml', 'application/xml', 1, '', pg_temp.until()
union all select pg_temp.id('certificate', 1, pg_temp.instant(0)), 'scale/certificate', 'scale.pdf', 'application/pdf', 1, '', pg_temp.instant(0);
insert into company_accounts (company_account_id, document_id, iban, bic, beneficiary, bank_name, main, state, proposed_by, approved_by, decided_by, decided_at, created_at, updated_at)
select pg_temp.id('company-account', 1, pg_temp.instant(0)), pg_temp.id('certificate', 1, pg_temp.instant(0)), 'ES9121000418450200051332', 'CAIXESBBXXX', 'Cauce', 'Banco', true, 'active', one.user_id, two.user_id, two.user_id, pg_temp.instant(0), pg_temp.instant(0), pg_temp.instant(0)
from users one, users two where one.email = 'admin-1@scale.example' and two.email = 'admin-2@scale.example';
insert into bank_files (file_id, sha256, uploaded_by, imported_by, imported_at, created_at)
select pg_temp.id('bank-file', 1, pg_temp.until()), 'scale', two.user_id, one.user_id, pg_temp.until(), pg_temp.until()
from users one, users two where one.email = 'admin-1@scale.example' and two.email = 'admin-2@scale.example';
insert into bank_statements (statement_id, iban, format, file_id, position, from_day, to_day, opening, closing, line_count, movement_count, imported_by, created_at)
select pg_temp.id('statement', d.position, d.at), 'ES9121000418450200051332', 'camt053', pg_temp.id('bank-file', 1, pg_temp.until()), d.position, d.day, d.day, d.closing - d.change, d.closing, d.lines, d.lines, u.user_id, d.at
from bank_day d, users u where u.email = 'admin-1@scale.example' order by d.day;
insert into bank_periods (period_id, iban, from_day, to_day, opening, closing)
select pg_temp.id('period', 1, pg_temp.until()), 'ES9121000418450200051332', min(day), max(day), 0, sum(change)::bigint from bank_day having count(*) > 0;

insert into payment_batches (batch_id, message_id, format, state, sha256, content, count, total, debtor_account_id, execution_day, created_by, released_by, released_at, handed_over_by, handed_over_at, finished_at, created_at, updated_at)
select pg_temp.id('batch', d.position, d.at), 'SCALE' || d.position, 'pain.001.001.09', 'executed', 'scale', 'scale', d.payments, d.paid, c.company_account_id, d.day, c.proposed_by, c.approved_by, d.at, c.proposed_by, d.at, d.at, d.at, d.at
from bank_day d, company_accounts c where d.payments > 0 and c.iban = 'ES9121000418450200051332' order by d.day;
insert into payments (payment_id, kind, transaction_id, user_id, amount, beneficiary, iban, remittance, end_to_end_id, state, batch_id, created_at, updated_at)
select b.payment_id, 'withdrawal', b.transaction_id, b.user_id, b.amount, upper(u.name || ' ' || u.surname), b.iban, 'Retirada', upper(replace(b.payment_id::text, '-', '')), 'executed', pg_temp.id('batch', d.position, d.at), b.created_at, b.created_at
from booked b join bank_day d using (day) join users u using (user_id) where b.type = 'withdraw' order by b.created_at;

insert into bank_movements (movement_id, statement_id, iban, booking_day, value_day, amount, occurrence, kind, counterparty_name, counterparty_iban, remittance, state, settled, created_at, updated_at)
select b.movement_id, pg_temp.id('statement', d.position, d.at), 'ES9121000418450200051332', b.day, b.day, s.amount,
  row_number() over (partition by b.day, s.amount order by b.movement_id), 'transfer', coalesce(upper(u.name || ' ' || u.surname), 'DESCONOCIDO ' || right(b.movement_id::text, 6)), b.iban,
  (array['APORTACION', 'TRANSFERENCIA', 'INGRESO', 'AHORRO', 'INVERSION', 'A MI MONEDERO', 'PRIMERA PARTE', 'PARA EL PROYECTO'])[1 + pg_temp.draw(hashtext(b.movement_id::text), 50, 8)] || ' ' || coalesce(w.reference, right(b.movement_id::text, 6)), s.state, case s.state when 'matched' then b.amount else 0 end, b.created_at, b.created_at
from booked b join bank_day d using (day) left join users u using (user_id) left join wallets w using (user_id),
  lateral (select case b.type when 'income' then b.amount else -b.amount end as amount, case when b.transaction_id is null then 'open' else 'matched' end as state) s
order by b.created_at;
insert into bank_allocations (allocation_id, movement_id, transaction_id, payment_id, amount, reasons, automatic, created_at)
select pg_temp.id('allocation-' || type, row_number() over (order by movement_id), created_at), movement_id, case type when 'income' then transaction_id end, case type when 'withdraw' then payment_id end, amount, '["reference"]', true, created_at
from booked where transaction_id is not null;

create temporary table stated as
select pg_temp.id('bank-' || p.kind, row_number() over (order by b.movement_id), b.created_at) as transfer_id,
  pg_temp.id('bank-decision-' || p.kind, row_number() over (order by b.movement_id), b.created_at) as decision_id,
  p.kind, p.movement, p.postings, debit.account_id as debit, credit.account_id as credit, b.amount, b.movement_id, case when p.kind = 'settle' and b.type = 'withdraw' then b.payment_id end as payment_id, b.created_at
from booked b join (values
    ('income', 'bank_credit', 'bank', 'unassigned', 'import_statement', '{bank_credit,bank_debit}'), ('income', 'settle', 'unassigned', 'clearing', 'meet_line', '{settle}'),
    ('withdraw', 'bank_debit', 'unexplained', 'bank', 'import_statement', '{bank_credit,bank_debit}'), ('withdraw', 'settle', 'clearing', 'unexplained', 'execute_payment', '{settle}')
  ) as p (type, kind, debit, credit, movement, postings) using (type)
  join ledger_accounts debit on debit.kind = p.debit and debit.wallet_id is null join ledger_accounts credit on credit.kind = p.credit and credit.wallet_id is null
where p.kind <> 'settle' or b.transaction_id is not null
order by b.created_at;
insert into money_decisions (decision_id, kind, verdict, postings, amount, decided_as, four_eyes, hands, is_unproven, created_at)
select decision_id, movement, 'goes', postings::text[], amount, 'platform', false, '{}', false, created_at from stated;
insert into ledger_transfers (transfer_id, kind, debit_account_id, credit_account_id, amount, movement_id, payment_id, decision_id, created_at)
select transfer_id, kind, debit, credit, amount, movement_id, payment_id, decision_id, created_at from stated;
update ledger_accounts a set balance = a.balance + s.change from (
  select unnest(array['bank', 'clearing', 'unassigned']) as kind, unnest(array[
    coalesce(sum(case type when 'income' then -amount else amount end), 0),
    coalesce(sum(case type when 'income' then amount else -amount end) filter (where transaction_id is not null), 0),
    coalesce(sum(amount) filter (where transaction_id is null), 0)])::bigint as change from booked
) s where s.kind = a.kind and a.wallet_id is null and a.project_id is null;
