-- Wallets with their transactions; each completed one has its postings. Money comes in first: what is ordered and withdrawn, and some more.
create temporary table movement as
select c.n, 'income-1' as kind, pg_temp.id('income-1', c.n, c.joined_at) as transaction_id, c.user_id, c.wallet_id, c.reserved_id, c.bank_account_id, 'income' as type, 'user-wallet' as issuer_name, 'completed' as status,
  (coalesce((select sum(o.amount) from purchase o where o.customer = c.n), 0) + 100000 + (1 + pg_temp.draw(c.n, 50, 100)) * 1000)::bigint as amount, null::uuid as project_id, null::uuid as order_id, null::uuid as distribution_id, c.joined_at as created_at
from customer c where c.is_approved
union all
select c.n, 'income-2', pg_temp.id('income-2', c.n, at.asked_at), c.user_id, c.wallet_id, c.reserved_id, c.bank_account_id, 'income', case when pg_temp.draw(c.n, 51, 10) = 0 then 'admin-backoffice' else 'user-wallet' end,
  case pg_temp.draw(c.n, 52, 50) when 0 then 'rejected' when 1 then 'cancelled' when 2 then case when c.n % 20 < 2 then 'pending' else 'completed' end else 'completed' end, (1 + pg_temp.draw(c.n, 53, 300)) * 1000, null, null, null, at.asked_at
from customer c, lateral (select date_trunc('milliseconds', c.joined_at + (pg_temp.until() - c.joined_at) * pg_temp.draw(c.n, 54, 1000) / 1000.0) as asked_at) at where c.is_approved
union all
select c.n, 'withdrawal', pg_temp.id('withdrawal', c.n, at.asked_at), c.user_id, c.wallet_id, c.reserved_id, c.bank_account_id, 'withdraw', 'user-wallet',
  case pg_temp.draw(c.n, 55, 50) when 0 then 'rejected' when 1 then 'cancelled' when 2 then case when c.n % 20 < 2 then 'pending' else 'completed' end else 'completed' end, (1 + pg_temp.draw(c.n, 56, 90)) * 1000, null, null, null, at.asked_at
from customer c, lateral (select date_trunc('milliseconds', c.joined_at + (pg_temp.until() - c.joined_at) * (1 + pg_temp.draw(c.n, 57, 999)) / 1000.0) as asked_at) at where c.is_approved
union all
select o.n, 'order', o.transaction_id, o.user_id, o.wallet_id, null, null, 'withdraw', 'project_order', 'completed', o.amount, o.project_id, o.order_id, null, o.ordered_at from purchase o
union all
select o.n, 'revocation', pg_temp.id('refund', o.n, o.ordered_at), o.user_id, o.wallet_id, null, null, 'income', 'project_order', 'completed', o.amount, o.project_id, o.order_id, null, o.ordered_at + interval '1 hour' from purchase o where o.is_cancelled
union all
select s.n, 'return', s.transaction_id, s.user_id, s.wallet_id, null, null, 'income', 'project_fee', 'completed', s.interest - s.fee + s.principal, s.project_id, s.order_id, s.distribution_id, s.paid_at from share s;

insert into transactions (transaction_id, wallet_id, user_id, type, issuer_name, number, amount, status, reject_reason, balance_after, bank_account_id, project_id, order_id, distribution_id, created_by, four_eyes, first_approved_by, first_approved_at, admin_id, decided_at, created_at, updated_at)
select m.transaction_id, m.wallet_id, m.user_id, m.type, m.issuer_name, case when m.kind = 'withdrawal' then cauce_withdrawal_number(m.created_at) end, m.amount, m.status, case when m.status = 'rejected' then 'Carga' end,
  case when m.status = 'completed' then (sum(case when m.status <> 'completed' then 0 when m.type = 'income' then m.amount else -m.amount end) over (partition by m.wallet_id order by m.created_at, m.transaction_id))::bigint end,
  m.bank_account_id, m.project_id, m.order_id, m.distribution_id, case when m.issuer_name = 'admin-backoffice' then first.user_id else m.user_id end, m.issuer_name = 'admin-backoffice' and m.status = 'completed',
  case when m.issuer_name = 'admin-backoffice' then first.user_id end, case when m.issuer_name = 'admin-backoffice' then m.created_at end, case when m.bank_account_id is not null and m.status in ('completed', 'rejected') then second.user_id end,
  case when m.status <> 'pending' then m.created_at + interval '1 minute' end, m.created_at, m.created_at + case when m.bank_account_id is null or m.status = 'pending' then interval '0' else interval '1 minute' end
from movement m join staff first on first.role = 'admin' and first.n = 1 join staff second on second.role = 'admin' and second.n = 2
order by m.created_at;

create temporary table posting as
select 'income' as kind, '01890000-0000-7000-8000-0000000000c0'::uuid as debit, wallet_id as credit, amount, transaction_id, null::uuid as order_id, null::uuid as distribution_id, created_at, n from movement where kind like 'income-%' and status = 'completed'
union all select 'reserve', wallet_id, reserved_id, amount, transaction_id, null, null, created_at, n from movement where kind = 'withdrawal'
union all select 'withdraw', reserved_id, '01890000-0000-7000-8000-0000000000c0', amount, transaction_id, null, null, created_at, n from movement where kind = 'withdrawal' and status = 'completed'
union all select 'release', reserved_id, wallet_id, amount, transaction_id, null, null, created_at, n from movement where kind = 'withdrawal' and status in ('rejected', 'cancelled')
union all select 'invest', wallet_id, project_id, amount, transaction_id, order_id, null, created_at, n from movement where kind = 'order'
union all select 'revoke', project_id, wallet_id, amount, transaction_id, order_id, null, created_at, n from movement where kind = 'revocation'
union all select 'payout', p.project_id, '01890000-0000-7000-8000-0000000000c0', t.invested, null, null, null, least(p.opened_at + interval '60 days', pg_temp.until()), p.n from plot p join total t on t.plot = p.n where p.phase in ('Closed', 'Financed') and t.invested > 0
union all select 'return', '01890000-0000-7000-8000-0000000000c0', wallet_id, interest - fee, transaction_id, order_id, distribution_id, paid_at, n from share where interest > fee
union all select 'principal', '01890000-0000-7000-8000-0000000000c0', wallet_id, principal, transaction_id, order_id, distribution_id, paid_at, n from share where principal > 0
union all select 'fee', '01890000-0000-7000-8000-0000000000c0', '01890000-0000-7000-8000-0000000000f0', fee, null, order_id, distribution_id, paid_at, n from share where fee > 0;
create temporary table decided as
select pg_temp.id('posting', row_number() over (), p.created_at) as transfer_id, pg_temp.id('decision', row_number() over (), p.created_at) as decision_id,
  k.movement, k.postings, k.decided_as, w.user_id, e.project_id, p.*
from (select * from posting order by created_at, kind, n, debit) p
join (values
  ('income', 'credit_document', '{income}', 'platform'), ('reserve', 'request_withdrawal', '{reserve}', 'owner'), ('withdraw', 'approve_withdrawal', '{withdraw}', 'platform'),
  ('release', 'cancel_withdrawal', '{release}', 'owner'), ('invest', 'order', '{invest}', 'owner'), ('revoke', 'revoke', '{revoke}', 'owner'), ('payout', 'pay_out', '{payout}', 'platform'),
  ('return', 'distribute', '{return,principal,fee,withholding}', 'platform'), ('principal', 'distribute', '{return,principal,fee,withholding}', 'platform'),
  ('fee', 'distribute', '{return,principal,fee,withholding}', 'platform')
) k (posting, movement, postings, decided_as) on k.posting = p.kind
left join (select wallet_id as account_id, user_id from customer union all select reserved_id, user_id from customer) w on w.account_id = case when p.kind in ('income', 'revoke', 'return', 'principal') then p.credit else p.debit end
left join plot e on e.project_id = case when p.kind = 'invest' then p.credit else p.debit end;
insert into money_decisions (decision_id, kind, verdict, postings, amount, subject_id, project_id, decided_as, decided_by, four_eyes, hands, is_unproven, created_at)
select decision_id, movement, 'goes', postings::text[], amount, user_id, project_id, decided_as, case decided_as when 'owner' then user_id end, false, '{}', false, created_at from decided;
insert into ledger_transfers (transfer_id, kind, debit_account_id, credit_account_id, amount, transaction_id, order_id, distribution_id, decision_id, created_at)
select transfer_id, kind, debit, credit, amount, transaction_id, order_id, distribution_id, decision_id, created_at from decided;

create temporary table balance as
select account_id, sum(amount)::bigint as amount from (select credit as account_id, amount from posting union all select debit, -amount from posting) legs group by account_id;
create unique index on balance (account_id);
analyze balance;
insert into ledger_accounts (account_id, kind, wallet_id, project_id, balance)
select a.account_id, a.kind, a.wallet_id, a.project_id, coalesce(b.amount, 0) from (
  select wallet_id as account_id, 'wallet' as kind, wallet_id, null::uuid as project_id from customer
  union all select reserved_id, 'reserved', wallet_id, null from customer
  union all select project_id, 'escrow', null, project_id from plot
) a left join balance b using (account_id);
update ledger_accounts a set balance = a.balance + b.amount from balance b where b.account_id = a.account_id and a.wallet_id is null and a.project_id is null;
-- No line shows what promoters paid.
update ledger_accounts a set unreceived = s.net
from (select wallet_id, sum(interest - fee + principal)::bigint as net from share group by 1) s where a.account_id = s.wallet_id;
insert into wallets (wallet_id, user_id, reserved_account_id, created_at) select wallet_id, user_id, reserved_id, joined_at from customer order by n;
