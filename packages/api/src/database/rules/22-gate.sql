-- Money moves by decisions (decision money-gate): each posting names one that was made in its own transaction, so that a decision is
-- spent once and never kept, for its kind of posting and its person, project and payee; no kind of posting exceeds it.

revoke update, delete, truncate on money_decisions from :"application";
create or replace trigger refuse_change before update or delete on money_decisions for each row execute function cauce_refuse_change();
create or replace trigger refuse_truncate before truncate on money_decisions for each statement execute function cauce_refuse_change();

-- By keys: a plan of a session that began with an empty table would read it whole from then on.
create or replace function cauce_check_decisions() returns trigger
  language plpgsql security definer set search_path = public set enable_seqscan = off as $$
declare
  fault text;
begin
  select format('%s of %s cents: its decision %s', f.kind, f.amount, case
    when d.verdict <> 'goes' then 'waits for a second administrator'
    when d.made_in <> pg_current_xact_id() then 'was made in another transaction'
    when not f.kind = any (d.postings) then 'is of another kind'
    when p.payment_id is not null then 'is of another payee'
    when t.fault is not null then t.fault
    else a.fault end)
  into fault
  from fresh f
  join money_decisions d using (decision_id)
  left join lateral (
    select case
      when f.kind = 'pay_own' then 'takes what is not ours'
      when a.garnished > greatest(a.balance, 0) and a.account_id = f.debit_account_id and d.kind in ('order', 'hold_deposit', 'request_withdrawal') then 'takes what is garnished'
      when a.kind = 'escrow' then 'is of another project'
      else 'is of another person' end as fault
    from ledger_accounts a left join wallets using (wallet_id)
    where a.account_id in (f.debit_account_id, f.credit_account_id) and (
      a.wallet_id is not null and user_id is distinct from d.subject_id
      or a.kind = 'escrow' and a.project_id is distinct from d.project_id
      or a.garnished > greatest(a.balance, 0) and a.account_id = f.debit_account_id and d.kind in ('order', 'hold_deposit', 'request_withdrawal')
      or f.kind = 'pay_own' and a.account_id = f.debit_account_id and a.kind not in ('own', 'penalties', 'fees')) limit 1) a on true
  left join lateral (
    select 'is not that of a third party' as fault from transactions t
    where f.kind in ('reserve', 'withdraw') and t.transaction_id = f.transaction_id
      and (t.account_hold_id is not null) <> (d.kind in ('request_third_party', 'approve_third_party'))) t on true
  left join payments p on p.payment_id = f.payment_id and d.iban is not null and p.iban is distinct from d.iban
  where d.verdict <> 'goes' or d.made_in <> pg_current_xact_id() or not f.kind = any (d.postings)
    or p.payment_id is not null or t.fault is not null or a.fault is not null
  limit 1;
  if fault is null then
    select format('%s of %s cents: its decision is of %s cents', t.kind, t.moved, d.amount) into fault
    from (
      select decision_id, kind, sum(amount) as moved from ledger_transfers
      where decision_id = any (array(select decision_id from fresh)) group by decision_id, kind) t
    join money_decisions d using (decision_id)
    where t.moved > d.amount limit 1;
  end if;
  if fault is not null then
    raise exception 'money does not move without its decision: %', fault using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create or replace trigger check_decisions after insert on ledger_transfers referencing new table as fresh
  for each statement execute function cauce_check_decisions();
