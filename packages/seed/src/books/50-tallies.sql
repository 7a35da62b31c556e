delete from wallet_moves;
insert into wallet_balances (wallet_id, user_id, balance, available)
select w.wallet_id, w.user_id, free.balance + reserved.balance, free.available
from wallets w join ledger_accounts free on free.account_id = w.wallet_id join ledger_accounts reserved on reserved.account_id = w.reserved_account_id
order by w.wallet_id;
select cauce_keep_custody((pg_temp.until() at time zone 'Europe/Madrid')::date - 1);
-- Once the orders are complete and have their time.
select cauce_keep_cohorts(now());
delete from awaited_incomes;
insert into awaited_incomes (transaction_id, amount, booked_at) select * from cauce_incomes_awaited();
select cauce_recount();
